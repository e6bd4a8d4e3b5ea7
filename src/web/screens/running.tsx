/** The tables of the server at which I sit, as home lists them. */
import type { TableLine } from '../../protocol/messages.ts';
import { calledThen } from '../../words/display-names.ts';
import { boxFor, titleOf } from '../../words/index.ts';
import { call, isFailure } from '../base/api.ts';
import { Emblem } from '../base/art/emblem.tsx';
import { href } from '../base/router.ts';
import { t, tongue } from '../base/text/text.ts';

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
