/** Open tables, and one's own. */
import { useEffect, useState } from 'preact/hooks';
import type { TableLine } from '../../protocol/messages.ts';
import { titleOf } from '../../words/index.ts';
import { call, isFailure } from '../base/api.ts';
import { href } from '../base/router.ts';
import { t } from '../base/text/games.ts';
import { tongue } from '../base/text/text.ts';
import { PageHead } from '../parts/foot.tsx';
import { Trouble } from './trouble.tsx';

export const Games = () => {
  const [open, setOpen] = useState<readonly TableLine[] | undefined>();
  const [mine, setMine] = useState<readonly TableLine[]>([]);
  const [trouble, setTrouble] = useState<string | undefined>();
  const [visit, setVisit] = useState(0);
  useEffect(() => {
    if (visit < 0) return;
    call('tables').then((answer) => (isFailure(answer) ? setTrouble(answer.code) : setOpen(answer.tables)));
    call('mine').then((answer) => isFailure(answer) || setMine(answer.tables));
  }, [visit]);
  if (trouble !== undefined)
    return (
      <Trouble
        code={trouble}
        retry={() => {
          setTrouble(undefined);
          setVisit(visit + 1);
        }}
      />
    );
  return (
    <main class="page games">
      <PageHead title={t('openTables')} />
      {mine.length > 0 && (
        <section>
          <h2>{t('yourTables')}</h2>
          <Lines tables={mine} />
        </section>
      )}
      <section>
        {mine.length > 0 && <h2>{t('openTables')}</h2>}
        {open?.length === 0 ? <p class="hint">{t('noOpenTables')}</p> : <Lines tables={open ?? []} />}
      </section>
      <p>
        <a class="button" href={href('new', 'online')}>
          {t('createTable')}
        </a>
      </p>
      <p>
        <a href={href('mine')}>{t('myGames')}</a>
      </p>
    </main>
  );
};

const Lines = ({ tables }: { tables: readonly TableLine[] }) => (
  <ul class="table-lines">
    {tables.map(({ id, game, host, seats, free, status, watch }) => (
      <li key={id}>
        <a class="way" href={href('table', status === 'playing' && watch ? `${id}/watch` : id)}>
          <b>{titleOf(game, tongue())}</b>
          <small>{t('tableLine')(host ?? '', seats - free, seats)}</small>
          <small>{t('statuses')[status]}</small>
        </a>
      </li>
    ))}
  </ul>
);
