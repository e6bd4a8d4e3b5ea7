/** Scenes of Assassin X, drawn above the table. Attacks have their own (duel.tsx). */
import './css/stage.css';
import type { ComponentChildren } from 'preact';
import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import { Emblem } from '../../../web/base/art/emblem.tsx';
import { type DrawEach, nothing } from '../../../web/table/scenes/stage.tsx';
import { At, DrawnLine, Thrown } from '../../../web/table/stage/drawing.tsx';
import type { GameWords, Names } from '../../../words/words.ts';
import type { Card } from '../rules/cards.ts';
import { type Effect, JOKER } from '../rules/jokers.ts';
import type { AssassinXView } from '../rules/typed-view.ts';
import type { AssassinXText } from '../texts/fr/table.ts';
import { Either, Face } from './card.tsx';
import { type Scene, SLIP } from './scenes.ts';
import { Bullets } from './seat.tsx';

type Of<N extends Scene['name']> = Extract<Scene, { name: N }>;
type Drawing = {
  view: AssassinXView;
  words: GameWords;
  names: Names;
  text: AssassinXText;
  /** The guess of a player who is out, right or wrong. */
  guess: string | undefined;
};

const at = (seat: Seat): string => `seat-${seat}`;

export const spokenIn = (
  said: readonly Said[],
  words: GameWords,
  names: Names,
  me: Seat | undefined,
  most = said.length,
): string =>
  said
    .filter((one) => words.stage?.secret?.(one) === undefined)
    .flatMap((one) => words.fact(one, names, me) ?? [])
    .slice(-most)
    .join(' ');

const Row = ({ cards, class: style = '' }: { cards: readonly (Card | '?')[]; class?: string }) => (
  <span class={`row ${style}`}>
    {cards.map((card, i) => (
      <Either key={`${card} ${i + 1}`} of={card} />
    ))}
  </span>
);

const Stamp = ({ word, tone }: { word: string; tone: 'good' | 'bad' | 'gold' }) => (
  <b class={`stamp ${tone}`}>{word}</b>
);

export const DRAW: DrawEach<Scene, Drawing> = {
  deal: (props) => <Deal {...props} />,
  offer: (props) => <Offer {...props} />,
  take: (props) => <Taken {...props} />,
  discard: ({ scene }) => <Passing from={at(scene.seat)} to="discard" ms={400} card={scene.card} />,
  drawn: ({ scene }) => <Passing from="pile" to={at(scene.seat)} ms={350} />,
  attack: nothing,
  duel: nothing,
  siren: (props) => <Siren {...props} />,
  arrested: (props) => <Judged {...props} />,
  cleared: (props) => <Judged {...props} />,
  alibi: (props) => <Judged {...props} />,
  joker: (props) => <Played {...props} />,
  uncovered: ({ scene }) => (
    <At place="well" from={at(scene.seat)} ms={350}>
      <Face of={scene.joker} class="large" />
    </At>
  ),
  give: ({ scene }) => <Passing from={at(scene.by)} to={at(scene.to)} ms={600} card={scene.card} />,
  swap: ({ scene }) => <Passing from="discard" to={at(scene.seat)} ms={500} />,
  ended: (props) => <RoundCard {...props} />,
  won: (props) => <Winner {...props} />,
};

/** A card that moves, face down if I may not know it. */
const Passing = ({ card, ...way }: { from: string; to: string; ms: number; card?: Card | '?' | undefined }) => (
  <Thrown {...way}>
    <Either of={card} />
  </Thrown>
);

const Offer = ({ scene }: { scene: Of<'offer'> }) => (
  <>
    <DrawnLine from={at(scene.by)} to={at(scene.to)} class="gives" />
    <At place="well" from={at(scene.by)} ms={450} class="laid-out">
      <Row cards={scene.cards} />
    </At>
  </>
);

const Taken = ({ scene, view }: Drawing & { scene: Of<'take'> }) => (
  <>
    <Passing from="well" to={at(scene.by)} ms={550} card={scene.hidden && scene.by === view.me ? '?' : scene.card} />
    {scene.drew && <Passing from="pile" to={at(scene.from)} ms={750} />}
  </>
);

const Siren = ({ scene }: { scene: Of<'siren'> }) => (
  <>
    <span class="beacon" />
    <DrawnLine from={at(scene.by)} to={at(scene.at)} class="deadly" />
    <At place="well" from={at(scene.by)} ms={400}>
      <Face of="intervention" class="large" />
    </At>
  </>
);

/** X30 What the suspect shows, and the outcome. */
const Judged = ({ scene, text: { stamps } }: Drawing & { scene: Of<'arrested' | 'cleared' | 'alibi'> }) => (
  <At place="well" from={at(scene.seat)} ms={400} class="judged">
    {scene.name === 'arrested' && (
      <span class="turning">
        <Face of="assassin" class="large" />
      </span>
    )}
    {scene.name === 'cleared' && <Row cards={scene.saw.length > 0 ? scene.saw : unseen(HAND)} />}
    {scene.name === 'alibi' && <Face of="alibi" class="large" />}
    <Stamp word={stamps[scene.name]} tone={TONE[scene.name]} />
  </At>
);
const TONE = { arrested: 'bad', cleared: 'good', alibi: 'gold' } as const;

const Winner = ({ scene, names, text }: Drawing & { scene: Of<'won'> }) => (
  <At place="well" class="rays">
    <span class="sign">
      <Emblem name="assassin-x/assassin" /> <b>{`${names(scene.seat)} · ${text.stamps.won}`}</b>
    </span>
  </At>
);

/** X3 A new round: its number, who begins, and the direction. */
const Deal = ({ scene, names, text }: Drawing & { scene: Of<'deal'> }) => (
  <At place="well" class="plaque">
    <b class="number">{text.round(scene.round)}</b>
    <span>
      {names(scene.starter)} <span class={`spin ${scene.direction === 1 ? '' : 'counter'}`}>↻</span>
    </span>
  </At>
);

/** X42 A joker, its target, and its effect as far as I may see it. */
const Played = ({ scene }: Drawing & { scene: Of<'joker'> }) => {
  const { does } = JOKER[scene.joker];
  return (
    <>
      {does.includes('strip') && scene.at !== undefined && (
        <At place={at(scene.at)} class="followed">
          <i />
        </At>
      )}
      {scene.at !== undefined && <DrawnLine from={at(scene.by)} to={at(scene.at)} class="deadly" />}
      <At place="well" from={at(scene.by)} ms={400} class={`judged vignette ${does.includes('look') ? 'tall' : ''}`}>
        <Face of={scene.joker} class="large" />
        {does.map((effect) => (
          <Effected key={effect} effect={effect} scene={scene} />
        ))}
      </At>
      {does.map((effect) => (
        <Moved key={effect} effect={effect} scene={scene} />
      ))}
    </>
  );
};

type EffectProps = { effect: Effect; scene: Of<'joker'> };

/** Cards in a hand (X13), and how many of the searched discards are drawn. */
const [HAND, SOME] = [5, 3];
const unseen = (count: number): readonly '?'[] => Array.from({ length: count }, () => '?');

/** What a joker shows: a hand, an uncovered joker, the discards, or the direction. */
const Effected = ({ effect, scene: { shown, turned } }: EffectProps): ComponentChildren => {
  switch (effect) {
    case 'look':
      return <Row cards={shown.length > 0 ? shown : unseen(HAND)} class="turned" />;
    case 'strip':
      return <Row cards={shown} class="turned" />;
    case 'swap':
      return (
        <span class="searched">
          <Row cards={unseen(SOME)} />
          <i class="glass" />
        </span>
      );
    case 'turn':
      return <b class={`whirls ${turned === -1 ? 'counter' : ''}`}>↻</b>;
    default:
      return null;
  }
};

const Moved = ({ effect, scene }: EffectProps): ComponentChildren => {
  if (scene.at === undefined) return null;
  if (effect === 'steal')
    return (
      <Thrown from={at(scene.at)} to={at(scene.by)} ms={700} after={500}>
        <Either of={scene.shown[0]} />
      </Thrown>
    );
  return effect === 'slip' ? (
    <Thrown from={at(scene.by)} to={at(scene.at)} ms={SLIP} after={1300}>
      <Face of="assassin" />
    </Thrown>
  ) : null;
};

/** X4 How a round ended, who scored, and the standings. */
const RoundCard = ({ scene, view, words, names, text, guess }: Drawing & { scene: Of<'ended'> }) => {
  const [said = []] = scene.said;
  const gained = (seat: Seat): number => scene.scored.find((one) => one.seat === seat)?.points ?? 0;
  return (
    <At place="well" class="plaque score">
      <b class="number">{text.round(view.round)}</b>
      <span class="why">{words.fact(said, names, view.me)}</span>
      <ul>
        {view.seats.map((seat) => (
          <li key={seat} class={gained(seat) > 0 ? 'gains' : ''}>
            <span class="name">{names(seat)}</span>
            <Bullets points={view.players[seat].points} more={gained(seat)} />
            <b>{gained(seat) > 0 ? text.scores(gained(seat)) : ''}</b>
          </li>
        ))}
      </ul>
      {scene.scored.length === 0 && <span>{text.nobody}</span>}
      {guess !== undefined && <span class="guess-told">{guess}</span>}
    </At>
  );
};
