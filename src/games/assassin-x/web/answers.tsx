/** The answer buttons of Assassin X: one main button, smaller ones below it. */

import { useState } from 'preact/hooks';
import { PASS } from '../../../engine/phrases.ts';
import { t } from '../../../web/base/text/table.ts';
import { Hold } from '../../../web/parts/hold.tsx';
import { Key } from '../../../web/parts/keys.tsx';
import { isDeliberate } from '../../../web/parts/lifted.ts';
import { isOverlooked } from '../../../web/table/role.ts';
import { isJoker } from '../rules/jokers.ts';
import { parse } from '../rules/moves.ts';
import { AskWhen } from './ask.tsx';
import { asUsual } from './choices.ts';
import type { AskedProps } from './dock-props.ts';
import { hintOf, labelOf } from './dock-words.ts';
import { moveOf } from './plan.ts';
import { rule, setRule } from './rule.ts';

export const Answers = (props: AskedProps) => {
  const { view, words, names, send, settled, covered } = props;
  const go = (move: string) => settled() && send(move);
  if (covered && view.phase !== 'action') return null;
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

/** The move in words, or what is still missing for it. */
const Confirm = (props: AskedProps) => {
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

/** Moves that cannot be taken back need holding, or a second press. */
const isDeed = (verb: string | undefined): boolean =>
  verb === 'assassinate' || verb === 'intervene' || (verb !== undefined && isJoker(verb));

type PassProps = Pick<AskedProps, 'view' | 'text' | 'mark' | 'send' | 'settled'>;

/** The usual answer is to pass: it is the only button, and no card is raised. */
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

/** Smaller buttons below: as usual, or do nothing. */
const Beside = (props: AskedProps) => {
  const { view, plan, change, usual, weary, text, words, names, passing, role, mark, send, settled, coach } = props;
  const [sure, setSure] = useState(false);
  const go = (move: string) => settled() && send(move);
  if (view.phase === 'defend')
    return plan.laid.length === 0 ? null : (
      <div class="tiles beside-tiles">
        <button
          type="button"
          class={`tile plain nothing ${sure ? 'sure' : ''}`}
          data-move="defend"
          onClick={() => (sure || isDeliberate() ? go('defend') : setSure(true))}
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
  const chooses = role !== 'taken' && role !== 'lesson';
  if (view.phase === 'take' && chooses) return <Drops text={text} />;
  if (view.legal?.includes(PASS) !== true) return null;
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
      {view.phase === 'action' && chooses && weary && (
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
      {view.phase === 'action' && chooses && !isOverlooked(role) && <AskWhen text={text} />}
    </div>
  );
};

/** X11 Cards that follow a taken one can be discarded automatically. */
const Drops = ({ text }: Pick<AskedProps, 'text'>) => (
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
