/** The court room: a ribbon of steps, the bench, the well, my desk, and the dock. */
import './css/table.css';
import './css/wall.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Said } from '../../engine/facts.ts';
import { each, others, type Seat } from '../../engine/seats.ts';
import { says } from '../../games/tribunal/facts.ts';
import { parse } from '../../games/tribunal/moves.ts';
import { isTribunal, type TribunalSeen } from '../../games/tribunal/seen.ts';
import type { Names } from '../../words/words.ts';
import { Emblem } from '../art/emblem.tsx';
import type { Stirs } from '../characters/reactions.ts';
import { useTalk } from '../characters/use-talk.ts';
import { useFetched } from '../fetched.ts';
import type { MainProps } from '../game-module.ts';
import { isAsked, type Seen } from '../link/link.ts';
import { AtTable, useTold, useWide } from '../parts/at-table.tsx';
import { Hold } from '../parts/hold.tsx';
import { Reference, RulesLink } from '../parts/reference.tsx';
import { useSettled } from '../parts/settled.ts';
import { Sheet } from '../parts/sheet.tsx';
import { Line, Pace } from '../stage/drawing.tsx';
import { type Holds, useHolds } from '../stage/holds.ts';
import type { Showing } from '../stage/queue.ts';
import { aloudIn, toldBefore } from '../stage/told.ts';
import { useStage } from '../stage/use-stage.ts';
import { t } from '../text/text.ts';
import { where } from '../wall/where.ts';
import { Centre } from './centre.tsx';
import { type Aim, askingOf, cheatsOf, firstAim, isStale, named, verbOf } from './choices.ts';
import { BLANK, type Draft } from './composer.tsx';
import { isAside, litBy, sound } from './cues.ts';
import { Dock, isDebating, questionOf } from './dock.tsx';
import { tornIn } from './file.ts';
import { Hand, type Subject } from './hand.tsx';
import { useLateWords } from './late-word.ts';
import { marksOf } from './marks.ts';
import { useLinger, useOpenWindow } from './pause.ts';
import { Ribbon } from './ribbon.tsx';
import { type Scene, scenesOf } from './scenes.ts';
import { Seats } from './seats.tsx';
import type { SheetProps } from './sheets.tsx';
import { bubblesOf, lastWords, type Promised, promises, unread, voicesToday } from './spoken.ts';
import type { StageProps } from './stage.tsx';
import type { TribunalText } from './text/fr.ts';
import { tribunalText } from './text.ts';
import { identitiesIn, inStep, isNight, today } from './view.ts';

export const CourtTable = (props: MainProps) => {
  const seen = props.link.seen.value;
  return seen === undefined ? null : <Staged {...props} now={seen} />;
};

/** A verdict, or a night, of eight is told in many facts. */
const PLAY = { scenesOf, sound, tooMuch: 60 };

const Staged = ({ now, ...props }: MainProps & { now: Seen }) => {
  const { link: held, hold } = useHolds(props.link);
  const { link, seen, showing, pace, skip } = useStage(held, now, PLAY);
  return isTribunal(seen.view) ? (
    <TableOf {...props} {...{ link, hold, seen, now, showing, pace, skip }} view={seen.view} />
  ) : null;
};

/** A cheat found out. */
const STIRS: Stirs = { caught: 'caught', won: 'won' };

type Shown = {
  view: TribunalSeen;
  seen: Seen;
  now: Seen;
  hold: Holds | undefined;
  showing: Showing<Scene> | undefined;
  pace: number;
  skip(): void;
};

/** As many rows as there is room for in the dock of one who only listens. */
const LATELY = 7;

const TableOf = (props: MainProps & Shown) => {
  const { link, words, coach, foot, controls, tools, chat, open, view, seen, now, hold, showing, pace, skip } = props;
  const text = tribunalText();
  const scene = showing?.scene;
  const busy = !isAside(scene);
  const stale = isStale(view, now.view);
  const { me } = view;
  // where nothing is played, it is heard as it comes
  const audible = useMemo(
    () => ({ view, heard: pace === 0 ? now.heard : aloudIn(scene, seen.heard, now.heard) }),
    [pace, scene, seen, now],
  );
  const { names, lines } = useTold(link, seen, words);
  const aloud = useTold(link, audible, words).lines;
  const told = toldBefore(scene, seen.heard, now.heard);
  const spoken = useMemo(() => lastWords(isAside(scene) ? audible.heard : told), [audible, told.length]);
  const torn = useMemo(() => tornIn(told), [told.length]);
  const [read, setRead] = useState<Partial<Record<Seat, number>>>({});
  const whispers = unread(told, me, read);
  const readAll = () => setRead(each(view.seats, () => told.length));
  const marks = useMemo(() => marksOf(seen.heard, text, words), [lines, text, words]);
  const [about, setAbout] = useState<Subject | undefined>();
  const talk = useTalk(link, seen, STIRS);
  const [draft, write] = useState<Draft>(BLANK);
  const [composed, compose] = useState<string | undefined>();
  const composes = composed === questionOf(view) && isDebating(view);
  const [turned, setTurned] = useState(false);
  const passed = link.passed !== undefined;
  const shared = passed || where.value === 'hand';
  const { aim, setAim } = useAim(view, seen.heard, shared);
  const settled = useSettled(`${view.question} ${isAsked(view)} ${view.docket.number}`);
  useEffect(() => {
    link.hush?.(draft.text.trim() !== '');
  }, [draft.text, link]);
  const lingering = useLinger(view, hold, pace, showing === undefined && about === undefined);
  useOpenWindow(view, hold, pace, showing === undefined);
  useEffect(() => {
    hold?.('sheet', about !== undefined);
  }, [about, hold]);
  const { late, drop, send } = useLateWords(link, view);
  const asking = askingOf(view, shared);
  // T21 on one device the recognition begins for each when it goes round, and not before
  const asleep = view.phase === 'recognition' && me !== undefined && passed && link.passed?.round.value === undefined;
  const lids = asleep ? '' : lidsOf(view);
  const around = me === undefined ? view.seats : others(view.seats, me);
  const verb = asking.kind === 'aim' ? verbOf(asking, aim) : undefined;
  const pleading = asking.kind === 'plead' ? named(view, 'plead') : [];
  const targets = controls !== undefined || foot !== undefined || busy || stale ? [] : (verb?.at ?? pleading);
  const pick = (seat: Seat) => {
    if (!settled()) return;
    if (verb !== undefined) setAim({ verb: verb.verb, at: seat });
    else send(`plead ${seat}`);
  };
  const sheet: Omit<SheetProps, 'close'> = {
    view,
    heard: seen.heard,
    text,
    words,
    names,
    people: link.people.value,
    send,
    compose: (to) => write({ ...draft, to, open: true }),
    wanted: coach?.wanted,
  };
  return (
    <AtTable
      {...{ link, seen, words, names, lines, marks, tools, chat, talk }}
      told={aloud}
      asked={isAsked(view)}
      class={`courtroom ${view.phase === 'deliberation' || view.phase === 'pleas' ? 'talking' : ''} ${isNight(view) || scene?.name === 'dusk' ? 'by-night' : 'by-day'} around-${around.length} ${targets.length > 0 ? 'aiming' : ''} ${busy ? 'playing' : ''} ${litBy(scene).length > 0 ? 'staging' : ''} ${composes ? 'composes' : ''} ${view.phase === 'day-verdict' || view.phase === 'night-verdict' ? 'at-verdict' : ''}`}
      style={{ '--pace': `${pace}` }}
      touched={showing === undefined ? undefined : passOver(skip, busy)}
      help={{ title: t('help'), content: <Reference words={words} view={view} /> }}
      beside={<RulesLink game={view.game} />}
    >
      <Filed {...sheet} />
      <section class={`felt ${lids}`} aria-label={t('table')}>
        <Ribbon view={view} text={text} words={words} />
        <Seats
          {...{ view, torn, text, words, names, around, targets, pick }}
          spoken={bubblesOf(spoken, whispers)}
          voices={view.phase === 'deliberation' || view.phase === 'pleas' ? voicesToday(told) : []}
          people={link.people.value}
          talk={talk}
          lit={litBy(scene)}
          mates={asleep ? [] : matesSeen(view, turned)}
          open={identitiesIn(open?.(seen))}
          chosen={aim?.at}
          wanted={busy ? undefined : seatWanted(coach?.wanted)}
          ask={(seat) => {
            setRead({ ...read, [seat]: told.length });
            setAbout({ kind: 'seat', seat });
          }}
        />
        <Centre
          {...{ view, text, words, names }}
          headline={headlineIn(told, (said) => words.fact(said, names, me))}
          people={link.people.value}
          told={told}
        />
        {lids !== '' && <Lids view={view} text={text} names={names} send={send} />}
      </section>
      {me !== undefined && (
        <Hand
          {...{ view, torn, me, text, words, names }}
          cheats={cheatsOf(view).length}
          target={targets.includes(me) ? () => pick(me) : undefined}
          chosen={aim?.at === me && targets.includes(me)}
          lit={litBy(scene).includes(me)}
          whispers={whispers.length}
          turned={setTurned}
          open={(subject) => {
            if (subject.kind === 'identity') readAll();
            setAbout(subject);
          }}
        />
      )}
      {controls ?? ((now.view.over === null) === (view.over === null) ? foot : undefined) ?? (
        <Dock
          {...{
            link,
            view,
            text,
            words,
            names,
            pace,
            aim,
            setAim,
            send,
            settled,
            draft,
            write,
            late,
            drop,
            speaks: { open: composes, setOpen: (open) => compose(open ? questionOf(view) : undefined) },
            lingering,
            busy,
            stale,
            coach,
          }}
          heard={seen.heard}
          lately={openLines(isNight(view) ? inStep(told) : today(told), LATELY, (said) => words.fact(said, names, me))}
        />
      )}
      <Arrows
        me={me}
        promised={!busy && (view.phase === 'pleas' || view.phase === 'accusation') ? promises(told) : []}
      />
      {showing !== undefined && (
        <Drawn
          {...{ showing, pace, me, names, text, words, view, told }}
          seats={view.seats}
          tell={(said) => words.fact(said, names, me)}
          key={showing.scene.said[0]?.join() ?? ''}
        />
      )}
      {about !== undefined && <AboutSheet {...sheet} subject={about} close={() => setAbout(undefined)} />}
    </AtTable>
  );
};

/** A lesson asks to speak of somebody, or to report him. */
const seatWanted = (wanted: string | undefined): Seat | undefined => {
  if (wanted === undefined) return undefined;
  const [verb, of] = parse(wanted);
  return verb === 'say' ? of.stock?.[1] : verb === 'report' ? of : undefined;
};

/** What a vote is aimed at: by my touch, or as it begins. */
const useAim = (
  view: TribunalSeen,
  heard: readonly Said[],
  shared: boolean,
): { aim: Aim | undefined; setAim(aim: Aim): void } => {
  const [aimed, setAimed] = useState<{ question: number; aim: Aim } | undefined>();
  const first = useMemo(() => firstAim(view, heard, shared), [view]);
  return {
    aim: aimed?.question === view.question ? aimed.aim : first,
    setAim: (aim) => setAimed({ question: view.question, aim }),
  };
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

const HEADLINES = [
  'condemned',
  'acquitted',
  'drew',
  'used',
  'revealed',
  'announced',
  'proclaimed',
  'lied',
  'truthful',
  'struck',
  'eliminated',
  'silenced',
  'exposed',
  'caught',
  'restarted',
  'barred',
  'failed',
  'misreported',
  'round',
  'duel',
] as const;

type Tell = (said: Said) => string | undefined;
/** The newest sentence of weight in this step; the well keeps it until the next. */
const headlineIn = (heard: readonly Said[], tell: Tell): string | undefined => {
  const said = inStep(heard).findLast((one) => says(one, ...HEADLINES));
  const line = said === undefined ? undefined : tell(said);
  // a card was read large before: its name is enough
  return says(said, 'drew', 'used', 'revealed') ? line?.replace(/(?:,?\s*[«“].*|(?<=\.)\s.*)$/su, '') : line;
};

/** What was said last, in words for all to hear; whole lines only, as many as there is room for. */
const openLines = (heard: readonly Said[], rows: number, tell: Tell): string[] => {
  const lines = heard
    .filter((said) => says(said, 'said', 'spoke', 'whispered', 'pleaded'))
    .slice(-rows)
    .flatMap((said) => tell(said) ?? []);
  const height = (from: number) => lines.slice(from).reduce((sum, line) => sum + Math.ceil(line.length / ROW), 0);
  const first = lines.findIndex((_, i) => height(i) <= rows);
  return first < 0 ? lines.slice(-1) : lines.slice(first);
};
/** So many letters on a small phone. */
const ROW = 42;

/** T21 the other mafiosi: lit through the recognition, and later while I hold my identity; a judge who peeks sees them as long as he does. */
const matesSeen = (view: TribunalSeen, turned: boolean): readonly Seat[] => {
  const { me, mafia = [], phase, over } = view;
  return over === null && (phase === 'recognition' || turned) ? mafia.filter((seat) => seat !== me) : [];
};

/** T21 the lids of a judge are down, and one of them may be lifted (T74); a mafioso sees by red light. */
const lidsOf = (view: TribunalSeen): '' | 'awake' | 'lidded' =>
  view.phase !== 'recognition' || view.over !== null ? '' : isAwake(view) ? 'awake' : 'lidded';
const isAwake = (view: TribunalSeen): boolean => view.identity === 'mafia' || view.notes?.peeked === true;

type LidsProps = { view: TribunalSeen; text: TribunalText; names: Names; send(move: string): void };
const Lids = ({ view, text, names, send }: LidsProps) => {
  const awake = isAwake(view);
  const looksOn = view.me === undefined;
  return (
    <div class={`lids ${awake ? 'open' : ''}`}>
      <i class="lid" aria-hidden="true" />
      <div class="dark">
        <Emblem name={awake ? 'tribunal/mafia' : 'tribunal/peek'} />
        <b>{looksOn || view.identity === 'mafia' ? text.eyesOpen : awake ? text.eyePeeking : text.eyesClosed}</b>
        {awake && <span>{text.withYou(matesSeen(view, false).map(names).join(', '))}</span>}
        {!awake && !looksOn && <span>{text.eyesClosedHint}</span>}
        {where.value === 'wall' && <span>{text.eyesRoom}</span>}
        {view.legal?.includes('peek') === true && (
          <Hold class="lift" move="peek" done={() => send('peek')}>
            {text.lift}
          </Hold>
        )}
      </div>
      <i class="lid" aria-hidden="true" />
    </div>
  );
};

/** Who has said that he will accuse whom: until the verdict. They end beside a name, not across it. */
const Arrows = ({ promised, me }: { promised: readonly Promised[]; me: Seat | undefined }) => {
  const place = (seat: Seat): string => (seat === me ? `seat-${seat}` : `stand-${seat}`);
  const [size, setSize] = useState('');
  useEffect(() => {
    const again = () => setSize(`${innerWidth} ${innerHeight}`);
    addEventListener('resize', again);
    return () => removeEventListener('resize', again);
  }, []);
  return (
    <Pace.Provider value={0}>
      <svg class="arrowhead" aria-hidden="true">
        <marker id="arrowhead" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M0 0L10 5L0 10z" />
        </marker>
      </svg>
      <div class="stage promised" aria-hidden="true">
        {promised
          .filter(({ by, at }) => by !== at)
          .map(({ by, at }) => (
            <Line
              key={`${by} ${at} ${size}`}
              from={place(by)}
              to={place(at)}
              hangs={by !== me && at !== me}
              class="arrow"
            />
          ))}
      </div>
    </Pace.Provider>
  );
};

/** Scenes are fetched with the first of them. */
const Drawn = (props: StageProps) => {
  const Stage = useFetched(async () => (await import('./stage.tsx')).Stage, []).value;
  return Stage === undefined ? null : <Stage {...props} />;
};

const useSheets = () => useFetched(async () => (await import('./sheets.tsx')).loadSheets(), []).value;

type AboutProps = SheetProps & { subject: Subject };

const AboutSheet = (props: AboutProps) => {
  const { About } = useSheets() ?? {};
  return (
    <Sheet title={t('help')} close={props.close}>
      {About !== undefined && <About {...props} />}
    </Sheet>
  );
};

/** At the side of a wide table: the case file. */
const Filed = (props: Omit<SheetProps, 'close'>) => (useWide() ? <FileColumn {...props} /> : null);

const FileColumn = (props: Omit<SheetProps, 'close'>) => {
  const { File } = useSheets() ?? {};
  return <div class="filed">{File !== undefined && <File {...props} />}</div>;
};
