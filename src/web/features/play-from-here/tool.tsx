/** The button of a replay that continues the game from this moment. */
import { useState } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import { useFetched } from '../../base/fetched.ts';
import { t } from '../../base/text/text.ts';
import type { Finished } from '../../link/link.ts';
import type { Loaded } from '../../link/replay-loader.ts';
import type { Moment } from '../../link/worker-messages.ts';
import type { Ending } from '../../table/web-part.ts';

type Props = { loaded: Loaded; game: Finished; moment: Moment; ending: Ending; names(seat: Seat): string };

export const FromHere = ({ loaded, game, moment, ending, names }: Props) => {
  const [open, setOpen] = useState(false);
  const fetched = useFetched(
    async () => (open ? { ...(await import('./sheet.tsx')), ...(await import('./text.ts')) } : undefined),
    [open],
  ).value;
  const { record, winners } = loaded;
  const seats = moment.views.public?.over === null ? moment.views.public.toAct : [];
  if (seats.length === 0) return null;
  const turn = ending.turns?.(loaded).filter((fact) => fact < moment.facts.length).length;
  const from = (name: string): string => {
    const text = fetched?.playFromHereText();
    if (text === undefined) return name;
    return turn === undefined || turn === 0 ? text.fromGame(name) : text.fromTurn(turn, name);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {t('fromHere')}
      </button>
      {open && fetched !== undefined && (
        <fetched.PlayFromHereSheet
          record={{ ...record, moves: record.moves.slice(0, moment.at) }}
          seats={seats}
          names={game.names}
          masks={game.masks}
          from={from}
          then={winners.map(names).join(', ')}
          close={() => setOpen(false)}
        />
      )}
    </>
  );
};
