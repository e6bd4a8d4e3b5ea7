/** Scenes of the alley, drawn above it: nothing under them moves. Attack and answer have their own place (duel.tsx). */
import './css/stage.css';
import type { ComponentChildren } from 'preact';
import type { Said } from '../../engine/facts.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Card } from '../../games/assassin-x/cards.ts';
import { type Effect, JOKER } from '../../games/assassin-x/jokers.ts';
import type { AssassinXSeen } from '../../games/assassin-x/seen.ts';
import type { GameWords, Names } from '../../words/words.ts';
import { Emblem } from '../art/emblem.tsx';
import { ring } from '../parts/sound.ts';
import type { Tune } from '../parts/tunes.ts';
import { still as unmoved } from '../settings.ts';
import { At, DrawnLine, Pace, Thrown } from '../stage/drawing.tsx';
import type { Showing } from '../stage/queue.ts';
import { Back, Either, Face } from './card.tsx';
import { type Scene, SLIP } from './scenes.ts';
import { Bullets } from './seat.tsx';
import type { AlleyText } from './text/fr.ts';

type Of<N extends Scene['name']> = Extract<Scene, { name: N }>;
type Props = {
  showing: Showing<Scene>;
  pace: number;
  view: AssassinXSeen;
  words: GameWords;
  names: Names;
  text: AlleyText;
  /** What one who was out had guessed, right or wrong. */
  guess: string | undefined;
};
type Drawing = Omit<Props, 'showing' | 'pace'>;

const TUNE: Readonly<Partial<Record<Scene['name'], Tune>>> = {
  deal: 'card',
  offer: 'card',
  take: 'card',
  discard: 'card',
  attack: 'blade',
  siren: 'siren',
  arrested: 'clang',
  cleared: 'shutter',
  alibi: 'chime',
  joker: 'chime',
  uncovered: 'card',
  give: 'card',
  swap: 'card',
  drawn: 'card',
  ended: 'bullet',
  won: 'win',
};

export const sound = ({ scene, still }: Showing<Scene>, pace: number): void => {
  const tune = scene.name === 'duel' ? (scene.killed ? 'shot' : 'ricochet') : TUNE[scene.name];
  if (tune !== undefined) ring(tune, still ? 0 : pace);
};

const at = (seat: Seat): string => `seat-${seat}`;

/** Scenes for which the well is cleared: something else is drawn there. */
export const covers = (scene: Scene | undefined): boolean =>
  scene !== undefined && !['discard', 'drawn', 'give', 'swap'].includes(scene.name);

/** X21 X30 how it comes out is told by the blow, the stamp and what is said after it: by nothing before. */
export const isSilent = (scene: Scene | undefined): boolean =>
  scene !== undefined && (scene.name === 'duel' || scene.name === 'arrested' || scene.name === 'cleared');

/** What it says, of what all may read; the last of it, where there is room for so much only. */
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

export const Stage = ({ showing: { scene, still }, pace: wanted, ...rest }: Props) => {
  const pace = still || unmoved() ? 0 : wanted;
  return (
    <Pace.Provider value={pace}>
      <div class={`stage alley-stage ${pace === 0 ? 'still' : ''}`} data-scene={scene.name} aria-hidden="true">
        <Drawn {...rest} scene={scene} />
      </div>
    </Pace.Provider>
  );
};

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

const Drawn = ({ scene, ...rest }: Drawing & { scene: Scene }) => {
  const { text } = rest;
  switch (scene.name) {
    case 'deal':
      return <Deal {...rest} scene={scene} />;
    case 'offer':
      return (
        <>
          <DrawnLine from={at(scene.by)} to={at(scene.to)} class="gives" />
          <At place="well" from={at(scene.by)} ms={450} class="laid-out">
            <Row cards={scene.cards} />
          </At>
        </>
      );
    case 'take':
      return (
        <>
          <Thrown from="well" to={at(scene.by)} ms={550}>
            <Either of={scene.hidden && scene.by === rest.view.me ? '?' : scene.card} />
          </Thrown>
          {scene.drew && (
            <Thrown from="pile" to={at(scene.from)} ms={750}>
              <Back />
            </Thrown>
          )}
        </>
      );
    case 'discard':
      return (
        <Thrown from={at(scene.seat)} to="discard" ms={400}>
          <Either of={scene.card} />
        </Thrown>
      );
    case 'drawn':
      return (
        <Thrown from="pile" to={at(scene.seat)} ms={350}>
          <Back />
        </Thrown>
      );
    case 'siren':
      return (
        <>
          <span class="beacon" />
          <DrawnLine from={at(scene.by)} to={at(scene.at)} class="deadly" />
          <At place="well" from={at(scene.by)} ms={400}>
            <Face of="intervention" class="large" />
          </At>
        </>
      );
    case 'arrested':
      return (
        <Verdict from={at(scene.seat)}>
          <span class="turning">
            <Face of="assassin" class="large" />
          </span>
          <Stamp word={text.stamps.arrested} tone="bad" />
        </Verdict>
      );
    case 'cleared':
      return (
        <Verdict from={at(scene.seat)}>
          {scene.saw.length > 0 ? <Row cards={scene.saw} /> : <Row cards={['?', '?', '?', '?', '?']} />}
          <Stamp word={text.stamps.cleared} tone="good" />
        </Verdict>
      );
    case 'alibi':
      return (
        <Verdict from={at(scene.seat)}>
          <Face of="alibi" class="large" />
          <Stamp word={text.stamps.alibi} tone="gold" />
        </Verdict>
      );
    case 'joker':
      return <Played {...rest} scene={scene} />;
    case 'uncovered':
      return (
        <At place="well" from={at(scene.seat)} ms={350}>
          <Face of={scene.joker} class="large" />
        </At>
      );
    case 'give':
      return (
        <Thrown from={at(scene.by)} to={at(scene.to)} ms={600}>
          <Either of={scene.card} />
        </Thrown>
      );
    case 'swap':
      return (
        <Thrown from="discard" to={at(scene.seat)} ms={500}>
          <Back />
        </Thrown>
      );
    case 'ended':
      return <RoundCard {...rest} scene={scene} />;
    case 'won':
      return (
        <At place="well" class="rays">
          <span class="sign">
            <Emblem name="assassin-x/assassin" /> <b>{`${rest.names(scene.seat)} · ${text.stamps.won}`}</b>
          </span>
        </At>
      );
    default:
      return null;
  }
};

const Verdict = ({ from, children }: { from: string; children: ComponentChildren }) => (
  <At place="well" from={from} ms={400} class="judged">
    {children}
  </At>
);

/** X3 a new round: its number, who begins, and which way round. */
const Deal = ({ scene, names, text }: Drawing & { scene: Of<'deal'> }) => (
  <At place="well" class="plaque">
    <b class="number">{text.round(scene.round)}</b>
    <span>
      {names(scene.starter)} <span class={`spin ${scene.direction === 1 ? '' : 'counter'}`}>↻</span>
    </span>
  </At>
);

/** X42 a joker, at whom, and what comes of it as far as I may see. */
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

/** How many cards there are in a hand (X13), and how many of the discards one sees turned over. */
const [HAND, SOME] = [5, 3];
const unseen = (count: number): readonly '?'[] => Array.from({ length: count }, () => '?');

/** What is seen beside the joker: a hand, the joker that it strips somebody of, discards under a glass, which way round. */
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

/** What goes from hand to hand. */
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

/** X4 how a round ended, who scored, and how all stand now. */
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
