/** The Complots table. */
import './css/table.css';
import './css/big-screen.css';
import './css/motion.css';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { View } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seats.ts';
import { t } from '../../../web/base/text/table.ts';
import type { Link } from '../../../web/link/link.ts';
import { coversCards, inRoom } from '../../../web/table/role.ts';
import { handsIn } from '../../../web/table/stage/open-hands.ts';
import { defineTable } from '../../../web/table/staged/define-table.tsx';
import type { Stake } from '../../../web/table/table-props.ts';
import type { Names } from '../../../words/words.ts';
import { isCharacter } from '../rules/characters.ts';
import { says } from '../rules/facts.ts';
import { type ComplotsView, isComplots } from '../rules/typed-view.ts';
import type { ComplotsText } from '../texts/fr/table.ts';
import { Asking } from './about-context.ts';
import { CardPatterns, Face, InPlay } from './card.tsx';
import { Centre } from './centre.tsx';
import { Dock } from './dock.tsx';
import { AboutSheet } from './fetched-later.tsx';
import { Hand } from './hand.tsx';
import { OnTable } from './on-table.tsx';
import { scenesOf } from './scenes.ts';
import { PlayerSeat } from './seat.tsx';
import { spotOf } from './seating.ts';
import { Lane, linesOf, Speech } from './speech.tsx';
import type { Aim } from './tiles.tsx';
import { type ComplotsAt, useComplots } from './use-complots.tsx';

type PartProps = { at: ComplotsAt };

const handOf = (view: View) => (isComplots(view) ? (view.hand ?? []) : undefined);

const LAST = 2;

const Felt = ({ at }: PartProps) => {
  const { link, role, view, text, table, around, people, states, masks, memory, aim, send, stake, told } = at;
  const open = handsIn(at.open, handOf);
  // most of what scenes are drawn over stays as it was
  const places = useMemo(
    () =>
      around.map((seat, i) => (
        <div key={seat} {...spotOf(i, around.length, role)}>
          <PlayerSeat
            view={table}
            seat={seat}
            person={people[seat]}
            text={text}
            states={states(seat)}
            memory={memory(seat)}
            open={open?.[seat]}
            target={targetOf(aim, seat, send)}
          />
        </div>
      )),
    [link, role, table, people, text, open, aim, masks, memory],
  );
  const middle = useMemo(
    () => <Centre view={view} text={text} stake={stake} />,
    [view, text, stake?.card, stake?.proven],
  );
  const last = at.sentences.flatMap(({ n, text: line }) => (n < told.length ? line : [])).slice(-LAST);
  return (
    <>
      <CardPatterns />
      <section class="felt" aria-label={t('table')}>
        <div class="places">{places}</div>
        <Lane last={stake === undefined && at.said.length === 0 ? last : []} />
        {middle}
      </section>
    </>
  );
};

const Mine = ({ at }: PartProps) => {
  const { view, covered, text, names, table, people, states, masks, own, settled, alone } = at;
  const { me } = view;
  const held = me && [table.players[me], table.hand, view.buried, view.seen, view.turn === me, view.over];
  return useMemo(
    () =>
      me === undefined ? null : (
        <Hand
          view={table}
          me={me}
          names={names}
          text={text}
          states={states(me)}
          name={alone ? text.you : names(me)}
          pick={own}
          covered={covered}
        />
      ),
    [JSON.stringify(held), me, people, text, masks, own?.picked.join(), own === undefined, settled, covered],
  );
};

/** For a challenge, its outcome rather than the card drawn afterwards. */
const lastTold = ({ aloud, audible, scene }: ComplotsAt): string | undefined => {
  const [, end] = scene?.name === 'doubt' ? scene.said : [];
  const at = end === undefined ? -1 : audible.lastIndexOf(end);
  return aloud.findLast(({ n }) => at < 0 || n <= at)?.text;
};

const MyDock = ({ at }: PartProps) => (
  <Dock {...at} pick={at.inDark ? undefined : at.pick} tells={at.answered ? (lastTold(at) ?? '') : undefined} />
);

const OnTheTable = ({ at }: PartProps) => (at.lying === undefined ? null : <OnTable {...at} shared={at.lying} />);

/** Bubbles, scenes (challenge, loss or other), and explanations. */
const Over = ({ at }: PartProps) => {
  const { words, view, seen, now, showing, pace, people, text, names, dark, pick, Layers, about } = at;
  return (
    <>
      <Speech words={at.said} settled={at.scene === undefined} />
      {Layers !== undefined && (
        <Layers
          {...{ dark, view, showing, pace, names, text, pick }}
          doubted={now.heard.findLastIndex((one) => says(one, 'doubted'))}
          tell={(one) => words.fact(one, names, view.me)}
        />
      )}
      {about !== undefined && !at.covered && (
        <AboutSheet {...{ about, view, names, text, people }} heard={seen.heard} close={() => at.setAbout(undefined)} />
      )}
    </>
  );
};

const Around = ({ at, children }: PartProps & { children: ComponentChildren }) => (
  <InPlay.Provider value={at.view.lineup}>
    <Asking.Provider value={at.setAbout}>{children}</Asking.Provider>
  </InPlay.Provider>
);

/** A touch of the cloth skips the bots' pause. */
const goOn = ({ nudge }: Link): ((event: Event) => void) | undefined =>
  nudge === undefined
    ? undefined
    : ({ target }) => {
        if (
          target instanceof Element &&
          target.closest('.felt, .skip') !== null &&
          target.closest('.felt button') === null
        )
          nudge();
      };

const targetOf = (aim: Aim | undefined, seat: Seat, send: (move: string) => void): (() => void) | undefined => {
  const move = aim?.targets.find(({ at }) => at === seat)?.move;
  return move === undefined ? undefined : () => send(move);
};

const looksOf = ({ around, aim, scene, alone, view }: ComplotsAt): string =>
  [
    'complots',
    `around-${around.length}`,
    aim !== undefined && 'aiming',
    scene?.hushes === true && 'hushed',
    alone && view.me === undefined && 'spectating',
  ]
    .filter(Boolean)
    .join(' ');

/** What the big screen asks; nothing while a challenge is settled in the dark. */
const stakeOf = ({ role, view, said, spoken, text, names, scene }: ComplotsAt): Stake | undefined => {
  const last = spoken.at(-1);
  if (!inRoom(role) || last === undefined || !said.some(({ tone }) => tone !== 'chatting')) return undefined;
  const [says, effect] = linesOf(last, text, names);
  return {
    by: last.by,
    says,
    effect,
    asks: scene === undefined ? roomAsked(view, text, names) : '',
    ...(isCharacter(last.claimed) ? { card: <Face of={last.claimed} text={text} promised /> } : {}),
  };
};

const roomAsked = (view: ComplotsAt['view'], text: ComplotsText, names: Names): string => {
  const { room } = text;
  const { phase, toAct } = view;
  const [only, ...more] = toAct;
  if (phase === 'counter') return only === undefined || more.length > 0 ? room.counter : room.counters(names(only));
  return phase === 'join' ? room.join : room.doubt;
};

/** Players who are out have nothing left to hide. */
const holdsCards = ({ hand = [], buried = [] }: ComplotsView): boolean => hand.length + buried.length > 0;

export const ComplotsTable = defineTable({
  is: isComplots,
  scenes: { scenesOf },
  /** A bluff found out; a challenge that failed. */
  stirs: {
    bluffed: 'caught',
    showed: 'escaped',
    won: 'won',
    out: 'falls',
    'announced coup': 'harms',
    'announced assassin': 'harms',
    stole: 'harms',
    gave: 'helps',
    spared: 'helps',
  },
  use: useComplots,
  frame: (at) => ({
    told: at.aloud,
    marks: at.marks,
    asked: (at.view.legal?.length ?? 0) > 0,
    covers: coversCards(at.role) && holdsCards(at.view),
    class: looksOf(at),
    stake: stakeOf(at),
    touched: at.standing.legal.length === 0 ? goOn(at.link) : undefined,
    help: { title: at.text.reference, content: at.reference },
    beside: at.reference,
  }),
  stops: () => '.tiles, .cardpick, .pick, .place, .pile, .bare',
  spares: '.hear',
  Around,
  Felt,
  Hand: Mine,
  Dock: MyDock,
  OnTable: OnTheTable,
  Over,
});
