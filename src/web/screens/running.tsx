/** The tables of the server at which I sit, as home lists them. */
import type { TableLine } from '../../protocol/messages.ts';
import { calledThen } from '../../words/called.ts';
import { boxFor, titleOf } from '../../words/index.ts';
import { Emblem } from '../art/emblem.tsx';
import { call, isFailure } from '../online/api.ts';
import { href } from '../router.ts';
import { t, tongue } from '../text/text.ts';

export const fetchRunning = async () => {
  const answer = await call('mine');
  return isFailure(answer) ? [] : answer.tables.map((table) => <Running key={table.id} of={table} />);
};

const Running = ({ of: { id, code, game, options, names, status, asked } }: { of: TableLine }) => (
  <a class={`way ${asked === true ? 'asked' : ''}`} href={code === undefined ? href('table', id) : href('t', code)}>
    <Emblem name="masks" />
    <b>{boxFor(game, options)?.title(tongue()) ?? titleOf(game, tongue())}</b>
    <small>{Object.values(calledThen(names)).join(', ')}</small>
    <span class="state">{asked === true ? t('yourGo') : t('statuses')[status]}</span>
  </a>
);
