/** A chart of what each answer was worth: mine, the best, and how often the expert gives it. */
import type { Offered } from '../../../host/choice-moments.ts';
import { Emblem } from '../../base/art/emblem.tsx';
import type { OfferedAnswer } from '../../table/web-part.ts';
import { dailyText } from './text.ts';
import { bestOf } from './verdict.ts';

type Props = {
  answers: readonly Offered[];
  rows: readonly Pick<OfferedAnswer, 'move' | 'emblem' | 'title'>[];
  mine: string;
  /** Experts play there, so how often they give each answer is told. */
  byExperts?: boolean;
  /** The figure's label, unless it is a chance of guilt. */
  wins(percent: number): string;
};

export const Worths = ({ answers, rows, mine, byExperts = true, wins }: Props) => {
  const text = dailyText();
  const best = bestOf({ answers });
  const most = Math.max(1, best?.worth ?? 0);
  return (
    <ul class="worths">
      {rows.map(({ move, emblem, title }) => {
        const { worth = 0, share = 0, hit } = answers.find((one) => one.move === move) ?? {};
        const marks = [move === mine ? 'mine' : '', move === best?.move ? 'best' : ''];
        return (
          <li key={move} class={marks.join(' ')}>
            <Emblem name={emblem} />
            <b>
              {title} {move === mine && <em>{text.you}</em>}
            </b>
            <span class="worth" style={{ '--part': `${worth / most}` }}>
              {(hit === undefined ? wins : text.guilty)(Math.round(worth))}
            </span>
            <small>
              {hit !== undefined && (hit ? text.wasGuilty : text.wasInnocent)}
              {hit === undefined && byExperts && text.expertDoes(Math.round(share))}
            </small>
          </li>
        );
      })}
    </ul>
  );
};
