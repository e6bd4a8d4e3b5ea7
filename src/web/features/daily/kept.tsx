/** An answered day whose question is no longer asked: the answer stays. */
import { href } from '../../base/router.ts';
import { t } from '../../base/text/text.ts';
import type { Day } from '../../link/days.ts';
import { Verdict } from '../../parts/verdict.tsx';
import { type Answer, decidedOf } from './answers.ts';
import { Head } from './head.tsx';
import { dailyText } from './text.ts';

export const Kept = ({ day, answer }: { day: Day; answer: Answer }) => {
  const text = dailyText();
  return (
    <main class="daily missing kept">
      <Head day={day} past />
      <section>
        <Verdict of={decidedOf(answer)} />
        <p>{text.oldQuestion}</p>
        <a class="button primary" href={href('daily')}>
          {t('dailyToday')}
        </a>
        <a class="button" href={href('daily', 'past')}>
          {text.past}
        </a>
      </section>
    </main>
  );
};
