import { Stage } from '../../../web/table/scenes/stage.tsx';
import { BlowLayer, isBlow } from './blow.tsx';
import type { Dark } from './dark.ts';
import { DarkLayer, type DarkProps } from './doubt.tsx';
import { DRAW } from './stage.tsx';

type LayersProps = Omit<DarkProps, 'dark'> & { dark: Dark | undefined; doubted: number };

export const Layers = ({ dark, doubted, pick, ...rest }: LayersProps) => {
  const { view, showing, pace, names, text, tell } = rest;
  if (dark !== undefined)
    return <DarkLayer {...rest} dark={dark} pick={showing === undefined ? pick : undefined} key={`dark ${doubted}`} />;
  if (showing === undefined) return null;
  const { scene } = showing;
  const { still } = showing;
  return isBlow(scene) ? (
    <BlowLayer {...{ scene, still, pace, names, text, tell }} me={view.me} key="blow" />
  ) : (
    <Stage
      draw={DRAW}
      showing={{ scene, still }}
      pace={pace}
      given={{ me: view.me, names, text, tell }}
      key={scene.said[0]?.join() ?? ''}
    />
  );
};
