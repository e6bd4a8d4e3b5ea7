/** The state of the court room: facts told so far, what was read and written, chosen targets. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Said } from '../../../engine/facts.ts';
import { each, type Seat } from '../../../engine/seats.ts';
import { isAsked, type Link } from '../../../web/link/link.ts';
import { useSettled } from '../../../web/parts/settled.ts';
import { coversCards } from '../../../web/table/role.ts';
import type { At } from '../../../web/table/staged/define-table.tsx';
import type { TribunalView } from '../rules/typed-view.ts';
import { tornIn } from './case-file.ts';
import { type Aim, askingOf, firstAim, isDebating, isStale, named, questionOf, verbOf } from './choices.ts';
import { BLANK, type Draft, type Speaks } from './dock-props.ts';
import type { Subject } from './hand.tsx';
import { useLateWords } from './late-word.ts';
import { marksOf } from './marks.ts';
import { session } from './opening.ts';
import { useLinger, useOpenWindow } from './pause.ts';
import { isAsleep } from './recognition.ts';
import type { Scene } from './scenes.ts';
import type { SheetProps } from './sheets.tsx';
import { tribunalText } from './text.ts';

type BaseAt = At<TribunalView, Scene>;

export type TribunalAt = ReturnType<typeof useTribunal>;

export const useTribunal = (at: BaseAt) => {
  const { link, words, names, people, coach, view, seen, now, hold, showing, pace, lines, told, busy } = at;
  const text = tribunalText();
  const stale = isStale(view, now.view);
  const marks = useMemo(() => marksOf(seen.heard, text, words), [lines, text, words]);
  const [about, setAbout] = useState<Subject | undefined>();
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
  const { call, ignore } = useCall(at);
  const aiming = useAiming(at, busy || stale, settled, send);
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
    report: link.report,
  };
  return {
    ...at,
    ...useHeard(at),
    ...useWhispers(view, told),
    ...aiming,
    asleep: isAsleep(view, at),
    ...{ text, stale, marks, about, setAbout, draft, write, speaks, turned, setTurned, sheet },
    ...{ settled, lingering, late, drop, send, call, ignore },
  };
};

/** What seats and well show of the facts. */
const useHeard = ({ words, names, view, busy, told, audible }: BaseAt) => ({
  spoken: useMemo(() => session.value?.lastWords(busy ? told : audible), [audible, told.length, session.value]),
  torn: useMemo(() => tornIn(told), [told.length]),
  tell: (said: Said) => words.fact(said, names, view.me),
});

const useWhispers = ({ me, seats }: TribunalView, told: readonly Said[]) => {
  const [read, setRead] = useState<Partial<Record<Seat, number>>>({});
  return {
    whispers: session.value?.unread(told, me, read) ?? [],
    readOf: (seat: Seat) => setRead({ ...read, [seat]: told.length }),
    readAll: () => setRead(each(seats, () => told.length)),
  };
};

/** My draft; bots wait while I write. */
const useDraft = (link: Link): [Draft, (draft: Draft) => void] => {
  const [draft, write] = useState<Draft>(BLANK);
  useEffect(() => {
    link.hush?.(draft.text.trim() !== '');
  }, [draft.text, link]);
  return [draft, write];
};

/** A statement that names me, until I answer or ignore it. */
const useCall = ({ role, view, told, people }: BaseAt) => {
  const [ignored, setIgnored] = useState('');
  const call = useMemo(
    () =>
      role === 'own' || role === 'covered'
        ? session.value?.callOn(view, told, (seat) => people[seat]?.name ?? '')
        : undefined,
    [view, told.length, session.value],
  );
  const key = `${view.docket.number} ${call?.at}`;
  return { call: key === ignored ? undefined : call, ignore: () => setIgnored(key) };
};

/** A phrase is composed for one question and dropped with it. */
const useSpeaks = (view: TribunalView): Speaks => {
  const [composed, compose] = useState<string | undefined>();
  return {
    open: composed === questionOf(view) && isDebating(view),
    setOpen: (open) => compose(open ? questionOf(view) : undefined),
  };
};

/** My target, and the seats that can be touched for it. */
const useAiming = (
  { role, covered, view, seen, below }: BaseAt,
  busy: boolean,
  settled: () => boolean,
  send: (move: string) => void,
) => {
  const shared = coversCards(role);
  const { aim, setAim } = useAim(view, seen.heard, shared);
  const asking = askingOf(view, shared);
  const verb = asking.kind === 'aim' ? verbOf(asking, aim) : undefined;
  const pleading = asking.kind === 'plead' ? named(view, 'plead') : [];
  const targets = below !== undefined || busy || (covered && verb !== undefined) ? [] : (verb?.at ?? pleading);
  const pick = (seat: Seat) => {
    if (!settled()) return;
    if (verb !== undefined) setAim({ verb: verb.verb, at: seat });
    else send(`plead ${seat}`);
  };
  return { aim, setAim, targets, pick };
};

const useAim = (
  view: TribunalView,
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
