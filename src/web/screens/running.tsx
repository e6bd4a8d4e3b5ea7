/** One's running tables on the server, and invitations, as home lists them. */
import type { TableLine } from '../../protocol/messages.ts';
import { calledThen } from '../../words/display-names.ts';
import { boxFor, titleOf } from '../../words/index.ts';
import { call, isFailure } from '../base/api.ts';
import { Emblem } from '../base/art/emblem.tsx';
import { href } from '../base/router.ts';
import { tongue } from '../base/text/catalogue.ts';
import { t } from '../base/text/games.ts';

export const fetchRunning = async () => {
  const answer = await call('mine');
  if (isFailure(answer)) return [];
  return [
    ...answer.invitations.map(({ by, table }) => <Running key={table.id} of={table} by={by} />),
    ...answer.tables.map((table) => <Running key={table.id} of={table} />),
  ];
};

type Props = {
  of: TableLine;
  by?: string;
};

const Running = ({ of: { id, code, game, options, names, status, asked }, by }: Props) => (
  <a
    class={`way ${asked === true || by !== undefined ? 'asked' : ''}`}
    href={code === undefined ? href('table', id) : href('t', code)}
  >
    <Emblem name="masks" />
    <b>{boxFor(game, options)?.title(tongue()) ?? titleOf(game, tongue())}</b>
    <small>{Object.values(calledThen(names)).join(', ')}</small>
    <span class="state">
      {by !== undefined ? t('invitesYou')(by) : asked === true ? t('yourGo') : t('statuses')[status]}
    </span>
  </a>
);
