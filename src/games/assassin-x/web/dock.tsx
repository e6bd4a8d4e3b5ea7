/** The dock of Assassin X: the question, the effect of a card, and one button. Everything in it keeps its place. */
import '../../../web/base/css/pass.css';
import './css/dock.css';
import { useContext } from 'preact/hooks';
import { t } from '../../../web/base/text/table.ts';
import { isAsked } from '../../../web/link/link.ts';
import { useSettled } from '../../../web/parts/settled.ts';
import { ClockContext } from '../../../web/table/clock.tsx';
import { DockFrame } from '../../../web/table/dock.tsx';
import { Pace } from '../../../web/table/pace.tsx';
import { Answers } from './answers.tsx';
import type { DockProps } from './dock-props.ts';
import { leadOf, titleOf } from './dock-words.ts';
import { Guessing, Passing } from './waiting.tsx';

export const Dock = (props: DockProps) => {
  const { link, view, text, words, names, passing, waiting, tells, coach, covered, layDown } = props;
  const stale = tells !== undefined && isAsked(view);
  const asked = isAsked(view) && !stale;
  const coming = passing.coming !== undefined;
  const settled = useSettled(`${view.question} ${view.legal?.length ?? 0}`);
  const hidden = asked && view.phase !== 'action' ? [t('coveredAsk')] : [];
  const hint = asked && !coming ? coach?.hint : undefined;
  const tools = link.hold !== undefined && view.over === null && coach === undefined ? <Pace /> : undefined;
  return (
    <DockFrame
      title={tells !== undefined && waiting === undefined ? tells : titleOf(props, asked)}
      lead={stale ? [t('skipScene')] : hint !== undefined ? [] : covered ? hidden : leadOf(props, asked)}
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
      {layDown !== undefined && (
        <button type="button" class="chip-button lay-down" onClick={layDown}>
          {t('layDown')}
        </button>
      )}
      <p class="unseen" aria-live="polite">
        {asked && view.phase === 'action' ? words.phase(view, names) : ''}
      </p>
    </DockFrame>
  );
};

/** Time left to act: of the clock, or before I pass automatically. */
const Wick = ({ coming }: { coming: boolean }) => {
  const clock = useContext(ClockContext);
  const [ms, gone] = clock === undefined ? [MOMENT, 0] : [clock.ends - clock.opened, Date.now() - clock.opened];
  return clock === undefined && !coming ? null : (
    <i class="wick" key={clock?.opened ?? 0} style={{ '--ms': `${ms}ms`, '--gone': `${-gone}ms` }} />
  );
};
const MOMENT = 800;
