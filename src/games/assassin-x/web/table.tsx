/** The table of Assassin X. */
import './css/table.css';
import './css/big-screen.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Said } from '../../../engine/facts.ts';
import type { View } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seats.ts';
import { useFetched } from '../../../web/base/fetched.ts';
import { t } from '../../../web/base/text/table.ts';
import { isAsked } from '../../../web/link/link.ts';
import { Reference } from '../../../web/table/reference.tsx';
import { Stage } from '../../../web/table/scenes/stage.tsx';
import { handsIn } from '../../../web/table/stage/open-hands.ts';
import { defineTable } from '../../../web/table/staged/define-table.tsx';
import { says } from '../rules/facts.ts';
import { type AssassinXView, isAssassinX } from '../rules/typed-view.ts';
import { Centre } from './centre.tsx';
import { mineOf } from './choices.ts';
import { Dock } from './dock.tsx';
import { Duel, fightIn } from './duel.tsx';
import { Hand } from './hand.tsx';
import { Across, knownOf, Notes } from './notes.tsx';
import { OnTable } from './on-table.tsx';
import { scenesOf } from './scenes.ts';
import { PlayerSeat } from './seat.tsx';
import { DRAW } from './stage.tsx';
import { Trail } from './trail.tsx';
import { type AssassinXAt, useAssassinX } from './use-assassin-x.ts';

type PartProps = { at: AssassinXAt };

const handOf = (view: View) => (isAssassinX(view) ? mineOf(view) : undefined);

const Felt = ({ at }: PartProps) => {
  const { layDown, words, view, seen, showing, pace, people, around, memory, talk } = at;
  const { text, names, scene, asked, plan, change, send, mark, deed, why } = at;
  const [closed, setClosed] = useState('');
  const looked = JSON.stringify([view.round, view.shown]);
  const fight = fightIn(view, scene);
  const hands = handsIn(at.open, handOf);
  const says = (seat: Seat) => (why?.seat === seat ? why.says : talk.findLast((one) => one.seat === seat)?.says);
  // most of what scenes are drawn over stays as it was
  const places = useMemo(
    () =>
      around.map((seat, i) => (
        <PlayerSeat
          key={seat}
          {...{ view, seat, names, words, text }}
          person={people[seat]}
          open={hands?.[seat]}
          known={hands === undefined ? knownOf(memory, seat) : []}
          says={says(seat)}
          chosen={deed !== undefined && plan.target === seat}
          wanted={mark.seat === seat}
          keys={`${i + 1}`}
          target={at.aim(seat)}
          ask={() => at.setAbout(seat)}
        />
      )),
    [view, names, words, text, people, hands, memory, plan, asked, mark.seat, around.map(says).join('\n')],
  );
  return (
    <section class={`felt ${fight === undefined ? '' : 'fought'}`} aria-label={t('table')}>
      <div class="panes">{places}</div>
      <Centre
        {...{ view, text, words, names, plan, change, send, mark }}
        asked={asked && (!at.covered || view.phase === 'action')}
        headline={at.headline}
        heard={seen.heard}
        ms={scene === undefined || pace === 0 ? 0 : scene.ms * pace}
        covered={scene?.clears === true}
        hushed={at.dockTells}
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

const Mine = ({ at }: PartProps) => {
  const { view, names, words, text, plan, touch, mark, covered } = at;
  return view.me === undefined ? null : (
    <Hand {...{ view, names, words, text, plan, touch, mark, covered }} me={view.me} />
  );
};

/** Without what only I was shown; of my offer, what everybody sees. */
const covered = (view: AssassinXView, heard: readonly Said[]): AssassinXView => {
  const { shown: _, discards: __, offer, ...open } = view;
  if (offer === undefined) return open;
  const told = heard.findLast((said) => says(said, 'offered'));
  if (!says(told, 'offered')) return open;
  const [, , , ...seen] = told;
  return { ...open, offer: seen };
};

const MyDock = ({ at }: PartProps) => <Dock {...at} heard={at.seen.heard} tells={at.scene && at.headline} />;

const OnTheTable = ({ at }: PartProps) => (at.lying === undefined ? null : <OnTable {...at} shared={at.lying} />);

/** Fetched before the first hidden card can be taken. If that fails, the card is in the hand at once. */
const useTurning = ({ turning, view, intoHand }: AssassinXAt) => {
  const near = turning !== undefined || view.phase === 'take';
  const [wanted, want] = useState(near);
  if (near && !wanted) want(true);
  const { value, failed } = useFetched(() => (wanted ? import('./turning.tsx') : undefined), [wanted]);
  useEffect(() => {
    if (turning !== undefined && failed) intoHand();
  }, [turning?.at, failed]);
  return value?.Turning;
};

const Over = ({ at }: PartProps) => {
  const { view, words, names, text, guess, showing, pace, people, about, turning } = at;
  const Turning = useTurning(at);
  return (
    <>
      {showing !== undefined && (
        <Stage
          {...{ showing, pace }}
          draw={DRAW}
          class="assassin-x-stage"
          given={{ view, words, names, text, guess }}
          key={showing.scene.said[0]?.join() ?? ''}
        />
      )}
      <Trail heard={at.told} />
      {about !== undefined && !at.covered && (
        <Across
          {...{ names, text }}
          heard={at.seen.heard}
          person={people[about]}
          seat={about}
          close={() => at.setAbout(undefined)}
        />
      )}
      {turning !== undefined && Turning !== undefined && (
        <Turning
          key={turning.at}
          gained={turning}
          taught={at.coach !== undefined}
          {...{ names, words, text }}
          close={at.intoHand}
        />
      )}
    </>
  );
};

const looksOf = ({ around, deed, turning }: AssassinXAt): string =>
  ['assassin-x', `around-${around.length}`, deed?.aimed === true && 'aiming', turning && 'turns-card']
    .filter(Boolean)
    .join(' ');

export const AssassinXTable = defineTable({
  is: isAssassinX,
  scenes: { scenesOf },
  stirs: {
    arrested: 'caught',
    survived: 'escaped',
    cleared: 'escaped',
    won: 'won',
    attacked: 'harms',
    intervened: 'harms',
  },
  cover: covered,
  use: useAssassinX,
  frame: (at) => ({
    asked: at.asked,
    class: looksOf(at),
    help: { title: t('help'), content: <Reference words={at.words} view={at.view} /> },
    beside: <Notes view={at.view} names={at.names} text={at.text} memory={at.memory} />,
  }),
  stops: ({ view }) => (isAsked(view) ? '.dock .acts, .own, .felt' : ''),
  Felt,
  Hand: Mine,
  Dock: MyDock,
  OnTable: OnTheTable,
  Over,
});
