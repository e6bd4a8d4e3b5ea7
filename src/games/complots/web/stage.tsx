/** Scenes of Complots, drawn above the table: nothing under them moves. */
import './css/stage.css';
import { useEffect } from 'preact/hooks';
import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import { Emblem } from '../../../web/base/art/emblem.tsx';
import { still as unmoved } from '../../../web/base/settings.ts';
import { fly } from '../../../web/parts/motion.ts';
import { At, Pace, Thrown } from '../../../web/table/stage/drawing.tsx';
import type { Showing } from '../../../web/table/stage/queue.ts';
import type { Names } from '../../../words/words.ts';
import { Back, Face } from './card.tsx';
import type { Scene } from './scenes.ts';
import type { ComplotsText } from './text/fr.ts';

type Of<N extends Scene['name']> = Extract<Scene, { name: N }>;
type Props = {
  showing: Showing<Scene>;
  pace: number;
  names: Names;
  text: ComplotsText;
  me: Seat | undefined;
  /** What was said, in a sentence. */
  tell(said: Said): string | undefined;
};
type Drawing = Omit<Props, 'showing'>;

const cards = (seat: Seat): string => `cards-${seat}`;

export const Stage = ({ showing: { scene, still }, ...rest }: Props) => {
  const pace = still || unmoved() ? 0 : rest.pace;
  useEffect(() => {
    if (pace > 0) fly(scene.name === 'flight' ? scene.flights : [], pace);
  }, [scene]);
  return (
    <Pace.Provider value={pace}>
      <div class={`stage ${pace === 0 ? 'still' : ''}`} data-scene={scene.name} aria-hidden="true">
        <Drawn {...rest} scene={scene} />
      </div>
    </Pace.Provider>
  );
};

const Drawn = ({ scene, ...rest }: Drawing & { scene: Scene }) => {
  const { text } = rest;
  switch (scene.name) {
    case 'buried':
      return (
        <At place={cards(scene.seat)} class="sinking">
          <Back dead />
        </At>
      );
    case 'won':
      return (
        <At place={cards(scene.seat)} class="rays">
          <Sign word={text.stage.won} emblem="crown" />
        </At>
      );
    case 'side':
      return (
        <At place={cards(scene.seat)} class="turned-coat">
          <Sign word={text.sides[scene.side]} emblem={`complots/${scene.side}`} />
        </At>
      );
    case 'examined':
      return <Examined {...rest} scene={scene} />;
    default:
      return null;
  }
};

/** What happened, above the middle of the table. */
const Saying = ({ scene, tell }: Pick<Drawing, 'tell'> & { scene: Scene }) => (
  <At place="saying" class="saying">
    <p>{scene.said.flatMap((said) => tell(said) ?? []).join(' ')}</p>
  </At>
);

const Sign = ({ word, emblem }: { word: string; emblem: Parameters<typeof Emblem>[0]['name'] }) => (
  <span class="sign">
    <Emblem name={emblem} /> <b>{word}</b>
  </span>
);

/** C64 The card goes to the Inquisitor; only they who may know it see its face. */
const Examined = ({ scene, text, ...rest }: Drawing & { scene: Of<'examined'> }) => (
  <>
    <Thrown from={cards(scene.seat)} to={cards(scene.by)} ms={300}>
      <span class="looked-at">
        {scene.card === undefined ? <Back /> : <Face of={scene.card} text={text} />}
        <Emblem name="complots/inquisitor" />
      </span>
    </Thrown>
    <Saying {...rest} scene={scene} />
  </>
);
