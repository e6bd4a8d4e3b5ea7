/** My desk: covered identity, lives, blames, Anti-Mafia cards, and the drawer of cheats. */
import './css/hand.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import { Emblem } from '../../../web/base/art/emblem.tsx';
import { isAwaited } from '../../../web/link/link.ts';
import { Mask } from '../../../web/table/mask.tsx';
import type { GameWords, Names } from '../../../words/words.ts';
import type { Card } from '../rules/decks.ts';
import type { Ballot } from '../rules/steps.ts';
import type { TribunalView } from '../rules/typed-view.ts';
import type { TribunalText } from '../texts/fr/table.ts';
import { Standing, tallied } from './seats.tsx';

export type Subject =
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'identity' }
  | { readonly kind: 'cheats' }
  | { readonly kind: 'file' };

type Props = {
  view: TribunalView;
  /** Accusations that do not count. */
  torn: ReadonlyMap<Ballot, number>;
  me: Seat;
  text: TribunalText;
  words: GameWords;
  names: Names;
  cheats: number;
  target: (() => void) | undefined;
  chosen: boolean;
  lit: boolean;
  whispers: number;
  /** I press the seal. */
  lifted: boolean;
  covered: boolean;
  /** My identity is visible while I hold it. */
  turned(on: boolean): void;
  open(subject: Subject): void;
};

const BLAMES = [1, 2, 3];

/** Milliseconds of holding until it turns. */
const TURNS = 250;

type CoverProps = Pick<Props, 'view' | 'text' | 'words' | 'whispers' | 'lifted' | 'covered' | 'turned'> & {
  read(): void;
};

/** My identity: visible while held, explained at a touch. */
const Cover = (props: CoverProps) => {
  const { view, text, words, whispers, lifted, covered, turned, read } = props;
  const { identity, me, docket } = view;
  const [held, see] = useState(false);
  const looked = identity !== undefined || (me !== undefined && docket.of[me].looked);
  const seen = held || lifted;
  const open = seen && identity !== undefined ? words.stage?.card?.(identity)?.name : undefined;
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const long = useRef(false);
  const press = () => {
    long.current = false;
    timer.current = setTimeout(() => {
      long.current = identity !== undefined;
      see(long.current);
    }, TURNS);
  };
  const lift = () => {
    clearTimeout(timer.current);
    see(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => turned(seen), [seen]);
  return (
    <button
      type="button"
      class={`cover ${looked ? '' : 'unknown'} ${seen && identity !== undefined ? `role-${identity}` : ''}`}
      aria-haspopup="dialog"
      aria-label={`${text.identity}, ${open ?? (looked ? text.covered : text.unknown)}`}
      onPointerDown={press}
      onPointerUp={lift}
      onPointerLeave={lift}
      onPointerCancel={lift}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => (long.current ? undefined : read())}
    >
      {seen && identity !== undefined ? (
        <>
          <Emblem name={identity === 'mafia' ? 'tribunal/mafia' : 'tribunal/day-verdict'} />
          <span class="turned">{open}</span>
        </>
      ) : (
        <Emblem name="tribunal/discovery" />
      )}
      {whispers > 0 && !covered && (
        <span class="count" aria-hidden="true">
          {whispers}
        </span>
      )}
    </button>
  );
};

type MeProps = Pick<Props, 'view' | 'torn' | 'me' | 'words' | 'names'>;

const Me = ({ view, torn, me, words, names }: MeProps) => {
  const count = tallied(view, me, torn);
  return (
    <>
      <span class="face" data-at={`seat-${me}`}>
        <Mask seat={me} asked={isAwaited(view, me)} />
        {view.clerk === me && view.over === null && (
          <span class="mark clerk" aria-hidden="true">
            <Emblem name="tribunal/clerk" />
          </span>
        )}
        {count > 0 && (
          <span class="mark tally" aria-hidden="true">
            {count}
          </span>
        )}
      </span>
      <span class="about">
        <span class="name">{names(me)}</span>
        <span class="unseen">{(words.stage?.place(view, me, names) ?? []).join(', ')}</span>
        <span class="sum" aria-hidden="true">
          <Standing view={view} seat={me} />
          <span class="pips">
            {BLAMES.map((n) => (
              <i key={n} class={n <= view.players[me].blames ? 'on' : ''} />
            ))}
          </span>
        </span>
      </span>
    </>
  );
};

export const Hand = ({ view, me, text, words, target, chosen, lit, open, cheats, ...props }: Props) => {
  const { names, torn, whispers, lifted, covered, turned } = props;
  const { status } = view.players[me];
  const who = <Me {...{ view, torn, me, words, names }} />;
  return (
    <section class={`mine desk status-${status} ${lit ? 'lit' : ''}`} aria-label={text.desk}>
      <Cover
        key="cover"
        {...{ view, text, words, whispers, lifted, covered, turned }}
        read={() => open({ kind: 'identity' })}
      />
      {target === undefined ? (
        <div class="who" key="who">
          {who}
        </div>
      ) : (
        <button
          type="button"
          key="target"
          class={`who target ${chosen ? 'chosen' : ''}`}
          data-seat={me}
          aria-pressed={chosen}
          onClick={target}
        >
          {who}
        </button>
      )}
      <ul class="hand" key="hand" aria-label={text.handOf}>
        {covered &&
          Array.from({ length: view.players[me].antiMafia }, (_, i) => <li key={`back ${i + 1}`} class="bare back" />)}
        {(view.hand ?? []).map((card, i) => (
          <li key={`${card} ${i + 1}`}>
            <button type="button" class="bare" aria-haspopup="dialog" onClick={() => open({ kind: 'card', card })}>
              <Emblem name={`tribunal/${card}`} />
              <span class="unseen">{words.stage?.card?.(card)?.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" key="file" class="edge file" aria-haspopup="dialog" onClick={() => open({ kind: 'file' })}>
        <Emblem name="scroll" />
        <small>{text.fileShort}</small>
      </button>
      <button
        type="button"
        key="cheats"
        class={`edge cheating ${cheats === 0 ? 'none' : ''}`}
        disabled={cheats === 0}
        aria-haspopup="dialog"
        onClick={() => open({ kind: 'cheats' })}
      >
        <Emblem name="tribunal/cheat" />
        <small key={cheats}>
          {text.cheat} {cheats > 0 && <span class="count">{cheats}</span>}
        </small>
      </button>
    </section>
  );
};
