/** A claim put to the test: two people, one thread, one card. A film also tests lies that nobody challenged. */
import './css/doubt-people.css';
import './css/doubt-card.css';
import './css/doubt-choice.css';
import './css/doubt-sizes.css';
import './css/doubt-motion.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import { Emblem } from '../../../web/base/art/emblem.tsx';
import { ring, shake } from '../../../web/parts/sound.ts';
import type { Tune } from '../../../web/parts/tunes.ts';
import { Mask } from '../../../web/table/mask.tsx';
import type { MaskState } from '../../../web/table/masks-at-table.ts';
import type { Names } from '../../../words/words.ts';
import { type Character, isCharacter } from '../rules/characters.ts';
import type { Claimed } from '../rules/steps.ts';
import type { ComplotsText } from '../texts/fr/table.ts';
import { Back, Face } from './card.tsx';
import type { Facing } from './scenes.ts';
import type { Trial } from './verdict.ts';

const BEATS = ['stake', 'silence', 'turn', 'verdict'] as const;
export type Beat = (typeof BEATS)[number];
/** The start of each beat, in milliseconds at the normal pace. */
export type Score = Readonly<Record<Beat, number>>;
/** Heartbeats, in milliseconds after the silence begins. */
const HEARTS = [100, 500];
/** The mask cracks after the card has torn. */
const CRACK = 160;

export const verdictTune = ({ truth }: Trial): Tune => (truth ? 'bell' : 'rip');

/** The beats in order, each with its sound. Players who skip get the verdict at once. */
export const useBeats = (trial: Trial, score: Score, pace: number, over: boolean): Beat => {
  const [beat, setBeat] = useState<Beat>('stake');
  const doubted = trial.doubter !== undefined;
  useEffect(() => {
    const judge = () => {
      setBeat('verdict');
      ring(verdictTune(trial), pace);
    };
    if (over) {
      judge();
      return undefined;
    }
    ring(doubted ? 'doubt' : 'card', pace);
    const at = (ms: number, then: () => void) => setTimeout(then, ms * pace);
    const timers = [
      at(score.silence, () => setBeat('silence')),
      ...HEARTS.map((ms) =>
        at(score.silence + ms, () => {
          ring('heart', pace);
          shake();
        }),
      ),
      at(score.turn, () => {
        setBeat('turn');
        ring('card', pace);
      }),
      at(score.verdict, judge),
      ...(trial.truth || !doubted ? [] : [at(score.verdict + CRACK, () => ring('crack', pace))]),
    ];
    return () => timers.forEach(clearTimeout);
  }, [over]);
  return over ? 'verdict' : beat;
};

/** Who claims or strikes is above, or to the left, unless it is I: I am below, or to the right. */
export const sidesOf = ([by, other]: Facing, me: Seat | undefined): readonly [Seat | undefined, Seat | undefined] =>
  by === me ? [other, by] : [by, other];

type PersonProps = {
  seat: Seat;
  states: readonly MaskState[];
  name: string;
  second?: boolean;
  children?: ComponentChildren;
};

export const Person = ({ seat, states, name, second, children }: PersonProps) => (
  <figure class={`person seat-${seat} ${second === true ? 'second' : ''}`} aria-hidden="true">
    <Mask seat={seat} states={states} />
    <figcaption>
      <b>{name}</b>
      {children}
    </figcaption>
  </figure>
);

type Props = {
  trial: Trial;
  beat: Beat;
  scene: 'doubt' | 'film';
  me: Seat | undefined;
  names: Names;
  text: ComplotsText;
  verdict: ComponentChildren;
  hands?: Partial<Record<Seat, readonly Character[]>>;
  /** For a lie that nobody challenged: players who could have. */
  court?: readonly Seat[];
  children?: ComponentChildren;
};

export const TrialScene = ({ trial, beat, scene, me, names, text, verdict, hands, court = [], children }: Props) => {
  const { by, doubter, truth, claimed, shown } = trial;
  const [first, second] = sidesOf([by, doubter], me);
  const judged = beat === 'verdict';
  const speaking = judged && truth ? by : (doubter ?? by);
  const person = (seat: Seat | undefined) =>
    seat === undefined ? (
      <Court seats={court} />
    ) : (
      <Person
        seat={seat}
        name={seat === me ? text.you : names(seat)}
        states={[
          ...(seat === first ? (['looking'] as const) : []),
          ...((beat === 'stake' || (judged && truth)) && seat === speaking ? (['speaking'] as const) : []),
          ...(judged && !truth && seat === by && doubter !== undefined ? (['caught'] as const) : []),
        ]}
      >
        <small class="claims">{seat === by && isCharacter(claimed) && text.iAm(text.characters[claimed].the)}</small>
        {seat === doubter && <small class="doubts">{text.doubt}</small>}
        {judged && !truth && seat === doubter && doubter === me && <small class="right">{text.youWereRight}</small>}
        {hands !== undefined && <OpenHand cards={hands[seat] ?? []} text={text} />}
      </Person>
    );
  return (
    <div
      class={`moment ${truth ? 'truth' : 'lie'} ${doubter === undefined ? 'undoubted' : ''}`}
      data-scene={scene}
      data-beat={beat}
      style={{ '--cards': `${Math.max(1, shown.length)}` }}
    >
      <i class="breath" />
      {person(first)}
      <StakedCard trial={trial} text={text} />
      {person(second)}
      <div class="sentence" aria-hidden="true">
        {judged ? verdict : beat !== 'stake' && <b>{text.isIt(nameOf(claimed, text))}</b>}
      </div>
      {children}
    </div>
  );
};

const OpenHand = ({ cards, text }: { cards: readonly Character[]; text: ComplotsText }) => (
  <span class="open-hand">
    {cards.map((card, i) => (
      <Face key={`${card} ${i + 1}`} of={card} text={text} />
    ))}
  </span>
);

const Court = ({ seats }: { seats: readonly Seat[] }) => (
  <figure class="person court" aria-hidden="true">
    <span class="masks">
      {seats.map((seat) => (
        <Mask key={seat} seat={seat} />
      ))}
    </span>
  </figure>
);

const nameOf = (claimed: Claimed, text: ComplotsText): string =>
  isCharacter(claimed) ? text.characters[claimed].the : text.plain.embezzle.name;

/** The staked card: a promise, a back, then its face. */
const StakedCard = ({ trial: { claimed, shown, truth }, text }: { trial: Trial; text: ComplotsText }) => (
  <div class="staked" aria-hidden="true">
    <i class="ring" />
    <i class="ring" />
    <div class="turning">
      <span class="side front">
        <span class="promise">
          {isCharacter(claimed) ? (
            <Face of={claimed} text={text} promised />
          ) : (
            <Back label={text.plain.embezzle.name} promised />
          )}
        </span>
        <Back />
      </span>
      <span class="side verdict">
        {shown.length === 0 ? (
          <span class="torn">
            <Blank />
            <Blank />
          </span>
        ) : (
          shown.map((card, i) => <Face key={`${card} ${i + 1}`} of={card} text={text} />)
        )}
      </span>
    </div>
    {truth ? (
      <span class="stamp truth">
        <svg viewBox="-50 -50 100 100" aria-hidden="true">
          <polygon points={TEETH} />
          <circle r="37" />
        </svg>
        <b>{text.stage.truth}</b>
      </span>
    ) : (
      <span class="stamp lie">{text.stage.lie}</span>
    )}
  </div>
);

const TEETH = Array.from({ length: 56 }, (_, i) => {
  const [far, turn] = [i % 2 === 0 ? 49 : 43, (i * Math.PI) / 28];
  return `${(far * Math.cos(turn)).toFixed(1)},${(far * Math.sin(turn)).toFixed(1)}`;
}).join(' ');

/** The face of a card that was only claimed, never shown. */
const Blank = () => (
  <span class="card blank">
    <Emblem name="bluff" />
  </span>
);
