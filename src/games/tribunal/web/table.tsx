/** The court room: a ribbon of steps, the bench, the well, my desk, and the dock. */
import './css/table.css';
import './css/wall.css';
import { useMemo } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import { t } from '../../../web/base/text/table.ts';
import { isAsked, type Seen } from '../../../web/link/link.ts';
import { Loading } from '../../../web/parts/loading.tsx';
import { AtTable } from '../../../web/table/at-table.tsx';
import { Reference, RulesLink } from '../../../web/table/reference.tsx';
import { type Way, wayOf } from '../../../web/table/role.ts';
import { useHolds } from '../../../web/table/stage/holds.ts';
import { type Play, useStage } from '../../../web/table/stage/use-stage.ts';
import type { MainProps } from '../../../web/table/web-part.ts';
import { parse } from '../rules/moves.ts';
import { isTribunal } from '../rules/seen.ts';
import { Centre } from './centre.tsx';
import { cheatsOf, isDebating } from './choices.ts';
import { covered as coveredView } from './covered.ts';
import { Dock } from './dock.tsx';
import { AboutSheet, Drawn, Filed } from './fetched-later.tsx';
import { Hand } from './hand.tsx';
import { openLines } from './headline.ts';
import { lidsOf, matesSeen } from './mates.ts';
import { inSession, session, useOpening } from './opening.ts';
import { mayRest, RESTS, standsIn } from './pause.ts';
import { Ribbon } from './ribbon.tsx';
import type { Scene } from './scenes.ts';
import { Seats } from './seats.tsx';
import { bubblesOf, promises, voicesToday } from './spoken.ts';
import type { TribunalText } from './text/fr.ts';
import { type CourtProps, type Courtroom, useCourtroom } from './use-courtroom.ts';
import { identitiesIn, inStep, isNight, today } from './view.ts';

export const CourtTable = (props: MainProps) => {
  const seen = props.link.seen.value;
  return seen === undefined ? null : <Opened {...props} now={seen} />;
};

const Opened = (props: MainProps & { now: Seen }) =>
  useOpening(props.now, props) ? <Staged {...props} /> : <Loading />;

const PLAY: Play<Scene> = {
  scenesOf: (heard, from) => session.peek()?.scenesOf(heard, from) ?? [],
  // a verdict, or a night, of eight is told in many facts
  tooMuch: 60,
  ready: inSession,
};

const Staged = ({ now, ...props }: MainProps & { now: Seen }) => {
  const { link: held, hold } = useHolds(props.link);
  const { link, seen, showing, pace, skip } = useStage(held, now, PLAY);
  const way = wayOf(link, props, seen.view.me);
  const [shown, latest] = [useCovered(seen, way), useCovered(now, way)];
  return isTribunal(shown.view) ? (
    <TableOf {...props} {...way} {...{ link, hold, showing, pace, skip }} seen={shown} now={latest} view={shown.view} />
  ) : null;
};

/** What is mine is there while I hold my cards. */
const useCovered = (seen: Seen, { covered: hidden }: Way): Seen =>
  useMemo(() => (hidden && isTribunal(seen.view) ? { ...seen, view: coveredView(seen.view) } : seen), [seen, hidden]);

/** That I may speak, and what is done for me where I say nothing: others see it in the dock. */
const alsoHeard = ({ link, role, view, pace, coach }: CourtProps, text: TribunalText): string | undefined => {
  if (isDebating(view)) return `${text.talkAsk} ${text.talkLead}`;
  if (!isAsked(view) || pace === 0) return undefined;
  if (view.phase === 'pleas') return mayRest(view) ? text.rests(Math.round((RESTS * pace) / 1000)) : undefined;
  const stands = standsIn(link.hold !== undefined && role !== 'passed', pace, coach?.wanted);
  return view.phase === 'contest' && stands !== undefined ? text.standsSoon(Math.round(stands / 1000)) : undefined;
};

/** What comes at the end stands there once that is shown; a lesson ends in the middle of a game. */
const isReached = ({ coach, view, now, showing }: CourtProps): boolean =>
  coach === undefined
    ? (now.view.over === null) === (view.over === null)
    : now.view.phase === view.phase && showing === undefined;

const TableOf = (props: CourtProps) => {
  const { link, words, foot, controls, tools, chat, view, seen, showing, pace, skip } = props;
  const court = useCourtroom(props);
  const { text, names, busy, told, tell, about, sheet } = court;
  const { me } = view;
  const Arrows = session.value?.Arrows;
  const pleads = view.phase === 'pleas' || view.phase === 'accusation';
  return (
    <AtTable
      {...{ link, seen, words, names, tools, chat }}
      lines={court.lines}
      marks={court.marks}
      talk={court.talk}
      told={court.aloud}
      asked={isAsked(view)}
      lifts
      also={alsoHeard(props, text)}
      class={`courtroom ${lookOf(props, court)}`}
      style={{ '--pace': `${pace}` }}
      touched={showing === undefined ? undefined : passOver(skip, busy)}
      help={{ title: t('help'), content: <Reference words={words} view={view} /> }}
      beside={<RulesLink game={view.game} />}
    >
      <Filed {...sheet} />
      <Felt {...props} court={court} />
      {me !== undefined && <MyDesk {...props} court={court} me={me} />}
      {controls ?? (isReached(props) ? foot : undefined) ?? <MyDock {...props} court={court} />}
      {Arrows !== undefined && <Arrows me={me} promised={!busy && pleads ? promises(told) : []} />}
      {showing !== undefined && (
        <Drawn
          {...{ showing, pace }}
          given={{ me, names, text, words, view, told, tell, seats: view.seats }}
          key={showing.scene.said[0]?.join() ?? ''}
        />
      )}
      {about !== undefined && !props.covered && (
        <AboutSheet {...sheet} subject={about} close={() => court.setAbout(undefined)} />
      )}
    </AtTable>
  );
};

type InCourt = CourtProps & { court: Courtroom };

const isTalking = ({ phase }: CourtProps['view']): boolean => phase === 'deliberation' || phase === 'pleas';

const lookOf = ({ view }: CourtProps, { scene, around, targets, busy, speaks }: Courtroom): string =>
  [
    isTalking(view) && 'talking',
    isNight(view) || scene?.name === 'dusk' ? 'by-night' : 'by-day',
    `around-${around.length}`,
    targets.length > 0 && 'aiming',
    busy && 'playing',
    (scene?.lit.length ?? 0) > 0 && 'staging',
    speaks.open && 'composes',
    (view.phase === 'day-verdict' || view.phase === 'night-verdict') && 'at-verdict',
  ]
    .filter(Boolean)
    .join(' ');

/** What lies before everybody: the steps, the bench and the well. */
const Felt = ({ role, view, seen, words, coach, open, court }: InCourt) => {
  const { text, names, scene, told, asleep, send } = court;
  const lids = asleep ? '' : lidsOf(view);
  const Lids = session.value?.Lids;
  return (
    <section class={`felt ${lids}`} aria-label={t('table')}>
      <Ribbon view={view} text={text} words={words} />
      <Seats
        {...{ view, text, words, names }}
        torn={court.torn}
        around={court.around}
        targets={court.targets}
        pick={court.pick}
        spoken={bubblesOf(court.spoken, court.whispers)}
        voices={isTalking(view) ? voicesToday(told) : []}
        people={court.people}
        talk={court.talk}
        lit={scene?.lit ?? []}
        mates={asleep ? [] : matesSeen(view, court.turned)}
        open={identitiesIn(open?.(seen))}
        chosen={court.aim?.at}
        wanted={court.busy ? undefined : seatWanted(coach?.wanted)}
        ask={(seat) => {
          court.readOf(seat);
          court.setAbout({ kind: 'seat', seat });
        }}
      />
      <Centre
        {...{ view, text, words, names, told }}
        headline={session.value?.headlineIn(told, words, names, view.me)}
        people={court.people}
      />
      {lids !== '' && Lids !== undefined && <Lids role={role} view={view} text={text} names={names} send={send} />}
    </section>
  );
};

/** A lesson asks to speak of somebody, or to report him. */
const seatWanted = (wanted: string | undefined): Seat | undefined => {
  if (wanted === undefined) return undefined;
  const [verb, of] = parse(wanted);
  return verb === 'say' ? of.stock?.[1] : verb === 'report' ? of : undefined;
};

const MyDesk = ({ role, covered, view, words, court, me }: InCourt & { me: Seat }) => {
  const { targets, pick } = court;
  return (
    <Hand
      {...{ view, me, words }}
      torn={court.torn}
      text={court.text}
      names={court.names}
      cheats={cheatsOf(view).length}
      target={targets.includes(me) ? () => pick(me) : undefined}
      chosen={court.aim?.at === me && targets.includes(me)}
      lit={court.scene?.lit.includes(me) === true}
      whispers={court.whispers.length}
      lifted={role === 'hand' && !covered}
      covered={covered}
      turned={court.setTurned}
      open={(subject) => {
        if (subject.kind === 'identity') court.readAll();
        court.setAbout(subject);
      }}
    />
  );
};

/** As many rows as there is room for in the dock of one who only listens. */
const LATELY = 7;

const MyDock = ({ link, role, covered, passed, view, now, seen, words, pace, coach, court }: InCourt) => {
  const { text, names, told, aim, setAim, send, settled, draft, write, late, drop, speaks, lingering, busy, stale } =
    court;
  return (
    <Dock
      {...{ link, view, words, pace, coach, text, names, aim, setAim, send, settled, draft, write, late, drop }}
      {...{ role, covered, passed, speaks, lingering, busy, stale }}
      behind={now.view.question !== view.question}
      heard={seen.heard}
      lately={openLines(isNight(view) ? inStep(told) : today(told), LATELY, court.tell)}
    />
  );
};

/** A touch ends the scene; what was asked before it is no longer to be answered. */
const passOver =
  (skip: () => void, busy: boolean) =>
  (event: Event): void => {
    const { target } = event;
    if (!busy && target instanceof Element && target.closest('button:not(.skip), input, a') !== null) return;
    skip();
    if (target instanceof Element && target.closest('.controls, .place, .who') !== null) event.stopPropagation();
  };
