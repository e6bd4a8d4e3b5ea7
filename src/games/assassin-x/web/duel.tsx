/** An attack and its answer over the whole table: red above, green below. In a scene the cards fall one by one. */
import './css/duel.css';
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import type { Names } from '../../../words/words.ts';
import type { Card } from '../rules/cards.ts';
import { layOf, verdict } from '../rules/lay.ts';
import type { AssassinXView } from '../rules/typed-view.ts';
import type { AssassinXText } from '../texts/fr/table.ts';
import { Face, nameOf, Spread } from './card.tsx';
import { Laid, Sum } from './laid.tsx';
import type { Plan } from './plan.ts';
import { type Scene, SLAM } from './scenes.ts';

type Fight = {
  readonly by: Seat;
  readonly at: Seat;
  readonly lay: readonly Card[];
  readonly answer?: readonly Card[];
  /** The side whose cards fall, in a scene. */
  readonly falls?: 'lay' | 'answer';
  readonly killed?: boolean;
};

export const fightIn = (view: AssassinXView, scene: Scene | undefined): Fight | undefined => {
  if (scene?.name === 'attack') return { by: scene.by, at: scene.at, lay: scene.lay, falls: 'lay' };
  if (scene?.name === 'duel') {
    const { by, at, lay, answer, killed } = scene;
    return { by, at, lay, answer, killed, falls: 'answer' };
  }
  if (scene !== undefined || view.phase !== 'defend' || view.attack === undefined) return undefined;
  const { by, target, cards } = view.attack;
  return { by, at: target, lay: cards };
};

type Props = {
  fight: Fight;
  view: AssassinXView;
  names: Names;
  text: AssassinXText;
  plan: Plan;
  asked: boolean;
  /** 0: nothing falls. */
  pace: number;
  change(plan: Plan): void;
};

const useFalling = (count: number, falling: boolean, pace: number): number => {
  const [down, setDown] = useState(falling && pace > 0 ? 0 : count);
  useEffect(() => {
    if (!falling || pace === 0) return setDown(count);
    const timers = Array.from({ length: count }, (_, i) => setTimeout(setDown, SLAM * (i + 1) * pace, i + 1));
    return () => timers.forEach(clearTimeout);
  }, [count, falling, pace]);
  return down;
};

/** A black pause between the last card and the outcome. */
const BLACK = 250;
const useBlack = (fallen: boolean, pace: number): boolean => {
  const [seen, see] = useState(pace === 0);
  useEffect(() => {
    if (!fallen || pace === 0) return see(pace === 0);
    const timer = setTimeout(see, BLACK * pace, true);
    return () => clearTimeout(timer);
  }, [fallen, pace]);
  return fallen && !seen;
};

export const Duel = ({ fight, view, names, text, plan, asked, pace, change }: Props) => {
  const { by, at, lay, answer, falls, killed } = fight;
  const struck = useFalling(lay.length, falls === 'lay', pace);
  const attack = lay.slice(0, struck);
  const total = answer?.length ?? 0;
  const fallen = useFalling(total, falls === 'answer', pace);
  const defence = (answer ?? []).slice(0, fallen);
  const black = useBlack(killed !== undefined && fallen === total, falls === 'answer' ? pace : 0);
  const over = killed !== undefined && fallen === total && !black;
  const jams = layOf(asked ? plan.laid : defence).jams;
  const { crime, survival } = verdict(layOf(lay), layOf(plan.laid));
  const called = (seat: Seat) => names(seat);
  return (
    <div class={`fight ${falls === undefined ? '' : `falls-${falls}`} ${black ? 'black' : ''}`}>
      <div class="side red">
        <p class="fighter">{called(by)}</p>
        <Slammed cards={lay} down={struck} />
        <Sum cards={attack} jammed={jams} text={text} of="crime" />
      </div>
      <p class={`band ${over ? (killed === true ? 'killed' : 'survived') : ''}`}>
        {over ? (
          <b class="stamp">{killed === true ? text.stamps.killed : text.stamps.survived}</b>
        ) : asked ? (
          crime > survival ? (
            text.missing(crime - survival)
          ) : (
            text.survives(survival - crime)
          )
        ) : (
          '⚔'
        )}
      </p>
      <div class="side green">
        {asked ? (
          <Laid {...{ view, text, plan, change }} cards={plan.laid} />
        ) : (
          <>
            <Slammed cards={answer ?? []} down={fallen} />
            {answer !== undefined && <Sum cards={defence} jammed={layOf(lay).jams} text={text} of="survival" />}
          </>
        )}
        <p class="fighter">{called(at)}</p>
      </div>
    </div>
  );
};

/** Every card has its place from the start. */
const Slammed = ({ cards, down }: { cards: readonly Card[]; down: number }) => (
  <>
    <Spread>
      {cards.map((card, i) => ({ key: card, card: <Face of={card} class={i < down ? 'slam' : 'unfallen'} /> }))}
    </Spread>
    <span class="unseen">{cards.slice(0, down).map(nameOf).join(', ')}</span>
  </>
);
