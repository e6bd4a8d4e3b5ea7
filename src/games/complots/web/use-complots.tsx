/** The state of the Complots table: facts told so far, open claims, touched cards. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import { useSettled } from '../../../web/parts/settled.ts';
import { usePassing } from '../../../web/table/pass/use-passing.ts';
import { isOverlooked } from '../../../web/table/role.ts';
import type { At } from '../../../web/table/staged/define-table.tsx';
import { tellTo } from '../../../words/words.ts';
import { says } from '../rules/facts.ts';
import type { ComplotsView } from '../rules/typed-view.ts';
import type { Subject } from './about-context.ts';
import { asTold } from './cards-so-far.ts';
import { calledTo } from './choices.ts';
import { darkIn } from './dark.ts';
import { Help, useLayers } from './fetched-later.tsx';
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
import { verdictOf } from './verdict.ts';

type BaseAt = At<ComplotsView, Scene>;

export type ComplotsAt = ReturnType<typeof useComplots>;

export const useComplots = (at: BaseAt) => {
  const { link, names, coach, role, view, seen, now, showing, scene, lines, told, around, talk } = at;
  const text = complotsText();
  const [aim, setAim] = useState<Aim | undefined>();
  const [about, setAbout] = useState<Subject | undefined>();
  useEffect(() => setAim(undefined), [view.question]);
  const standing = standingOf(view);
  const passing = usePassing({ link, seen, standing, changed: changedBy }, showing !== undefined);
  const aloud = useAloud(at);
  const since = told.slice(seen.heard.length);
  const table = useMemo(() => asTold(view, since), [view, since.length]);
  const spoken = spokenNow(view, scene, since);
  const stake = atStake(spoken, told);
  // a claim proven already is not tested again
  const proven = since.some((said) => says(said, 'showed'));
  const later = now.view.question !== view.question || now.view.over !== view.over;
  // while scene code is being fetched, the old question is still shown
  const settledAlready = scene === undefined && (now.view.legal?.length ?? 0) === 0;
  const answered = standing.legal.length > 0 && (later || settledAlready);
  const send = (move: string) => {
    setAim(undefined);
    link.send(move);
  };
  // on a shared device a player's cards are asked only in hand
  const alone = role === 'own' || role === 'lesson' || role === 'wall' || isOverlooked(role);
  const called = (seat: Seat) => (alone && seat === view.me ? text.you : names(seat));
  const marks = useMemo(() => marksOf(seen.heard, called, text), [lines, text]);
  // on a phone beside a big screen one chooses behind one's own cards
  const dark = darkIn(view, scene, alone && !isOverlooked(role) ? told : []);
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
  // without scene code one chooses in the light
  const inDark = dark?.part === 'choice' && Layers !== undefined;
  const own = inDark || role === 'replay' || showing !== undefined || view.phase === 'draft' ? undefined : pick;
  const caught = caughtIn(told);
  const states = (seat: Seat) => statesOf(seat, table, spoken, caught, around);
  const ups = view.seats.flatMap((seat) => table.players[seat].revealed).join(' ');
  return {
    ...at,
    ...{ text, aim, setAim, about, setAbout, marks, standing, passing, aloud, table, spoken, stake, answered },
    ...{ send, alone, dark, said, settled, wanted, pick, inDark, own, states, Layers },
    masks: view.seats.map((seat) => states(seat).join(' ')).join(),
    memory: useMemo(() => memoryOf(told), [told.length, seen]),
    reference: useMemo(() => <Help view={table} text={text} />, [ups, text]),
  };
};

/** What is read aloud; for a challenge, its outcome. */
const useAloud = ({ names, view, sentences, audible }: BaseAt) => {
  const text = complotsText();
  return useMemo(
    () =>
      withVerdicts(sentences, audible, (doubt, told) => {
        const { loser } = doubt;
        const loses = tellTo(view.me, loser)(text.loses, { who: names(loser) });
        return `${verdictOf(doubt, view.me, names, text) ?? told} ${loses}`;
      }),
    [sentences, text],
  );
};
