/** What is drawn above the table while something happens. */
import type { Said } from '../../engine/facts.ts';
import type { ComplotsSeen } from '../../games/complots/seen.ts';
import type { Names } from '../../words/words.ts';
import type { Showing } from '../stage/queue.ts';
import { BlowLayer } from './blow.tsx';
import { type Dark, isBlow } from './dark.ts';
import { DarkLayer } from './doubt.tsx';
import type { OwnPick } from './pick.tsx';
import type { Scene } from './scenes.ts';
import { Stage } from './stage.tsx';
import type { ComplotsText } from './text/fr.ts';

type LayersProps = {
  dark: Dark | undefined;
  /** Which doubt it is dark for. */
  doubted: number;
  view: ComplotsSeen;
  showing: Showing<Scene> | undefined;
  pace: number;
  names: Names;
  text: ComplotsText;
  pick: OwnPick | undefined;
  tell(said: Said): string | undefined;
};

export const Layers = ({ dark, doubted, pick, ...rest }: LayersProps) => {
  const { view, showing, pace, names, text, tell } = rest;
  if (dark !== undefined)
    return <DarkLayer {...rest} dark={dark} pick={showing === undefined ? pick : undefined} key={`dark ${doubted}`} />;
  if (showing === undefined) return null;
  const { scene } = showing;
  return isBlow(scene) ? (
    <BlowLayer {...{ scene, showing, pace, names, text, tell }} me={view.me} key="blow" />
  ) : (
    <Stage {...{ showing, pace, names, text, tell }} me={view.me} key={scene.said[0]?.join() ?? ''} />
  );
};
