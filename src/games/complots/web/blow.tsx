/** The scene of a loss: darkness, masks, one sentence; a shorter form of the challenge scene. */
import './css/blow.css';
import { useEffect } from 'preact/hooks';
import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import { Emblem } from '../../../web/base/art/emblem.tsx';
import type { EmblemName } from '../../../web/base/art/emblems.ts';
import { fly } from '../../../web/parts/motion.ts';
import type { MaskState } from '../../../web/table/masks-at-table.ts';
import { type DrawEach, Drawing } from '../../../web/table/scenes/stage.tsx';
import { type Names, tellTo } from '../../../words/words.ts';
import type { ComplotsText } from '../texts/fr/table.ts';
import { Back, Face } from './card.tsx';
import type { Facing, Scene } from './scenes.ts';
import { Person, sidesOf } from './trial.tsx';

export type Blow = Extract<Scene, { name: 'strike' | 'foiled' | 'lost' | 'out' | 'exchange' }>;

export const isBlow = (scene: Scene): scene is Blow => Object.hasOwn(DEEDS, scene.name);

type Props = {
  scene: Blow;
  still: boolean;
  pace: number;
  me: Seat | undefined;
  names: Names;
  text: ComplotsText;
  tell(said: Said): string | undefined;
};

export const BlowLayer = ({ scene, still, pace, me, names, text, tell }: Props) => {
  // coins and cards fly when the dark is over
  useEffect(() => () => fly('flights' in scene ? scene.flights : [], pace), [scene]);
  const [first, second] = sidesOf(facingIn(scene), me);
  const alone = 'seat' in scene ? scene.seat : undefined;
  const person = (seat: Seat | undefined) =>
    seat === undefined || seat !== (alone ?? seat) ? null : (
      <Person
        seat={seat}
        name={seat === me ? text.you : names(seat)}
        states={statesIn(scene, seat, seat === first)}
        second={seat === second}
      />
    );
  return (
    <div class={`dark befalls ${still ? 'still' : ''}`}>
      <div
        class={`moment ${alone === undefined ? 'between' : 'falling'}`}
        data-scene={scene.name}
        aria-hidden="true"
        key={scene.said[0]?.join() ?? ''}
      >
        {person(first)}
        <span class="deed">
          <Drawing draw={DEEDS} given={{ text }} scene={scene} />
        </span>
        {person(second)}
        <div class="sentence">
          <b>{saidOf(scene, me, names, text) ?? tell(scene.said[0] ?? [])}</b>
        </div>
      </div>
    </div>
  );
};

/** The outcome of a killing: a blackmailed player may still pay. For all else the first sentence is enough. */
const saidOf = (scene: Blow, me: Seat | undefined, names: Names, text: ComplotsText): string | undefined =>
  scene.name === 'strike' && scene.with !== 'coup' && scene.with !== 'blackmailer'
    ? tellTo(me, scene.at)(text.loses, { who: names(scene.at) })
    : undefined;

const facingIn = (scene: Blow): Facing => {
  if (scene.name === 'exchange') return [scene.seat];
  return 'facing' in scene ? scene.facing : [scene.by, scene.at];
};

const statesIn = (scene: Blow, seat: Seat, first: boolean): readonly MaskState[] => {
  const looks = first ? (['looking'] as const) : [];
  if (scene.name === 'strike') return [...looks, seat === scene.at ? 'aimed' : 'speaking'];
  if (scene.name === 'foiled') return seat === scene.by ? [...looks, 'speaking'] : looks;
  return scene.name === 'out' ? ['out'] : [];
};

const Disc = ({ name, kind }: { name: EmblemName; kind: string }) => (
  <span class={`disc-of ${kind}`}>
    <Emblem name={name} />
  </span>
);

const DEEDS: DrawEach<Blow, { text: ComplotsText }> = {
  strike: ({ scene }) => (
    <Disc name={scene.with === 'coup' ? 'complots/coup' : `complots/${scene.with}`} kind="blade" />
  ),
  foiled: () => <Disc name="complots/counter" kind="shielding" />,
  lost: ({ scene, text }) => (
    <span class="fallen">
      <Face of={scene.card} text={text} dead />
    </span>
  ),
  out: ({ scene, text }) =>
    scene.cards.length === 0 ? (
      <Disc name="skull" kind="ended" />
    ) : (
      <span class="uncovered">
        {scene.cards.map((card, i) => (
          <Face key={`${card} ${i + 1}`} of={card} text={text} dead />
        ))}
      </span>
    ),
  exchange: () => (
    <span class="swapped">
      <Back />
      <Back />
    </span>
  ),
};
