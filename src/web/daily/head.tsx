/** The bar above a day's moment, and above the days before. */
import { href } from '../router.ts';
import { lang } from '../settings.ts';
import { t } from '../text/text.ts';
import { type Day, dateSaid } from './days.ts';
import { dailyText } from './text.ts';

export const Head = ({ day, past = false }: { day?: Day; past?: boolean }) => {
  const text = dailyText();
  return (
    <header class="bar">
      <a class="tool home" href={past ? href('daily') : href('')} aria-label={t('home')}>
        ‹
      </a>
      <h1>{past ? text.past : text.name}</h1>
      {day !== undefined && (
        <p class="which">
          <span class="date">{dateSaid(lang.value, day)} · </span>
          {text.number(day.number)}
        </p>
      )}
    </header>
  );
};
