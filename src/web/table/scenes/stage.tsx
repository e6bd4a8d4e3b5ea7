/** Where scenes are drawn: above the table, moving nothing under them. */
import type { ComponentChildren, ComponentType } from 'preact';
import { still as unmoved } from '../../base/settings.ts';
import { Pace } from '../stage/drawing.tsx';
import type { Scene, Showing } from '../stage/queue.ts';
import type { SceneNamed } from './scenes.ts';

export type DrawEach<S extends Scene, P> = {
  readonly [N in S['name']]: (props: P & { scene: SceneNamed<S, N> }) => ComponentChildren;
};

/** For scenes drawn elsewhere, or only told. */
export const nothing = (): null => null;

function drawingOf<S extends Scene, P>(draw: DrawEach<S, P>, scene: S): ComponentType<P & { scene: S }>;
function drawingOf(draw: Readonly<Record<string, ComponentType>>, { name }: Scene): ComponentType {
  return draw[name] ?? nothing;
}

type DrawingProps<S extends Scene, P> = { draw: DrawEach<S, P>; scene: S; given: P };

export const Drawing = <S extends Scene, P extends object>({ draw, scene, given }: DrawingProps<S, P>) => {
  const Drawn = drawingOf(draw, scene);
  return <Drawn {...given} scene={scene} />;
};

type Props<S extends Scene, P> = Omit<DrawingProps<S, P>, 'scene'> & {
  showing: Showing<S>;
  pace: number;
  class?: string;
};

export const Stage = <S extends Scene, P extends object>({
  draw,
  showing,
  pace: wanted,
  class: style,
  given,
}: Props<S, P>) => {
  const { scene, still, turned = false } = showing;
  const pace = still || unmoved() ? 0 : wanted;
  return (
    <Pace.Provider value={pace}>
      <div
        class={`stage ${style ?? ''} ${pace === 0 ? 'still' : turned ? 'turned' : ''}`}
        data-scene={scene.name}
        aria-hidden="true"
      >
        <Drawing draw={draw} given={given} scene={scene} />
      </div>
    </Pace.Provider>
  );
};
