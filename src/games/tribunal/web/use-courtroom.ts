/** The state of the court room: facts told so far, what was read and written, chosen targets. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Said } from '../../../engine/facts.ts';
import { each, others, type Seat } from '../../../engine/seats.ts';
import { isAsked, type Link, type Seen } from '../../../web/link/link.ts';
import { useSettled } from '../../../web/parts/settled.ts';
import { useTold } from '../../../web/table/at-table.tsx';
import type { Stirs } from '../../../web/table/characters/reactions.ts';
import { useTalk } from '../../../web/table/characters/use-talk.ts';
import type { Way } from '../../../web/table/role.ts';
import type { Holds } from '../../../web/table/stage/holds.ts';
import { aloudIn, toldBefore } from '../../../web/table/stage/told.ts';
import type { Staged } from '../../../web/table/stage/use-stage.ts';
import type { MainProps } from '../../../web/table/web-part.ts';
import type { TribunalSeen } from '../rules/seen.ts';
import { type Aim, askingOf, firstAim, isDebating, isSeen, isStale, named, questionOf, verbOf } from './choices.ts';
import { BLANK, type Draft, type Speaks } from './dock-props.ts';
import { tornIn } from './file.ts';
import type { Subject } from './hand.tsx';
import { useLateWords } from './late-word.ts';
import { marksOf } from './marks.ts';
import { isAsleep } from './mates.ts';
import { useLinger, useOpenWindow } from './pause.ts';
import type { Scene } from './scenes.ts';
import type { SheetProps } from './sheets.tsx';
import { lastWords, unread } from './spoken.ts';
import { tribunalText } from './text.ts';

export type CourtProps = MainProps & Staged<Scene> & Way & { view: TribunalSeen; now: Seen; hold: Holds | undefined };

export type Courtroom = ReturnType<typeof useCourtroom>;

/** A cheat found out. */
const STIRS: Stirs = { caught: 'caught', won: 'won' };

export const useCourtroom = (props: CourtProps) => {
  const { link, words, coach, view, seen, now, hold, showing, pace } = props;
  const { me } = view;
  const text = tribunalText();
  const scene = showing?.scene;
  const busy = scene?.aside === false;
  const stale = isStale(view, now.view);
  const heard = useHeard(props);
  const { names, lines, told } = heard;
  const marks = useMemo(() => marksOf(seen.heard, text, words), [lines, text, words]);
  const [about, setAbout] = useState<Subject | undefined>();
  const talk = useTalk(link, seen, STIRS);
  const [draft, write] = useDraft(link);
  const speaks = useSpeaks(view);
  const [turned, setTurned] = useState(false);
  const settled = useSettled(`${view.question} ${isAsked(view)} ${view.docket.number}`);
  const lingering = useLinger(view, hold, pace, showing === undefined && about === undefined);
  useOpenWindow(view, hold, pace, showing === undefined);
  useEffect(() => {
    hold?.('sheet', about !== undefined);
  }, [about, hold]);
  const { late, drop, send } = useLateWords(link, view);
  const aiming = useAiming(props, busy || stale, settled, send);
  const people = link.people.value;
  const sheet: Omit<SheetProps, 'close'> = {
    view,
    heard: seen.heard,
    text,
    words,
    names,
    people,
    send,
    compose: (to) => write({ ...draft, to, open: true }),
    wanted: coach?.wanted,
  };
  return {
    ...heard,
    ...useWhispers(view, told),
    ...aiming,
    asleep: isAsleep(view, props),
    around: me === undefined ? view.seats : others(view.seats, me),
    sheet,
    ...{ text, scene, busy, stale, marks, about, setAbout, talk, draft, write, speaks, turned, setTurned, people },
    ...{ settled, lingering, late, drop, send },
  };
};

/** What was told before the scene that is shown, and what may be read aloud of it. */
const useHeard = ({ link, words, view, seen, now, showing, pace }: CourtProps) => {
  const scene = showing?.scene;
  // where nothing is played, it is heard as it comes
  const audible = useMemo(
    () => ({ view, heard: pace === 0 ? now.heard : aloudIn(scene, seen.heard, now.heard) }),
    [pace, scene, seen, now],
  );
  const { names, lines } = useTold(link, seen, words);
  const aloud = useTold(link, audible, words).lines;
  const told = toldBefore(scene, seen.heard, now.heard);
  const spoken = useMemo(() => lastWords(scene?.aside === false ? told : audible.heard), [audible, told.length]);
  const torn = useMemo(() => tornIn(told), [told.length]);
  const tell = (said: Said) => words.fact(said, names, view.me);
  return { names, lines, aloud, told, spoken, torn, tell };
};

/** What was whispered to me, until I have read it. */
const useWhispers = ({ me, seats }: TribunalSeen, told: readonly Said[]) => {
  const [read, setRead] = useState<Partial<Record<Seat, number>>>({});
  return {
    whispers: unread(told, me, read),
    readOf: (seat: Seat) => setRead({ ...read, [seat]: told.length }),
    readAll: () => setRead(each(seats, () => told.length)),
  };
};

/** What I am writing; bots wait meanwhile. */
const useDraft = (link: Link): [Draft, (draft: Draft) => void] => {
  const [draft, write] = useState<Draft>(BLANK);
  useEffect(() => {
    link.hush?.(draft.text.trim() !== '');
  }, [draft.text, link]);
  return [draft, write];
};

/** A word is put together for one question, and is gone with it. */
const useSpeaks = (view: TribunalSeen): Speaks => {
  const [composed, compose] = useState<string | undefined>();
  return {
    open: composed === questionOf(view) && isDebating(view),
    setOpen: (open) => compose(open ? questionOf(view) : undefined),
  };
};

/** Whom I aim at, and who can be touched for it. */
const useAiming = (
  { role, view, seen, controls, foot }: CourtProps,
  busy: boolean,
  settled: () => boolean,
  send: (move: string) => void,
) => {
  const shared = isSeen(role);
  const { aim, setAim } = useAim(view, seen.heard, shared);
  const asking = askingOf(view, shared);
  const verb = asking.kind === 'aim' ? verbOf(asking, aim) : undefined;
  const pleading = asking.kind === 'plead' ? named(view, 'plead') : [];
  const targets = controls !== undefined || foot !== undefined || busy ? [] : (verb?.at ?? pleading);
  const pick = (seat: Seat) => {
    if (!settled()) return;
    if (verb !== undefined) setAim({ verb: verb.verb, at: seat });
    else send(`plead ${seat}`);
  };
  return { aim, setAim, targets, pick };
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
