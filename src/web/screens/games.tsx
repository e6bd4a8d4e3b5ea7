/** Open tables as they change, one's own, and those to which other people invite. */
import '../base/css/open-tables.css';
import { useEffect, useState } from 'preact/hooks';
import type { TableLine } from '../../protocol/messages.ts';
import type { Reply } from '../../protocol/routes.ts';
import { sittersThen } from '../../words/display-names.ts';
import { boxFor, titleOf } from '../../words/index.ts';
import { call, isFailure } from '../base/api.ts';
import { useFetched } from '../base/fetched.ts';
import { href } from '../base/router.ts';
import { isKnown, lang } from '../base/settings.ts';
import { tongue } from '../base/text/catalogue.ts';
import { t } from '../base/text/games.ts';
import { followTables } from '../link/live-list.ts';
import { useNow } from '../parts/countdown.ts';
import { PageHead } from '../parts/foot.tsx';
import { renewNotices } from '../parts/push.ts';
import { Trouble } from './trouble.tsx';

const NONE: Reply<'mine'> = { tables: [], invitations: [] };
const MINUTE = 60_000;

export const Games = () => {
  const [visit, setVisit] = useState(0);
  const [list, setList] = useState<ReturnType<typeof followTables> | undefined>();
  useEffect(() => {
    void renewNotices();
    const opened = followTables();
    setList(opened);
    return opened.close;
  }, [visit]);
  const own = useFetched(async () => (isKnown() ? call('mine') : NONE), [visit]).value ?? NONE;
  const TableNotices = useFetched(() => import('../features/preferences/table-notices.tsx'), []).value?.TableNotices;
  const mine = isFailure(own) ? NONE : own;
  const open = list?.tables.value?.filter(({ id }) => mine.tables.every((one) => one.id !== id));
  const trouble = list?.failed.value;
  useNow(open, () => Date.now(), MINUTE / 4);
  if (trouble !== undefined) return <Trouble code={trouble} retry={() => setVisit(visit + 1)} />;
  return (
    <main class="page games">
      <PageHead title={t('openTables')} />
      {mine.invitations.length > 0 && (
        <section>
          <h2>{t('invitations')}</h2>
          <ul class="table-lines">
            {mine.invitations.map(({ by, table }) => (
              <li key={table.id}>
                <a class="way main" href={href('table', table.id)}>
                  <b>{t('invitesYou')(by)}</b>
                  <small>{titleFor(table)}</small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {mine.tables.length > 0 && (
        <section>
          <h2>{t('yourTables')}</h2>
          <ul class="table-lines">
            {mine.tables.map((one) => (
              <li key={one.id}>
                <a class="way" href={href('table', one.id)}>
                  <b>{titleFor(one)}</b>
                  <small>{t('tableLine')(one.host ?? '', one.seats - one.free, one.seats)}</small>
                  <small>{t('statuses')[one.status]}</small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-busy={open === undefined}>
        {(mine.tables.length > 0 || mine.invitations.length > 0) && <h2>{t('openTables')}</h2>}
        {open?.length === 0 && <p class="hint">{t('noOpenTables')}</p>}
        <ul class="table-lines">
          {open?.map((one) => (
            <Open key={one.id} of={one} now={list?.now() ?? 0} />
          ))}
        </ul>
      </section>
      <p class="deeds">
        <a class="button primary" href={href('now')}>
          {t('withStrangers')}
        </a>
        <a class="button" href={href('new', 'online')}>
          {t('createTable')}
        </a>
      </p>
      {TableNotices !== undefined && <TableNotices />}
      <p class="deeds">
        <a href={href('people')}>{t('peopleMet')}</a>
        <a href={href('mine')}>{t('myGames')}</a>
      </p>
    </main>
  );
};

const titleFor = ({ game, options }: TableLine): string =>
  boxFor(game, options)?.title(tongue()) ?? titleOf(game, tongue());

/** Who is there, and how long they have waited. */
const company = ({ names, since, status, seats, people }: TableLine, now: number): string => {
  const sitting = sittersThen(names).flatMap(({ name, bot }) => (bot === undefined && name ? [name] : []));
  const who = new Intl.ListFormat(lang.value, { type: 'unit' }).format(sitting);
  const minutes = since === undefined ? undefined : Math.max(0, Math.floor((now - since) / MINUTE));
  const how = minutes === undefined ? t('statuses')[status] : t('waitsFor')(minutes);
  return [who, t('tableLine')('', people, seats), how].join(' · ');
};

const Open = ({ of, now }: { of: TableLine; now: number }) => {
  const { id, game, status, watch, chair, free } = of;
  const title = titleFor(of);
  const sits = chair ? href('now', `${game}/${id}`) : status !== 'playing' && free > 0 ? href('table', id) : undefined;
  return (
    <li class="open-table">
      <b>{title}</b>
      <small>{company(of, now)}</small>
      <span class="deeds">
        {sits !== undefined && (
          <a class="button primary" href={sits}>
            {t('sitHere')}
          </a>
        )}
        {watch && (
          <a class="button" href={href('table', `${id}/watch`)}>
            {t('watchHere')}
          </a>
        )}
      </span>
    </li>
  );
};
