/** The state of the Complots table: facts told so far, open claims, touched cards. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { others, type Seat } from '../../../engine/seats.ts';
import type { Seen } from '../../../web/link/link.ts';
import { useSettled } from '../../../web/parts/settled.ts';
import { useTold } from '../../../web/table/at-table.tsx';
import type { Stirs } from '../../../web/table/characters/reactions.ts';
import { useTalk } from '../../../web/table/characters/use-talk.ts';
import { usePassing } from '../../../web/table/pass/use-passing.ts';
import type { Way } from '../../../web/table/role.ts';
import type { OpenProps } from '../../../web/table/stage/open-hands.ts';
import { aloudIn, toldBefore } from '../../../web/table/stage/told.ts';
import { type Staged, useTurned } from '../../../web/table/stage/use-stage.ts';
import { tellTo } from '../../../words/words.ts';
import type { Character } from '../rules/characters.ts';
import { says } from '../rules/facts.ts';
import type { ComplotsSeen } from '../rules/seen.ts';
import type { Subject } from './about-context.ts';
import { calledTo } from './choices.ts';
import { darkIn } from './dark.ts';
import { useLayers } from './fetched-later.tsx';
import { useFit } from './fit.ts';
import { marksOf } from './marks.ts';
import { caughtIn, statesOf } from './masks.ts';
import { memoryOf } from './memory.ts';
import { usePick } from './pick.tsx';
import type { Scene } from './scenes.ts';
import { chatOf, speechOf } from './speech.tsx';
import { atStake, spokenNow, withVerdicts } from './spoken.ts';
import { changedBy, standingOf } from './standing.ts';
import { complotsText } from './text.ts';
import type { Aim } from './tiles.tsx';
import { asTold } from './told.ts';
import { verdictOf } from './verdict.ts';

export type TableProps = OpenProps<Character> & Staged<Scene> & Way & { view: ComplotsSeen; now: Seen };

export type Conspiracy = ReturnType<typeof useConspiracy>;

/** A bluff found out; a claim that was doubted in vain. */
const STIRS: Stirs = { bluffed: 'caught', showed: 'escaped', won: 'won' };

export const useConspiracy = (props: TableProps) => {
  const { link, words, coach, controls, role, view, seen, now, showing } = props;
  const text = complotsText();
  const { names, lines } = useTold(link, seen, words);
  const [aim, setAim] = useState<Aim | undefined>();
  const [about, setAbout] = useState<Subject | undefined>();
  const marks = useMemo(() => marksOf(seen.heard, names, text), [lines, text]);
  useEffect(() => setAim(undefined), [view.question]);
  const standing = standingOf(view);
  const passing = usePassing({ link, seen, standing, changed: changedBy }, showing !== undefined);
  const scene = showing?.scene;
  const { sentences, aloud } = useAloud(props, names);
  const told = toldBefore(scene, seen.heard, now.heard);
  const since = told.slice(seen.heard.length);
  const lying = useMemo(() => asTold(view, since), [view, since.length]);
  const spoken = spokenNow(view, scene, since);
  const stake = atStake(spoken, told);
  // whoever was shown to be right need not say it again
  const proven = since.some((said) => says(said, 'showed'));
  const later = now.view.question !== view.question || now.view.over !== view.over;
  // while what draws a scene is fetched, the question before it still stands there
  const settledAlready = scene === undefined && (now.view.legal?.length ?? 0) === 0;
  const answered = standing.legal.length > 0 && (later || settledAlready);
  const around = view.me === undefined ? view.seats : others(view.seats, view.me);
  const send = (move: string) => {
    setAim(undefined);
    link.send(move);
  };
  // who shares a device is asked for his card only when he has it in hand
  const alone = role === 'own' || role === 'lesson' || role === 'wall' || role === 'hand';
  // on a hand one chooses behind one's own cards
  const dark = darkIn(view, scene, alone && role !== 'hand' ? told : []);
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
  const [first] = useState(now);
  const near = now !== first || aim !== undefined || said.length > 0 || showing !== undefined || dark !== undefined;
  const Layers = useLayers(near);
  // where nothing draws the dark, one chooses in the light
  const inDark = dark?.part === 'choice' && Layers !== undefined;
  const own = inDark || controls !== undefined || showing !== undefined || view.phase === 'draft' ? undefined : pick;
  const caught = caughtIn(told);
  const states = (seat: Seat) => statesOf(seat, lying, spoken, caught, around);
  return {
    ...{ text, names, lines, aim, setAim, about, setAbout, marks, standing, passing, scene, sentences, aloud, told },
    ...{ lying, stake, answered, around, send, alone, dark, talk, said, settled, wanted, pick, inDark, own, states },
    Layers,
    people: link.people.value,
    masks: view.seats.map((seat) => states(seat).join(' ')).join(),
    memory: useMemo(() => memoryOf(told), [told.length, seen]),
  };
};

/** What is read aloud: of a doubt, how it came out. */
const useAloud = ({ link, words, view, seen, now, showing, pace }: TableProps, names: (seat: Seat) => string) => {
  const text = complotsText();
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
  return { sentences, aloud };
};
