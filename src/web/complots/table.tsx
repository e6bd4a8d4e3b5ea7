/** The Complots table. */
import { type ComplotsSeen, isComplots } from '../../games/complots/seen.ts';
import './css/table.css';
import './css/wall.css';
import './css/motion.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Said } from '../../engine/facts.ts';
import { others, type Seat } from '../../engine/seats.ts';
import type { Character } from '../../games/complots/characters.ts';
import { says } from '../../games/complots/facts.ts';
import { type Names, tellTo } from '../../words/words.ts';
import type { Stirs } from '../characters/reactions.ts';
import { useTalk } from '../characters/use-talk.ts';
import { useFetched } from '../fetched.ts';
import type { MainProps } from '../game-module.ts';
import type { Link, People, Seen } from '../link/link.ts';
import { AtTable, useTold } from '../parts/at-table.tsx';
import { useSettled } from '../parts/settled.ts';
import { Sheet } from '../parts/sheet.tsx';
import { type PassingTools, usePassing } from '../pass/use-passing.ts';
import type { Showing } from '../stage/queue.ts';
import { aloudIn, toldBefore } from '../stage/told.ts';
import { useStage, useTurned } from '../stage/use-stage.ts';
import { t } from '../text/text.ts';
import { Asking, type Subject } from './about-context.ts';
import { BlowLayer, isBlow } from './blow.tsx';
import { CardPatterns, InPlay } from './card.tsx';
import { Centre } from './centre.tsx';
import { calledTo } from './choices.ts';
import { Dock } from './dock.tsx';
import { DarkLayer, darkIn } from './doubt.tsx';
import { useFit } from './fit.ts';
import { Hand } from './hand.tsx';
import { marksOf } from './marks.ts';
import { caughtIn, statesOf } from './masks.ts';
import { memoryOf } from './memory.ts';
import { OnTable } from './on-table.tsx';
import { usePick } from './pick.tsx';
import { type Scene, scenesOf } from './scenes.ts';
import { PlayerSeat } from './seat.tsx';
import { spotOf } from './seating.ts';
import { chatOf, Lane, Speech, speechOf } from './speech.tsx';
import { atStake, spokenNow, withVerdicts } from './spoken.ts';
import { hushes, Stage, sound } from './stage.tsx';
import { changedBy, standingOf } from './standing.ts';
import type { ComplotsText } from './text/fr.ts';
import { complotsText } from './text.ts';
import type { Aim } from './tiles.tsx';
import { asTold } from './told.ts';
import { verdictOf } from './trial.tsx';

export type Hands = Partial<Record<Seat, readonly Character[]>>;

type Props = Omit<MainProps, 'open'> & { open(seen: Seen): Hands | undefined };

export const ComplotsTable = (props: Props) => {
  const seen = props.link.seen.value;
  return seen === undefined ? null : <Staged {...props} now={seen} />;
};

const PLAY = { scenesOf, sound };

const Staged = ({ now, ...props }: Props & { now: Seen }) => {
  const { link, seen, showing, pace, skip } = useStage(props.link, now, PLAY);
  return isComplots(seen.view) ? (
    <TableOf {...props} link={link} view={seen.view} seen={seen} now={now} showing={showing} pace={pace} skip={skip} />
  ) : null;
};

const LAST = 2;

/** A bluff found out; a claim that was doubted in vain. */
const STIRS: Stirs = { bluffed: 'caught', showed: 'escaped', won: 'won' };

type Shown = {
  view: ComplotsSeen;
  seen: Seen;
  now: Seen;
  showing: Showing<Scene> | undefined;
  pace: number;
  skip(): void;
};

const TableOf = (props: Props & Shown) => {
  const { link, words, coach, foot, controls, tools, chat, view, seen, now, showing, pace, skip } = props;
  const text = complotsText();
  const open = props.open(seen);
  const { names, lines } = useTold(link, seen, words);
  const [aim, setAim] = useState<Aim | undefined>();
  const [about, setAbout] = useState<Subject | undefined>();
  const marks = useMemo(() => marksOf(seen.heard, names, text), [lines, text]);
  useEffect(() => setAim(undefined), [view.question]);
  const standing = standingOf(view);
  const passing = usePassing({ link, seen, standing, changed: changedBy }, showing !== undefined);
  const scene = showing?.scene;
  const turned = useTurned(showing, pace);
  // where nothing is played, it is heard as it comes
  const audible = useMemo(
    () => ({ view, heard: pace === 0 ? now.heard : aloudIn(scene, seen.heard, now.heard, turned) }),
    [pace, scene, seen, now, turned],
  );
  const sentences = useTold(link, audible, words).lines;
  const aloud = useMemo(
    () =>
      withVerdicts(sentences, audible.heard, (doubt, told) => {
        const { loser } = doubt;
        const loses = tellTo(view.me, loser)(text.loses, { who: names(loser) });
        return `${verdictOf(doubt, view.me, names, text) ?? told} ${loses}`;
      }),
    [sentences, text],
  );
  const told = toldBefore(scene, seen.heard, now.heard);
  const since = told.slice(seen.heard.length);
  const lying = useMemo(() => asTold(view, since), [view, since.length]);
  const spoken = spokenNow(view, scene, since);
  const stake = atStake(spoken, told);
  // whoever was shown to be right need not say it again
  const proven = since.some((said) => says(said, 'showed'));
  const later = now.view.question !== view.question || now.view.over !== view.over;
  const answered = scene !== undefined && standing.legal.length > 0 && later;
  const caught = caughtIn(told);
  const around = view.me === undefined ? view.seats : others(view.seats, view.me);
  const send = (move: string) => {
    setAim(undefined);
    link.send(move);
  };
  // who shares a device is asked for his card only when he has it in hand
  const alone = controls === undefined && link.shared === undefined && link.passed === undefined;
  const dark = darkIn(view, scene, alone ? told : []);
  const people = link.people.value;
  const talk = useTalk(link, seen, STIRS);
  const said = [
    ...speechOf(proven || dark !== undefined ? [] : spoken, text, (seat) => calledTo(view, seat, names)),
    ...chatOf(talk),
  ];
  const saying = said.map(({ key }) => key).join();
  useFit(
    `${view.question} ${view.legal?.length} ${view.over} ${stake?.card} ${scene === undefined} ${saying}`,
    standing.legal.length > 0 && !answered,
  );
  const settled = useSettled(`${view.question} ${view.legal?.length ?? 0}`);
  const wanted = showing === undefined ? coach?.wanted : undefined;
  const pick = usePick(view, { settled, wanted, send });
  const inDark = dark?.part === 'choice';
  const own = inDark || controls !== undefined || showing !== undefined || view.phase === 'draft' ? undefined : pick;
  const states = (seat: Seat) => statesOf(seat, lying, spoken, caught, around);
  const memory = useMemo(() => memoryOf(told), [told.length, seen]);
  const masks = view.seats.map((seat) => states(seat).join(' ')).join();
  // most of what is drawn when a scene begins or ends is as it was before
  const places = useMemo(
    () =>
      around.map((seat, i) => (
        <div key={seat} {...spotOf(i, around.length)}>
          <PlayerSeat
            view={lying}
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
    [link, lying, people, text, open, aim, masks, memory],
  );
  const last = sentences.flatMap(({ n, text: line }) => (n < told.length ? line : [])).slice(-LAST);
  const middle = useMemo(
    () => <Centre view={view} text={text} stake={stake} />,
    [view, text, stake?.card, stake?.proven],
  );
  const held = view.me && [
    lying.players[view.me],
    lying.hand,
    view.buried,
    view.seen,
    view.turn === view.me,
    view.over,
  ];
  const mine = useMemo(
    () =>
      view.me !== undefined && (
        <Hand
          view={lying}
          me={view.me}
          names={names}
          text={text}
          states={states(view.me)}
          name={alone ? text.you : names(view.me)}
          pick={own}
        />
      ),
    [JSON.stringify(held), view.me, people, text, masks, own?.picked.join(), own === undefined, settled],
  );
  const ups = view.seats.flatMap((seat) => lying.players[seat].revealed).join(' ');
  const reference = useMemo(() => <Help view={lying} text={text} />, [ups, text]);
  return (
    <InPlay.Provider value={view.lineup}>
      <Asking.Provider value={setAbout}>
        <AtTable
          {...{ link, seen, words, names, lines, marks, tools, chat, talk }}
          told={aloud}
          asked={(view.legal?.length ?? 0) > 0}
          class={`complots around-${around.length} ${aim === undefined ? '' : 'aiming'} ${showing === undefined ? '' : 'playing'} ${hushes(scene) ? 'hushed' : ''} ${alone && view.me === undefined ? 'spectating' : ''}`}
          style={{ '--pace': `${pace}` }}
          touched={showing !== undefined ? passOver(skip) : standing.legal.length === 0 ? goOn(link) : undefined}
          help={{ title: text.reference, content: reference }}
          beside={reference}
        >
          <CardPatterns />
          <section class="felt" aria-label={t('table')}>
            <div class="places">{places}</div>
            <Lane last={stake === undefined && said.length === 0 ? last : []} />
            {middle}
          </section>
          {mine}
          {controls ??
            ((now.view.over === null) === (view.over === null) ? foot : undefined) ??
            (link.shared !== undefined && view.me === undefined ? (
              <OnTable {...{ view, text, words, names }} shared={link.shared} busy={showing !== undefined} />
            ) : (
              <Dock
                {...{ link, view, text, words, names, aim, setAim, send, passing, coach }}
                {...{ settled, wanted }}
                pick={inDark ? undefined : pick}
                busy={showing !== undefined}
                tells={answered ? (aloud.at(-1)?.text ?? '') : undefined}
              />
            ))}
          <Speech words={said} settled={scene === undefined} />
          {dark !== undefined && (
            <DarkLayer
              {...{ dark, view, showing, pace, names, text }}
              pick={showing === undefined ? pick : undefined}
              tell={(said) => words.fact(said, names, view.me)}
              key={`dark ${now.heard.findLastIndex((said) => says(said, 'doubted'))}`}
            />
          )}
          {showing !== undefined && dark === undefined && isBlow(showing.scene) && (
            <BlowLayer
              {...{ showing, pace, names, text }}
              scene={showing.scene}
              me={view.me}
              tell={(said) => words.fact(said, names, view.me)}
              key="blow"
            />
          )}
          {showing !== undefined && dark === undefined && !isBlow(showing.scene) && (
            <Stage
              {...{ showing, pace, names, text }}
              me={view.me}
              tell={(said) => words.fact(said, names, view.me)}
              key={showing.scene.said[0]?.join() ?? ''}
            />
          )}
          {about !== undefined && (
            <AboutSheet
              {...{ about, view, names, people, text, passing }}
              heard={seen.heard}
              close={() => setAbout(undefined)}
            />
          )}
        </AtTable>
      </Asking.Provider>
    </InPlay.Provider>
  );
};

/** Fetched where there is room for it, or when somebody asks. */
const Help = (props: { view: ComplotsSeen; text: ComplotsText }) => {
  const Reference = useFetched(async () => (await import('./reference.tsx')).Reference, []).value;
  return Reference === undefined ? null : <Reference {...props} />;
};

type AboutProps = {
  about: Subject;
  view: ComplotsSeen;
  heard: readonly Said[];
  names: Names;
  people: People;
  text: ComplotsText;
  passing: PassingTools;
  close(): void;
};

const AboutSheet = ({ about, close, ...props }: AboutProps) => {
  const About = useFetched(async () => (await import('./about.tsx')).About, []).value;
  return (
    <Sheet title={t('help')} close={close}>
      {About !== undefined && <About subject={about} {...props} />}
    </Sheet>
  );
};

/** A touch ends the scene; what was asked before it is no longer to be answered. */
const passOver =
  (skip: () => void) =>
  (event: Event): void => {
    const touched = event.target instanceof Element ? event.target : undefined;
    if (touched?.closest('.hear') != null) return;
    skip();
    if (touched?.closest('.tiles, .cardpick, .pick, .place, .pile, .bare') != null) event.stopPropagation();
  };

/** A touch of the cloth while bots think lets them go on. */
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
