/** All seats are taken: who sits there, and what one can do meanwhile. It gives way by itself when a seat is free. */
import { useState } from 'preact/hooks';
import { Emblem } from '../base/art/emblem.tsx';
import { href } from '../base/router.ts';
import { t } from '../base/text/more.ts';
import type { RemoteLink } from '../link/remote.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Mask } from '../table/mask.tsx';
import { wornBy } from '../table/worn.ts';

/** A new phone for a dead one: the host decides. */
const TakeSeat = ({ link }: { link: RemoteLink }) => {
  const [asked, ask] = useState(false);
  const { seats = [], status, strangers } = link.table.value ?? {};
  const left = seats.filter(({ person, online, away }) => person !== undefined && (away || !online));
  if (status !== 'playing' || strangers !== undefined || left.length === 0) return null;
  return (
    <div class="deeds take-seat">
      {left.map(({ seat }) => (
        <button
          type="button"
          key={seat}
          class="primary"
          onClick={() => {
            ask(true);
            link.ask({ type: 'take', seat });
          }}
        >
          {t('takeSeat')(link.people.value[seat]?.name ?? seat)}
        </button>
      ))}
      <p role="status">{asked && t('seatAsked')}</p>
    </div>
  );
};

export const Full = ({ link, watch }: { link: RemoteLink; watch(): void }) => {
  const table = link.table.value;
  if (table === undefined) return null;
  const { title, what } = t('troubles').full;
  return (
    <main class="page trouble full">
      <Emblem name="court" class="big" />
      <PageTitle says={title} />
      <ul class="company">
        {table.seats.map(({ seat }) => {
          const called = link.people.value[seat]?.name ?? seat;
          return (
            <li key={seat}>
              <Mask seat={seat} worn={wornBy(link.people.value, seat)} />
              {called}
            </li>
          );
        })}
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
