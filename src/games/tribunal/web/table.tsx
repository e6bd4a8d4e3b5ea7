/** The court room: a ribbon of steps, the bench, the well, my desk, and the dock. */
import './css/table.css';
import './css/big-screen.css';
import type { Seat } from '../../../engine/seats.ts';
import { t } from '../../../web/base/text/table.ts';
import { isAsked, type Snapshot } from '../../../web/link/link.ts';
import { Loading } from '../../../web/parts/loading.tsx';
import { Reference, RulesLink } from '../../../web/table/reference.tsx';
import { coversCards, inRoom } from '../../../web/table/role.ts';
import { defineTable } from '../../../web/table/staged/define-table.tsx';
import type { Stake } from '../../../web/table/table-props.ts';
import type { MainProps } from '../../../web/table/web-part.ts';
import { parse } from '../rules/moves.ts';
import { isTribunal } from '../rules/typed-view.ts';
import { announced } from './announced.ts';
import { Centre } from './centre.tsx';
import { cheatsOf, isDebating } from './choices.ts';
import { covered } from './covered.ts';
import { Dock } from './dock.tsx';
import { AboutSheet, Drawn, Filed } from './fetched-later.tsx';
import { Hand } from './hand.tsx';
import { inSession, session, useOpening } from './opening.ts';
import { mayRest, RESTS, standsIn } from './pause.ts';
import { lidsOf, matesSeen } from './recognition.ts';
import { Ribbon } from './ribbon.tsx';
import { Seats } from './seats.tsx';
import { type TribunalAt, useTribunal } from './use-tribunal.ts';
import { identitiesIn, inStep, isNight, today } from './view.ts';

type PartProps = { at: TribunalAt };

/** For screen readers: that I may speak, and my default answer. Others see it in the dock. */
const alsoHeard = ({ link, role, view, pace, coach, text }: TribunalAt): string | undefined => {
  if (isDebating(view)) return `${text.talkAsk} ${text.talkLead}`;
  if (!isAsked(view) || pace === 0) return undefined;
  if (view.phase === 'pleas') return mayRest(view) ? text.rests(Math.round((RESTS * pace) / 1000)) : undefined;
  const stands = standsIn(link.hold !== undefined && role !== 'passed', pace, coach?.wanted);
  return view.phase === 'contest' && stands !== undefined ? text.standsSoon(Math.round(stands / 1000)) : undefined;
};

const isTalking = ({ phase }: TribunalAt['view']): boolean => phase === 'deliberation' || phase === 'pleas';

const lookOf = ({ view, scene, around, targets, speaks }: TribunalAt): string =>
  [
    'tribunal',
    isTalking(view) && 'talking',
    isNight(view) || scene?.name === 'dusk' ? 'by-night' : 'by-day',
    `around-${around.length}`,
    targets.length > 0 && 'aiming',
    (scene?.lit.length ?? 0) > 0 && 'staging',
    speaks.open && 'composes',
    view.phase === 'discovery' && 'at-discovery',
    (view.phase === 'day-verdict' || view.phase === 'night-verdict') && 'at-verdict',
  ]
    .filter(Boolean)
    .join(' ');

const SILENCE = new Map<Seat, never>();

const Felt = ({ at }: PartProps) => {
  const { role, view, words, coach, text, names, scene, told, asleep, send } = at;
  const lids = asleep ? '' : lidsOf(view);
  const Lids = session.value?.Lids;
  return (
    <>
      <Filed {...at.sheet} />
      <section class={`felt ${lids}`} aria-label={t('table')}>
        <Ribbon view={view} text={text} words={words} />
        <Seats
          {...{ view, text, words, names }}
          torn={at.torn}
          around={at.around}
          targets={at.targets}
          pick={at.pick}
          spoken={session.value?.bubblesOf(told, at.spoken, at.whispers) ?? SILENCE}
          voices={isTalking(view) ? (session.value?.voicesToday(told) ?? []) : []}
          people={at.people}
          talk={at.talk}
          lit={scene?.lit ?? []}
          mates={asleep ? [] : matesSeen(view, at.turned)}
          open={identitiesIn(at.open)}
          chosen={at.aim?.at}
          wanted={at.busy ? undefined : seatWanted(coach?.wanted)}
          ask={(seat) => {
            at.readOf(seat);
            at.setAbout({ kind: 'seat', seat });
          }}
        />
        <Centre
          {...{ view, text, words, names, told }}
          headline={session.value?.headlineIn(told, words, names, view.me)}
          people={at.people}
          say={(role === 'own' || role === 'covered') && !at.busy && !at.stale ? send : undefined}
        />
        {lids !== '' && Lids !== undefined && <Lids role={role} view={view} text={text} names={names} send={send} />}
      </section>
    </>
  );
};

/** The seat that a lesson asks to speak about, or to report. */
const seatWanted = (wanted: string | undefined): Seat | undefined => {
  if (wanted === undefined) return undefined;
  const [verb, of] = parse(wanted);
  return verb === 'say' ? of.stock?.[1] : verb === 'report' ? of : undefined;
};

const MyDesk = ({ at }: PartProps) => {
  const { role, covered: hidden, view, words, targets, pick } = at;
  const { me } = view;
  return me === undefined ? null : (
    <Hand
      {...{ view, me, words }}
      torn={at.torn}
      text={at.text}
      names={at.names}
      cheats={cheatsOf(view).length}
      target={targets.includes(me) ? () => pick(me) : undefined}
      chosen={at.aim?.at === me && targets.includes(me)}
      lit={at.scene?.lit.includes(me) === true}
      whispers={at.whispers.length}
      lifted={coversCards(role) && !hidden}
      covered={hidden}
      turned={at.setTurned}
      open={(subject) => {
        if (subject.kind === 'identity') at.readAll();
        at.setAbout(subject);
      }}
    />
  );
};

/** The number of lines that fit in a listener's dock. */
const LATELY = 7;

const MyDock = ({ at }: PartProps) => (
  <Dock
    {...at}
    behind={at.now.view.question !== at.view.question}
    heard={at.seen.heard}
    lately={session.value?.openLines(isNight(at.view) ? inStep(at.told) : today(at.told), LATELY, at.tell) ?? []}
  />
);

/** Arrows of promises, scenes and explanations. */
const Over = ({ at }: PartProps) => {
  const { view, names, text, words, told, tell, showing, pace, about } = at;
  const { me, seats } = view;
  const { Arrows, promises } = session.value ?? {};
  const pleads = view.phase === 'pleas' || view.phase === 'accusation';
  return (
    <>
      {Arrows !== undefined && <Arrows me={me} promised={!at.busy && pleads ? (promises?.(told) ?? []) : []} />}
      {showing !== undefined && (
        <Drawn
          {...{ showing, pace }}
          given={{ me, names, text, words, view, told, tell, seats }}
          key={showing.scene.said[0]?.join() ?? ''}
        />
      )}
      {about !== undefined && !at.covered && (
        <AboutSheet {...at.sheet} subject={about} close={() => at.setAbout(undefined)} />
      )}
    </>
  );
};

/** An announcement, until it stands or is contested. */
const stakeOf = ({ role, view, text, names, scene }: TribunalAt): Stake | undefined => {
  const { phase, announcement, clerk } = view;
  if (!inRoom(role) || phase !== 'contest' || announcement === null || scene !== undefined) return undefined;
  const [says, effect] = announced(announcement, text, undefined, names);
  return { by: clerk, says, effect, asks: text.anyone };
};

const Court = defineTable({
  is: isTribunal,
  scenes: {
    scenesOf: (heard, from) => session.peek()?.scenesOf(heard, from) ?? [],
    // a verdict or night of eight players has many facts
    tooMuch: 60,
    ready: inSession,
  },
  stirs: {
    caught: 'caught',
    won: 'won',
    condemned: 'falls',
    eliminated: 'falls',
    pleaded: 'harms',
    contested: 'harms',
  },
  cover: covered,
  use: useTribunal,
  frame: (at) => ({
    asked: isAsked(at.view),
    also: alsoHeard(at),
    marks: at.marks,
    class: lookOf(at),
    stake: stakeOf(at),
    help: { title: t('help'), content: <Reference words={at.words} view={at.view} /> },
    beside: <RulesLink view={at.view} />,
  }),
  stops: () => '.controls, .place, .who',
  Felt,
  Hand: MyDesk,
  Dock: MyDock,
  Over,
});

const Opened = (props: MainProps & { now: Snapshot }) =>
  useOpening(props.now, props) ? <Court {...props} /> : <Loading />;

export const TribunalTable = (props: MainProps) => {
  const now = props.link.seen.value;
  return now === undefined ? null : <Opened {...props} now={now} />;
};
