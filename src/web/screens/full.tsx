/** All seats are taken: shows who sits there, and what to do instead. The page closes when a seat is free. */
import { Emblem } from '../base/art/emblem.tsx';
import { href } from '../base/router.ts';
import { t } from '../base/text/more.ts';
import { TakeSeat } from '../features/chat/give.tsx';
import type { RemoteLink } from '../link/remote.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { wornBy } from '../table/masks-at-table.ts';
import { Medal } from '../table/medal.tsx';

export const Full = ({ link, watch }: { link: RemoteLink; watch(): void }) => {
  const table = link.table.value;
  if (table === undefined) return null;
  const people = link.people.value;
  const { title, what } = t('troubles').full;
  return (
    <main class="page trouble full">
      <Emblem name="court" class="big" />
      <PageTitle says={title} />
      <ul class="company">
        {table.seats.map(({ seat }) => (
          <li key={seat}>
            <Medal seat={seat} worn={wornBy(people, seat)} name={people[seat]?.name ?? seat} plain />
          </li>
        ))}
      </ul>
      <p>{what}</p>
      <TakeSeat link={link} />
      <p class="hint" role="status">
        {link.connection.value === 'open' ? t('seatWanted') : t('reconnecting')}
      </p>
      <div class="deeds">
        {table.watch && (
          <button type="button" class="primary" onClick={watch}>
            {t('watch')}
          </button>
        )}
        <a class={table.watch ? 'button' : 'button primary'} href={href('new', 'online')}>
          {t('createTable')}
        </a>
        <a class="button" href={href('')}>
          {t('home')}
        </a>
      </div>
    </main>
  );
};
