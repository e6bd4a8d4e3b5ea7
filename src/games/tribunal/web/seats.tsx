/** The bench: the other seats, what is public about them, and their newest words. */
import './css/seats.css';
import { useMemo, useRef } from 'preact/hooks';
import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import { Emblem } from '../../../web/base/art/emblem.tsx';
import { t } from '../../../web/base/text/table.ts';
import { isAwaited, type People, type Person, type Talk } from '../../../web/link/link.ts';
import { Mask } from '../../../web/table/mask.tsx';
import { Presence, presenceSaid } from '../../../web/table/presence.tsx';
import type { GameWords, Names } from '../../../words/words.ts';
import { tallyOf } from '../rules/counting.ts';
import { effectOf } from '../rules/decks.ts';
import type { Ballot, Identity } from '../rules/steps.ts';
import type { TribunalView } from '../rules/typed-view.ts';
import type { TribunalText } from '../texts/fr/table.ts';
import type { Accused, Words } from './spoken.ts';
import { isPast, playing, wasSeen } from './view.ts';

type BenchView = {
  view: TribunalView;
  torn: ReadonlyMap<Ballot, number>;
  text: TribunalText;
  words: GameWords;
  names: Names;
};

type BenchProps = BenchView & {
  around: readonly Seat[];
  people: People;
  spoken: ReadonlyMap<Seat, Words>;
  /** During debates: how many players suspect whom. */
  voices: readonly Accused[];
  talk: readonly Talk[];
  lit: readonly Seat[];
  /** T21 My fellow mafiosi while I may see them; all others are dark meanwhile. */
  mates: readonly Seat[];
  open: Partial<Record<Seat, Identity>> | undefined;
  targets: readonly Seat[];
  chosen: Seat | undefined;
  wanted: Seat | undefined;
  pick(seat: Seat): void;
  ask(seat: Seat): void;
};

export const Seats = ({
  around,
  people,
  spoken,
  voices,
  talk,
  lit,
  mates,
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
      <li
        key={seat}
        class={mates.length === 0 ? '' : mates.includes(seat) ? 'mate' : 'in-dark'}
        style={{ '--arc': arcOf(i, around.length) }}
      >
        <Place
          {...room}
          seat={seat}
          person={people[seat]}
          said={spoken.get(seat)}
          voices={voices.find((one) => one.seat === seat)?.voices ?? 0}
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

/** On a wide screen seats form an arc: those in the middle are farthest from me. */
const arcOf = (i: number, count: number): string =>
  count < 2 ? '0' : `${Math.round(ARC * (2 * (i / (count - 1)) - 1) ** 2)}px`;
const ARC = 20;

type PlaceProps = BenchView & {
  seat: Seat;
  person: Person | undefined;
  said: Words | undefined;
  voices: number;
  slip: string | undefined;
  lit: boolean;
  open: Identity | undefined;
  target: boolean;
  chosen: boolean;
  wanted: boolean;
  pick(): void;
  ask(): void;
};

/** Holding a seat this long explains it instead of choosing it. */
const LONG = 500;

/** Memoized while its props are equal; the touch handlers are read when used. */
const Place = ({ pick, ask, ...drawn }: PlaceProps) => {
  const acts = useRef({ pick, ask });
  acts.current = { pick, ask };
  const { view, torn, seat, names, words, text, person, said, voices, slip, lit, open, target, chosen, wanted } = drawn;
  return useMemo(
    () => <DrawnPlace {...drawn} pick={() => acts.current.pick()} ask={() => acts.current.ask()} />,
    [view, torn, seat, names, words, text, person, said, voices, slip, lit, open, target, chosen, wanted],
  );
};

const DrawnPlace = (props: PlaceProps) => {
  const { view, torn, seat, names, words, text, person, said, voices, slip, lit, open, target, chosen, wanted } = props;
  const { pick, ask } = props;
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
    ...marksSaid(props, seat),
    ...(voices > 0 ? [text.voices(voices)] : []),
    ...(asked ? [t('thinking')] : []),
    presenceSaid(person) ?? '',
  ];
  return (
    <>
      <button
        type="button"
        class={`place status-${status} ${asked ? 'asked' : ''} ${target ? 'target' : ''} ${chosen ? 'chosen' : ''} ${wanted && !offended ? 'wanted' : ''} ${lit ? 'lit' : ''} ${view.over?.includes(seat) === true ? 'won' : ''}`}
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
        <span class="inside" data-at={`stand-${seat}`} aria-hidden="true">
          <span class="face" data-at={`seat-${seat}`}>
            <Mask seat={seat} asked={asked} />
            <Marks view={view} seat={seat} torn={torn} />
            <Presence person={person} />
          </span>
          <span class="name">{name}</span>
          {status === 'in' && <Suspicion voices={voices} of={playing(view).length - 1} />}
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
          <Says said={said} words={words} names={names} />
        </span>
      )}
    </>
  );
};

const marksSaid = ({ view, text, torn }: BenchView, seat: Seat): string[] => [
  ...(view.ready?.includes(seat) === true ? [text.ready] : []),
  ...(view.answered?.includes(seat) === true ? [text.sealed] : []),
  ...(tallied(view, seat, torn) > 0 ? [text.tally(tallied(view, seat, torn))] : []),
];

export const tallied = (
  { ballots = [], docket, phase }: TribunalView,
  seat: Seat,
  torn: ReadonlyMap<Ballot, number> = NONE_TORN,
): number =>
  docket.seers === 'all' && phase === 'day-verdict'
    ? (tallyOf(ballots, 'accuse').get(seat) ?? 0) - (torn.get(`accuse ${seat}`) ?? 0)
    : 0;
const NONE_TORN: ReadonlyMap<Ballot, number> = new Map();

/** Signs at the corners: gavel, floor, played card, ready or sealed, accusations. */
const Marks = ({ view, seat, torn }: Pick<BenchView, 'view' | 'torn'> & { seat: Seat }) => {
  const floor = view.floor !== 'all' && view.floor.includes(seat) && view.phase === 'pleas';
  const done = view.ready?.includes(seat) === true || view.answered?.includes(seat) === true;
  const count = tallied(view, seat, torn);
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
      {view.phase === 'contest' && view.players[seat].status === 'in' && view.clerk !== seat && (
        <span class="mark hovers">
          <Emblem name="tribunal/contest" />
        </span>
      )}
      {done && <span class="mark done">✓</span>}
      {count > 0 && <span class="mark tally">{count}</span>}
    </>
  );
};

/** Lives, status, and cards before them; spent ones are only counted. */
export const Standing = ({ view, seat, open }: { view: TribunalView; seat: Seat; open?: Identity | undefined }) => {
  const { lives, status, identity } = view.players[seat];
  const { terms, shown } = view.docket.of[seat];
  const known = open ?? (shown ? identity : undefined);
  return (
    // keyed by content: changes shift nothing that stays
    <span class="standing" key={`${lives} ${status} ${known} ${terms.map(({ card, on }) => `${card} ${on}`).join()}`}>
      <span class="hearts">{'♥'.repeat(lives)}</span>
      {known !== undefined && status !== 'out' && (
        <Emblem name={known === 'mafia' ? 'tribunal/mafia' : 'tribunal/day-verdict'} class={`role role-${known}`} />
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

/** Today's suspicion as a bar under the name. */
const Suspicion = ({ voices, of }: { voices: number; of: number }) => (
  <span class="suspicion">
    <i style={{ width: `${Math.min(100, Math.round((100 * voices) / Math.max(1, of)))}%` }} />
  </span>
);

type Saying = { words: GameWords; names: Names };

/** Letters of a bubble; the whole sentence is in the well and the log. */
const LETTERS = 30;
const brief = (line: string): string => (line.length > LETTERS ? `${line.slice(0, LETTERS).trimEnd()}…` : line);

const Says = ({ said, words, names }: Saying & { said: Words }) => (
  <span class="words">{brief(wordsIn(said, words, names))}</span>
);

const wordsIn = (said: Words, words: GameWords, names: Names): string => {
  const uttered = (one: Said) => words.stage?.uttered?.(one, names) ?? '';
  switch (said[1]) {
    case 'whispered':
      return `→ ${names(said[2])}`;
    case 'confided':
      return said[3];
    case 'murmured': {
      const [by, , , id, about] = said;
      return uttered([by, 'said', id, ...(about === undefined ? [] : [about])]);
    }
    case 'said': {
      const [by, , id, about] = said;
      return uttered([by, 'said', id, ...(about === undefined ? [] : [about])]);
    }
    default:
      return uttered(said);
  }
};
