/** Scenes of Complots, drawn above the table: nothing under them moves. */
import './css/stage.css';
import { useContext, useEffect } from 'preact/hooks';
import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import { Emblem } from '../../../web/base/art/emblem.tsx';
import { fly } from '../../../web/parts/motion.ts';
import { type DrawEach, nothing } from '../../../web/table/scenes/stage.tsx';
import { At, Pace, Thrown } from '../../../web/table/stage/drawing.tsx';
import type { Names } from '../../../words/words.ts';
import type { ComplotsText } from '../texts/fr/table.ts';
import type { Blow } from './blow.tsx';
import { Back, Face } from './card.tsx';
import type { Scene } from './scenes.ts';

type Of<N extends Scene['name']> = Extract<Scene, { name: N }>;
type Drawing = {
  me: Seat | undefined;
  names: Names;
  text: ComplotsText;
  tell(said: Said): string | undefined;
};

const cards = (seat: Seat): string => `cards-${seat}`;

/** All scenes but losses (blow.tsx). Claims are bubbles, and challenges have their own dark (doubt.tsx). */
export const DRAW: DrawEach<Exclude<Scene, Blow>, Drawing> = {
  claim: nothing,
  counter: nothing,
  join: nothing,
  doubt: nothing,
  flight: (props) => <Flying {...props} />,
  buried: ({ scene }) => (
    <At place={cards(scene.seat)} class="sinking">
      <Back dead />
    </At>
  ),
  examined: (props) => <Examined {...props} />,
  // mine stands above my mask, on no card
  side: ({ scene, text, me }) => (
    <At
      place={scene.seat === me ? `mask-${me}` : cards(scene.seat)}
      class={`turned-coat ${scene.seat === me ? 'own' : ''}`}
    >
      <Sign word={text.sides[scene.side]} emblem={`complots/${scene.side}`} />
    </At>
  ),
  won: ({ scene, text }) => (
    <At place={cards(scene.seat)} class="rays">
      <Sign word={text.stage.won} emblem="crown" />
    </At>
  ),
};

const Flying = ({ scene }: Drawing & { scene: Of<'flight'> }) => {
  const pace = useContext(Pace);
  useEffect(() => {
    if (pace > 0) fly(scene.flights, pace);
  }, [scene]);
  return null;
};

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

/** C64 The card goes to the Inquisitor; its face shows only to players who may know it. */
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
