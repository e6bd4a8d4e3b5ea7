/** The alley: the table of Assassin X. */
import './css/table.css';
import './css/wall.css';
import { useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import { t } from '../../../web/base/text/table.ts';
import { isAsked, type Seen } from '../../../web/link/link.ts';
import { AtTable } from '../../../web/table/at-table.tsx';
import { Reference } from '../../../web/table/reference.tsx';
import { wayOf } from '../../../web/table/role.ts';
import { useHolds } from '../../../web/table/stage/holds.ts';
import type { OpenProps } from '../../../web/table/stage/open-hands.ts';
import { Stage } from '../../../web/table/stage/stage.tsx';
import { useStage } from '../../../web/table/stage/use-stage.ts';
import type { Card } from '../rules/cards.ts';
import { isAssassinX } from '../rules/seen.ts';
import { Centre } from './centre.tsx';
import { Dock } from './dock.tsx';
import { Duel, fightIn } from './duel.tsx';
import { Hand } from './hand.tsx';
import { Across, knownOf, Notes } from './notes.tsx';
import { OnTable } from './on-table.tsx';
import { scenesOf } from './scenes.ts';
import { PlayerSeat } from './seat.tsx';
import { DRAW } from './stage.tsx';
import { Trail } from './trail.tsx';
import { Turning } from './turning.tsx';
import { type Alley, type AlleyProps, useAlley } from './use-alley.ts';

export const AlleyTable = (props: OpenProps<Card>) => {
  const seen = props.link.seen.value;
  return seen === undefined ? null : <Staged {...props} now={seen} />;
};

const PLAY = { scenesOf };

const Staged = ({ now, ...props }: OpenProps<Card> & { now: Seen }) => {
  const { link: held, hold } = useHolds(props.link);
  const { link, seen, showing, pace, skip } = useStage(held, now, PLAY);
  return isAssassinX(seen.view) ? (
    <TableOf
      {...props}
      {...wayOf(link, props, seen.view.me)}
      {...{ link, hold, seen, now, showing, pace, skip }}
      view={seen.view}
    />
  ) : null;
};

const TableOf = (props: AlleyProps) => {
  const { link, words, coach, tools, chat, view, seen, showing, pace, skip } = props;
  const alley = useAlley(props);
  const { text, names, lines, talk, busy, asked, deed, turning, about } = alley;
  const { me } = view;
  return (
    <AtTable
      {...{ link, seen, words, names, lines, tools, chat, talk, asked }}
      told={alley.aloud}
      lifts={asked}
      class={`alley around-${alley.around.length} ${deed?.aimed === true ? 'aiming' : ''} ${busy ? 'playing' : ''} ${turning === undefined ? '' : 'turns-card'}`}
      style={{ '--pace': `${pace}` }}
      touched={busy ? passOver(skip, isAsked(view)) : undefined}
      help={{ title: t('help'), content: <Reference words={words} view={view} /> }}
      beside={<Notes {...{ view, names, text }} memory={alley.memory} />}
    >
      <Felt {...props} alley={alley} />
      {me !== undefined && (
        <Hand
          {...{ view, me, names, words, text }}
          plan={alley.plan}
          touch={alley.touch}
          mark={alley.mark}
          covered={props.covered}
        />
      )}
      {alley.below ?? <MyDock {...props} alley={alley} />}
      {showing !== undefined && (
        <Stage
          {...{ showing, pace }}
          draw={DRAW}
          class="alley-stage"
          given={{ view, words, names, text, guess: alley.guess }}
          key={showing.scene.said[0]?.join() ?? ''}
        />
      )}
      <Trail heard={alley.told} />
      {about !== undefined && !props.covered && (
        <Across
          {...{ names, text }}
          heard={seen.heard}
          person={link.people.value[about]}
          seat={about}
          close={() => alley.setAbout(undefined)}
        />
      )}
      {turning !== undefined && (
        <Turning
          key={turning.at}
          gained={turning}
          taught={coach !== undefined}
          {...{ names, words, text }}
          close={alley.intoHand}
        />
      )}
    </AtTable>
  );
};

type InAlley = AlleyProps & { alley: Alley };

/** The others, the cobbles, and a fight over them. */
const Felt = ({ link, layDown, words, view, seen, showing, pace, open, alley }: InAlley) => {
  const { text, names, scene, asked, plan, change, send, mark, deed, why } = alley;
  const [closed, setClosed] = useState('');
  const looked = JSON.stringify([view.round, view.shown]);
  const fight = fightIn(view, scene);
  const hands = open(seen);
  const { around, memory } = alley;
  const people = link.people.value;
  const says = (seat: Seat) => (why?.seat === seat ? why.says : alley.talk.findLast((one) => one.seat === seat)?.says);
  // most of what is drawn when a scene begins or ends is as it was before
  const places = useMemo(
    () =>
      around.map((seat, i) => (
        <PlayerSeat
          key={seat}
          {...{ view, seat, names, words }}
          person={people[seat]}
          open={hands?.[seat]}
          known={hands === undefined ? knownOf(memory, seat) : []}
          says={says(seat)}
          chosen={deed !== undefined && plan.target === seat}
          wanted={mark.seat === seat}
          keys={`${i + 1}`}
          target={alley.aim(seat)}
          ask={() => alley.setAbout(seat)}
        />
      )),
    [view, names, words, people, hands, memory, plan, asked, mark.seat, around.map(says).join('\n')],
  );
  return (
    <section class={`felt ${fight === undefined ? '' : 'fought'}`} aria-label={t('table')}>
      <div class="panes">{places}</div>
      <Centre
        {...{ view, text, words, names, plan, asked, change, send, mark }}
        headline={alley.headline}
        heard={seen.heard}
        ms={scene === undefined || pace === 0 ? 0 : scene.ms * pace}
        covered={scene?.clears === true}
        hushed={alley.dockTells}
        closed={closed === looked}
        close={() => {
          setClosed(looked);
          layDown?.();
        }}
      />
      {fight !== undefined && (
        <Duel
          key={fight.falls ?? 'stands'}
          {...{ fight, view, names, text, plan, change }}
          asked={asked && view.phase === 'defend'}
          pace={showing?.still === true ? 0 : pace}
        />
      )}
    </section>
  );
};

const MyDock = ({ link, role, covered, lying, layDown, view, seen, words, coach, alley }: InAlley) => {
  const { text, names, busy, plan, change, usual, weary, passing, waiting, send, mark, scene, headline } = alley;
  return lying !== undefined ? (
    <OnTable {...{ view, text, words, names, busy }} shared={lying} />
  ) : (
    <Dock
      {...{ link, view, text, words, names, plan, change, usual, weary, passing, waiting, coach, send, mark }}
      {...{ role, covered, layDown }}
      heard={seen.heard}
      tells={scene && headline}
    />
  );
};

/** A touch ends the scene; what was asked before it is no longer to be answered. */
const passOver =
  (skip: () => void, stale: boolean) =>
  (event: Event): void => {
    skip();
    if (stale && event.target instanceof Element && event.target.closest('.dock .acts, .own, .felt') !== null)
      event.stopPropagation();
  };
