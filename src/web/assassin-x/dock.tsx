/** What is asked, what a card does here, and one button that says so. Everything in it keeps its place. */
import { PASS } from '../../engine/phrases.ts';
import '../css/pass.css';
import './css/dock.css';
import { useContext, useState } from 'preact/hooks';
import type { Said } from '../../engine/facts.ts';
import type { Seat } from '../../engine/seats.ts';
import { isJoker } from '../../games/assassin-x/jokers.ts';
import { layOf, verdict } from '../../games/assassin-x/lay.ts';
import { parse } from '../../games/assassin-x/moves.ts';
import type { AssassinXSeen } from '../../games/assassin-x/seen.ts';
import type { GameWords, Names } from '../../words/words.ts';
import type { Coach } from '../game-module.ts';
import { isAsked, type Link } from '../link/link.ts';
import { ClockContext } from '../parts/clock.tsx';
import { DockFrame } from '../parts/dock.tsx';
import { Forecasts } from '../parts/forecasts.tsx';
import { Hold } from '../parts/hold.tsx';
import { Key } from '../parts/keys.tsx';
import { Pace } from '../parts/pace.tsx';
import { useSettled } from '../parts/settled.ts';
import type { PassingTools } from '../pass/use-passing.ts';
import { t } from '../text/text.ts';
import { AskRule } from './ask.tsx';
import { nameOf } from './card.tsx';
import { asUsual, barredFrom, layIn, laysOf, mineOf, type Usual } from './choices.ts';
import type { Mark } from './lesson-marks.ts';
import { deedIn, dropOf, moveOf, type Plan } from './plan.ts';
import { rule, setRule } from './rule.ts';
import type { AlleyText } from './text/fr.ts';
import { reasonOf } from './trail.tsx';

/** One who is out of the round guesses who the assassin is, and need not wait for its end. */
export type Waiting = {
  readonly guess: Seat | undefined;
  choose(seat: Seat): void;
  readonly hurry: (() => void) | undefined;
};

type Props = {
  link: Link;
  view: AssassinXSeen;
  text: AlleyText;
  words: GameWords;
  names: Names;
  plan: Plan;
  change(plan: Plan): void;
  /** How I offered last. */
  usual: Usual | undefined;
  /** I have passed several times running. */
  weary: boolean;
  heard: readonly Said[];
  passing: PassingTools;
  waiting: Waiting | undefined;
  /** What a scene says; what was asked before it is over. */
  tells: string | undefined;
  coach?: Coach | undefined;
  mark: Mark;
  send(move: string): void;
};

export const Dock = (props: Props) => {
  const { link, view, text, words, names, passing, waiting, tells, coach } = props;
  const stale = tells !== undefined && isAsked(view);
  const asked = isAsked(view) && !stale;
  const coming = passing.coming !== undefined;
  const settled = useSettled(`${view.question} ${view.legal?.length ?? 0}`);
  const hint = asked && !coming ? coach?.hint : undefined;
  const tools = link.hold !== undefined && view.over === null && coach === undefined ? <Pace /> : undefined;
  return (
    <DockFrame
      title={tells !== undefined && waiting === undefined ? tells : titleOf(props, asked)}
      lead={stale ? [t('skipScene')] : hint === undefined ? leadOf(props, asked) : []}
      question={`${view.question} ${asked}`}
      asked={asked && !coming}
      settled={settled}
      tools={tools}
      hint={hint}
    >
      {view.phase === 'action' && view.over === null && tells === undefined && <Wick coming={coming} />}
      {stale ? null : asked && !coming ? (
        <Answers {...props} settled={settled} />
      ) : waiting !== undefined ? (
        <Guessing {...{ view, text, names, waiting }} />
      ) : (
        view.me !== undefined && view.over === null && coach === undefined && <Passing {...{ text, passing }} />
      )}
      <Forecasts link={link} view={view} names={names} busy={tells !== undefined} />
      {link.shared !== undefined && view.me !== undefined && (
        <button type="button" class="chip-button lay-down" onClick={link.shared.layDown}>
          {t('layDown')}
        </button>
      )}
      <p class="unseen" aria-live="polite">
        {asked && view.phase === 'action' ? words.phase(view, names) : ''}
      </p>
    </DockFrame>
  );
};

/** How long is left to act: the clock's time, or the moment before I pass. */
const Wick = ({ coming }: { coming: boolean }) => {
  const clock = useContext(ClockContext);
  const [ms, gone] = clock === undefined ? [MOMENT, 0] : [clock.ends - clock.opened, Date.now() - clock.opened];
  return clock === undefined && !coming ? null : (
    <i class="wick" key={clock?.opened ?? 0} style={{ '--ms': `${ms}ms`, '--gone': `${-gone}ms` }} />
  );
};
const MOMENT = 800;

const raisedCard = ({ view, plan }: Pick<Props, 'view' | 'plan'>) => mineOf(view)[plan.raised ?? -1];

const titleOf = (props: Props, asked: boolean): string => {
  const { view, text, words, names, passing, plan, waiting } = props;
  if (view.over !== null) return t('gameOver');
  const card = raisedCard(props);
  if (asked && passing.coming === undefined) {
    if (view.phase === 'defend' && view.attack !== undefined) return text.attacks(names(view.attack.by));
    if (view.phase !== 'action') return words.phase(view, names);
    const deed = deedIn(view, plan);
    if (deed?.aimed === true && plan.target === undefined) return text.whom;
    return card === undefined ? text.mayAct : (words.stage?.card?.(card)?.name ?? card);
  }
  if (card !== undefined) return words.stage?.card?.(card)?.name ?? card;
  if (waiting !== undefined) return text.out;
  if (asked && view.phase === 'action') return text.whoActs;
  return view.answer !== undefined ? t('answered') : words.phase(view, names);
};

/** A line or two: what the raised card does here, what is at stake, or why I am not asked. */
const leadOf = (props: Props, asked: boolean): string[] => {
  const { view, text, words, names, plan, passing, waiting } = props;
  const card = raisedCard(props);
  const does = card === undefined ? undefined : words.stage?.card?.(card)?.text;
  if (!asked || passing.coming !== undefined) {
    if (does !== undefined) return [does];
    if (waiting !== undefined) return [waiting.guess === undefined ? text.guess : text.guessed(names(waiting.guess))];
    if (!asked || view.phase !== 'action') return [];
    if (passing.passing.until !== undefined) return [text.passing];
    return [(view.legal ?? []).length === 1 ? text.nothingToDo : text.notAsked];
  }
  switch (view.phase) {
    case 'offer': {
      const offered = plan.slots.map((at) => view.hand?.[at ?? -1]);
      const seen = offered[0] === 'assassin' || (plan.up && offered[2] === 'assassin');
      return [seen ? text.willSee : offered.includes('assassin') ? text.mayPass : text.offerHint];
    }
    case 'take':
      return [dropOf(view, plan) === undefined ? text.takeHint : text.dropHint];
    case 'discard':
      return [card === 'assassin' ? text.locked : text.thrown];
    case 'defend':
      return [text.best];
    case 'swap':
      return [text.swapHint];
    case 'action': {
      const deed = deedIn(view, plan);
      const barred = deed?.verb === 'intervene' ? barredFrom(view, deed) : [];
      const why =
        deed?.verb === 'intervene' && plan.target !== undefined
          ? [text.because(reasonOf(props.heard, plan.target, text))]
          : [];
      return [does ?? text.actHint, ...why, ...barred.map((seat) => text.barred(names(seat)))];
    }
    default:
      return does === undefined ? [] : [does];
  }
};

type Asked = Props & { settled(): boolean };

const Answers = (props: Asked) => {
  const { view, words, names, send, settled } = props;
  const go = (move: string) => settled() && send(move);
  switch (view.phase) {
    case 'joker':
      return null;
    case 'alibi':
      return (
        <div class="acts tiles">
          {(view.legal ?? []).toReversed().map((move, i) => (
            <button
              type="button"
              key={move}
              class={`tile plain ${move === PASS ? '' : 'play'}`}
              data-move={move}
              aria-keyshortcuts={move === PASS ? 'Space' : `${i + 1}`}
              onClick={() => go(move)}
            >
              <b>{words.move(move, names, view).title}</b>
            </button>
          ))}
        </div>
      );
    case 'action':
      return (
        <div class="acts">
          {props.plan.raised === undefined ? <Passes {...props} /> : <Confirm {...props} />}
          <Beside {...props} />
        </div>
      );
    default:
      return (
        <div class="acts">
          <Confirm {...props} />
          <Beside {...props} />
        </div>
      );
  }
};

/** What would be said, in words; where something is missing, what. */
const Confirm = (props: Asked) => {
  const { view, plan, send, settled, mark } = props;
  const move = moveOf(view, plan);
  const style = `primary ${mark.move !== undefined && mark.move === move ? 'wanted' : ''}`;
  const label = move === undefined ? hintOf(props) : labelOf(props, move);
  const verb = move && parse(move)[0];
  const go = () => {
    if (move !== undefined && settled()) send(move);
  };
  return (
    <div class="confirm">
      {isDeed(verb) ? (
        <Hold class={style} move={move} keys="Enter" settled={settled} done={go}>
          {label}
        </Hold>
      ) : (
        <button
          type="button"
          class={style}
          disabled={move === undefined}
          data-move={move}
          aria-keyshortcuts="Enter"
          onClick={go}
        >
          {label}
        </button>
      )}
    </div>
  );
};

/** What cannot be taken back is held, or pressed twice: an attack, the police, a joker. */
const isDeed = (verb: string | undefined): boolean =>
  verb === 'assassinate' || verb === 'intervene' || (verb !== undefined && isJoker(verb));

const labelOf = ({ view, plan, text, words, names }: Asked, move: string): string => {
  const lay = layIn(laysOf(view), plan.laid);
  if (view.phase === 'offer') return text.propose;
  if (view.phase === 'defend' && lay !== undefined)
    return lay.cards.length === 0 ? text.bare : text.defend(verdict(layOf(view.attack?.cards ?? []), lay).survival);
  const [verb, at] = parse(move);
  if (verb === 'assassinate' && lay !== undefined) return text.attack(names(at), lay.worth);
  if (verb === 'intervene') return text.police(names(at));
  const { title } = words.move(move, names, view);
  const drop = dropOf(view, plan);
  return drop === undefined ? title : text.andDrop(title, nameOf(drop));
};

const hintOf = ({ view, plan, text }: Asked): string => {
  if (view.phase === 'offer') return text.threeCards;
  if (view.phase === 'swap') return t('touchCard');
  const deed = view.phase === 'action' ? deedIn(view, plan) : undefined;
  if (deed === undefined) return t('touchCard');
  return deed.aimed && plan.target === undefined ? text.chooseWhom : text.needsWeapon;
};

type PassProps = Pick<Asked, 'view' | 'text' | 'mark' | 'send' | 'settled'>;

/** To pass is what one does here: it is the one button, and nothing is raised beside it. */
const Passes = ({ view, text, mark, send, settled }: PassProps) =>
  view.legal?.includes(PASS) === true ? (
    <div class="tiles snuffs">
      <button
        type="button"
        class={`tile plain snuff ${mark.move === PASS ? 'wanted' : ''}`}
        data-move={PASS}
        aria-keyshortcuts="Space"
        onClick={() => settled() && send(PASS)}
      >
        <b>{text.snuff}</b>
        <Key of="Space" />
      </button>
    </div>
  ) : null;

/** Smaller, below: as usual, not to act, not to defend, not to swap. */
const Beside = (props: Asked) => {
  const { view, plan, change, usual, weary, text, words, names, passing, link, coach, mark, send, settled } = props;
  const [sure, setSure] = useState(false);
  const go = (move: string) => settled() && send(move);
  if (view.phase === 'defend')
    return plan.laid.length === 0 ? null : (
      <div class="tiles beside-tiles">
        <button
          type="button"
          class={`tile plain nothing ${sure ? 'sure' : ''}`}
          data-move="defend"
          onClick={() => (sure ? go('defend') : setSure(true))}
        >
          <b>{sure ? t('sure') : text.bare}</b>
        </button>
      </div>
    );
  if (view.phase === 'offer')
    return usual === undefined || coach !== undefined ? null : (
      <div class="tiles beside-tiles passes">
        <button
          type="button"
          class="tile plain usual"
          aria-keyshortcuts="U"
          onClick={() => settled() && change({ ...plan, slots: asUsual(view.hand ?? [], usual), up: usual.up })}
        >
          <b>{text.usual}</b>
        </button>
      </div>
    );
  if (view.phase === 'take' && link.shared === undefined && coach === undefined) return <Drops text={text} />;
  if (view.legal?.includes(PASS) !== true) return null;
  const chooses = view.phase === 'action' && link.shared === undefined && coach === undefined;
  return (
    <div class="tiles passes">
      {(view.phase !== 'action' || plan.raised !== undefined) && (
        <button
          type="button"
          class={`tile plain ${mark.move === PASS ? 'wanted' : ''}`}
          data-move={PASS}
          aria-keyshortcuts="Space"
          onClick={() => go(PASS)}
        >
          <b>{view.phase === 'action' ? text.pass : words.move(PASS, names, view).title}</b>
          <Key of="Space" />
        </button>
      )}
      {chooses && weary && (
        <button
          type="button"
          class="tile plain until"
          data-until="turn"
          aria-keyshortcuts="P"
          onClick={() => settled() && passing.until('turn')}
        >
          <b>{text.untilTurn}</b>
          <Key of="P" />
        </button>
      )}
      {chooses && <AskWhen text={text} />}
    </div>
  );
};

/** When one wants to be asked. */
const AskWhen = ({ text }: Pick<Props, 'text'>) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        class="tile plain when"
        aria-label={text.ask}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        <span aria-hidden="true">⚙</span>
      </button>
      {asking && <AskRule text={text} close={() => setAsking(false)} />}
    </>
  );
};

/** X11 what follows a taken card can be left to itself. */
const Drops = ({ text }: Pick<Props, 'text'>) => (
  <div class="tiles beside-tiles passes">
    <button
      type="button"
      class="tile plain drops"
      aria-pressed={rule.value.drops}
      onClick={() => setRule({ ...rule.value, drops: !rule.value.drops })}
    >
      <b>
        <span aria-hidden="true">{rule.value.drops ? '☑' : '☐'}</span> {text.drops}
      </b>
    </button>
  </div>
);

/** While nothing is asked: what is let pass, and when one wants to be asked. */
const Passing = ({ text, passing }: Pick<Props, 'text' | 'passing'>) => {
  const { until } = passing.passing;
  return (
    <div class="acts">
      <div class="tiles passes">
        {until !== undefined && (
          <button type="button" class="tile plain on" onClick={() => passing.until(undefined)}>
            <b>{text.stopPassing}</b>
          </button>
        )}
        <AskWhen text={text} />
      </div>
    </div>
  );
};

const Guessing = ({ view, text, names, waiting }: Pick<Props, 'view' | 'text' | 'names'> & { waiting: Waiting }) => (
  <div class="acts">
    <div class="pass-bar guesses">
      {view.seats
        .filter((seat) => view.players[seat].in && seat !== view.me)
        .map((seat) => (
          <button
            type="button"
            key={seat}
            class="chip-button"
            aria-pressed={waiting.guess === seat}
            onClick={() => waiting.choose(seat)}
          >
            {names(seat)}
          </button>
        ))}
    </div>
    {waiting.hurry !== undefined && (
      <button type="button" class="hurry" onClick={waiting.hurry}>
        {text.hurry}
      </button>
    )}
  </div>
);
