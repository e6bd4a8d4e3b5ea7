import { BlowLayer } from './blow.tsx';
import { type Dark, isBlow } from './dark.ts';
import { DarkLayer, type DarkProps } from './doubt.tsx';
import { Stage } from './stage.tsx';

/** `doubted`: which doubt it is dark for. */
type LayersProps = Omit<DarkProps, 'dark'> & { dark: Dark | undefined; doubted: number };

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
