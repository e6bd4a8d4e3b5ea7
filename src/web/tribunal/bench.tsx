/** The bench: where the others sit, what everybody sees of them, and what each has just said. */
import './css/bench.css';
import { useRef } from 'preact/hooks';
import type { Seat } from '../../engine/seats.ts';
import { tallyOf } from '../../games/tribunal/counting.ts';
import { effectOf } from '../../games/tribunal/decks.ts';
import { type Stock, sayStock } from '../../games/tribunal/moves.ts';
import type { TribunalSeen } from '../../games/tribunal/seen.ts';
import type { Identity } from '../../games/tribunal/steps.ts';
import type { GameWords, Names } from '../../words/words.ts';
import { Emblem } from '../art/emblem.tsx';
import { isAwaited, type People, type Person, type Talk } from '../link/link.ts';
import { Mask } from '../parts/mask.tsx';
import { Presence, presenceSaid } from '../parts/presence.tsx';
import { t } from '../text/text.ts';
import { isPast, wasSeen } from './sees.ts';
import type { Words } from './spoken.ts';
import type { TribunalText } from './text/fr.ts';

type Room = {
  view: TribunalSeen;
  text: TribunalText;
  words: GameWords;
  names: Names;
};

type BenchProps = Room & {
  around: readonly Seat[];
  people: People;
  /** The last words of each in this step. */
  spoken: ReadonlyMap<Seat, Words>;
  /** What is said beside the game. */
  talk: readonly Talk[];
  lit: readonly Seat[];
  /** In a replay with open cards. */
  open: Partial<Record<Seat, Identity>> | undefined;
  targets: readonly Seat[];
  chosen: Seat | undefined;
  /** A lesson asks for him. */
  wanted: Seat | undefined;
  pick(seat: Seat): void;
  ask(seat: Seat): void;
};

export const Bench = ({
  around,
  people,
  spoken,
  talk,
  lit,
  open,
  targets,
  chosen,
  wanted,
  pick,
  ask,
  ...room
}: BenchProps) => (
  <ol class="bench" aria-label={room.text.bench}>
    {around.map((seat, i) => (
      <li key={seat} style={{ '--arc': arcOf(i, around.length) }}>
        <Place
          {...room}
          seat={seat}
          person={people[seat]}
          said={spoken.get(seat)}
          slip={talk.findLast((one) => one.seat === seat)?.says}
          lit={lit.includes(seat)}
          open={open?.[seat]}
          target={targets.includes(seat)}
          chosen={chosen === seat}
          wanted={wanted === seat}
          pick={() => pick(seat)}
          ask={() => ask(seat)}
        />
      </li>
    ))}
  </ol>
);

/** On a wide screen they sit in an arc: those in the middle farthest from me. */
const arcOf = (i: number, count: number): string =>
  count < 2 ? '0' : `${Math.round(ARC * (2 * (i / (count - 1)) - 1) ** 2)}px`;
const ARC = 20;

type PlaceProps = Room & {
  seat: Seat;
  person: Person | undefined;
  said: Words | undefined;
  slip: string | undefined;
  lit: boolean;
  open: Identity | undefined;
  target: boolean;
  chosen: boolean;
  wanted: boolean;
  pick(): void;
  ask(): void;
};

/** Held so long, a place that may be chosen says more instead. */
const LONG = 500;

const Place = (props: PlaceProps) => {
  const { view, seat, names, words, text, person, said, slip, lit, open, target, chosen, wanted, pick, ask } = props;
  const { status } = view.players[seat];
  const name = names(seat);
  const asked = isAwaited(view, seat) && !(view.ready?.includes(seat) ?? false);
  const offended = wasSeen(view, seat);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const long = useRef(false);
  const press = () => {
    long.current = false;
    timer.current = setTimeout(() => {
      long.current = true;
      ask();
    }, LONG);
  };
  const lift = () => clearTimeout(timer.current);
  const about = words.stage?.place(view, seat, names) ?? [];
  const says = [
    target ? text.choose(name) : name,
    ...about,
    ...marksSaid(view, seat, text),
    ...(asked ? [t('thinking')] : []),
    presenceSaid(person) ?? '',
  ];
  return (
    <>
      <button
        type="button"
        class={`place ${status} ${asked ? 'asked' : ''} ${target ? 'target' : ''} ${chosen ? 'chosen' : ''} ${wanted && !offended ? 'wanted' : ''} ${lit ? 'lit' : ''} ${view.over?.includes(seat) === true ? 'won' : ''}`}
        data-seat={seat}
        aria-pressed={target ? chosen : undefined}
        aria-haspopup={target ? undefined : 'dialog'}
        onPointerDown={press}
        onPointerUp={lift}
        onPointerLeave={lift}
        onContextMenu={(event) => event.preventDefault()}
        onClick={() => (long.current ? undefined : target ? pick() : ask())}
      >
        <span class="unseen">{says.filter(Boolean).join(', ')}</span>
        <span class="inside" aria-hidden="true">
          <span class="face" data-at={`seat-${seat}`}>
            <Mask seat={seat} asked={asked} />
            <Marks view={view} seat={seat} />
            <Presence person={person} />
          </span>
          <span class="name">{name}</span>
          <Standing view={view} seat={seat} open={open} />
        </span>
      </button>
      {offended && (
        <button type="button" class={`offence ${wanted ? 'wanted' : ''}`} aria-haspopup="dialog" onClick={ask}>
          <span aria-hidden="true">!</span>
          <span class="unseen">{`${name}, ${text.offence}`}</span>
        </button>
      )}
      {slip !== undefined && (
        <span class="says" key={slip} aria-hidden="true">
          <span class="words">{slip}</span>
        </span>
      )}
      {slip === undefined && said !== undefined && (
        <span class={`says ${isPrivate(said) ? 'private' : ''}`} key={said.join(' ')} aria-hidden="true">
          <Says said={said} view={view} words={words} names={names} />
        </span>
      )}
    </>
  );
};

const marksSaid = (view: TribunalSeen, seat: Seat, text: TribunalText): string[] => [
  ...(view.ready?.includes(seat) === true ? [text.ready] : []),
  ...(view.answered?.includes(seat) === true ? [text.sealed] : []),
  ...(tallied(view, seat) > 0 ? [text.tally(tallied(view, seat))] : []),
];

/** How many cards accuse him, where they lie open. */
export const tallied = ({ ballots = [], docket, phase }: TribunalSeen, seat: Seat): number =>
  docket.seers === 'all' && phase === 'day-verdict' ? (tallyOf(ballots, 'accuse').get(seat) ?? 0) : 0;

/** Signs at the corners: the gavel, the floor, a card that lies there, ready or sealed, accusations. */
const Marks = ({ view, seat }: { view: TribunalSeen; seat: Seat }) => {
  const floor = view.floor !== 'all' && view.floor.includes(seat) && view.phase === 'pleas';
  const done = view.ready?.includes(seat) === true || view.answered?.includes(seat) === true;
  const count = tallied(view, seat);
  return (
    <>
      {view.clerk === seat && view.over === null && (
        <span class="mark clerk">
          <Emblem name="tribunal/clerk" />
        </span>
      )}
      {floor && (
        <span class="mark floor">
          <Emblem name="tribunal/pleas" />
        </span>
      )}
      {done && <span class="mark done">✓</span>}
      {count > 0 && <span class="mark tally">{count}</span>}
    </>
  );
};

/** Lives, what he has become, and the cards before him: those that are over only count. */
export const Standing = ({ view, seat, open }: { view: TribunalSeen; seat: Seat; open?: Identity | undefined }) => {
  const { lives, status, identity } = view.players[seat];
  const { terms, shown } = view.docket.of[seat];
  const known = open ?? (shown ? identity : undefined);
  return (
    // whatever changes in it is drawn anew: nothing that stays is pushed aside
    <span class="standing" key={`${lives} ${status} ${known} ${terms.map(({ card, on }) => `${card} ${on}`).join()}`}>
      <span class="hearts">{'♥'.repeat(lives)}</span>
      {known !== undefined && status !== 'out' && (
        <Emblem name={known === 'mafia' ? 'tribunal/mafia' : 'tribunal/day-verdict'} class={`role ${known}`} />
      )}
      {status === 'informer' && known === undefined && <Emblem name="tribunal/informer" />}
      {terms.map((held, i) => (
        <Emblem
          key={`${held.card} ${i + 1}`}
          name={`tribunal/${held.card}`}
          class={isPast(view, held) || effectOf(held.card) === 'none' ? 'past' : 'acting'}
        />
      ))}
      {status === 'out' && <Emblem name="skull" />}
    </span>
  );
};

const isPrivate = ([, verb]: Words): boolean => verb === 'confided' || verb === 'murmured';

const SIGNS = {
  suspect: 'tribunal/accusation',
  trust: 'tribunal/pardon',
  liar: 'tribunal/cheat',
  protect: 'tribunal/anti-mafia',
  why: 'tribunal/peek',
} as const;

/** What is said so often that a sign is enough. */
const NODS = { agree: '✓', disagree: '✗', unsure: '?', 'no-reason': '…' } as const;

type Saying = { view: TribunalSeen; words: GameWords; names: Names };

/** Short, for a bubble: a sign and a name, or the words themselves. */
const Says = ({ said, ...rest }: Saying & { said: Words }) => {
  const { names } = rest;
  switch (said[1]) {
    case 'pleaded':
      return <Aimed emblem="tribunal/accusation" at={said[2]} names={names} />;
    case 'whispered':
      return <Aimed emblem="tribunal/informer" at={said[2]} names={names} />;
    case 'spoke':
      return <span class="words">{brief(said[2])}</span>;
    case 'confided':
      return <span class="words">{brief(said[3])}</span>;
    case 'said': {
      const [, , ...phrase] = said;
      return <Phrase {...rest} phrase={phrase} />;
    }
    case 'murmured': {
      const [, , , ...phrase] = said;
      return <Phrase {...rest} phrase={phrase} />;
    }
  }
};

const Phrase = ({ phrase, view, words, names }: Saying & { phrase: Stock }) => {
  if (phrase.length !== 1) return <Aimed emblem={SIGNS[phrase[0]]} at={phrase[1]} names={names} />;
  const [id] = phrase;
  return id === 'judge' ? (
    <span class="words">{words.move(sayStock(undefined, phrase), names, view).quote}</span>
  ) : (
    <b class="nod">{NODS[id]}</b>
  );
};

/** A bubble is small: all of it is in the well and in the log. */
const LETTERS = 13;
const brief = (line: string): string => (line.length > LETTERS ? `${line.slice(0, LETTERS).trimEnd()}…` : line);

const Aimed = ({ emblem, at, names }: { emblem: `tribunal/${string}`; at: Seat; names: Names }) => (
  <>
    <Emblem name={emblem} />
    <span class="words">{names(at)}</span>
  </>
);
