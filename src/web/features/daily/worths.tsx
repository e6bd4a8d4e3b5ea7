/** A chart of what each answer was worth: mine, the best, and how often the expert gives it or who was guilty. */
import { Emblem } from '../../base/art/emblem.tsx';
import { whatOf } from '../../parts/verdict.tsx';
import type { OfferedAnswer } from '../../table/web-part.ts';
import { bestOf, type Weighed } from './explain.ts';
import { dailyText } from './text.ts';

type Props = {
  answers: readonly (Weighed & { readonly hit?: boolean })[];
  rows: readonly OfferedAnswer[];
  mine: string;
  /** Experts play there, so how often they give each answer is told. */
  byExperts?: boolean;
  /** The figure's label. */
  wins(percent: number): string;
};

export const Worths = ({ answers, rows, mine, byExperts = true, wins }: Props) => {
  const text = dailyText();
  const best = bestOf(answers);
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
              {wins(Math.round(worth))}
            </span>
            <small>{hit !== undefined ? whatOf({ hit }) : byExperts && text.expertDoes(Math.round(share))}</small>
          </li>
        );
      })}
    </ul>
  );
};
