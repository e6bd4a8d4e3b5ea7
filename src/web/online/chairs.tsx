/** The seats of a table that waits: who sits where, who is ready; the host puts bots there, and people in order. */
import { useState } from 'preact/hooks';
import type { Seat } from '../../engine/seats.ts';
import type { SeatInfo, TableInfo } from '../../protocol/messages.ts';
import { calledAt, offeredAt } from '../levels.ts';
import { isFree, type RemoteLink } from '../link/remote.ts';
import { Choose } from '../parts/choose.tsx';
import { Medallion } from '../parts/medallion.tsx';
import { t } from '../text/text.ts';
import { useGame } from './games.ts';

type Props = { link: RemoteLink; table: TableInfo; host: boolean };

const botKind = (bot: string): string => t('botKinds')[bot] ?? bot;

/** The same order with one seat a place earlier. */
const earlier = (order: readonly Seat[], i: number): Seat[] => {
  const next = [...order];
  next.splice(i - 1, 2, ...order.slice(i - 1, i + 1).reverse());
  return next;
};

const shuffled = (order: readonly Seat[]): Seat[] =>
  order
    .map((seat) => ({ seat, by: Math.random() }))
    .sort((a, b) => a.by - b.by)
    .map(({ seat }) => seat);

export const Chairs = ({ link, table, host }: Props) => {
  const players = table.seats.length;
  const bots = offeredAt(table.game, players, useGame(table.game)?.bots ?? []);
  const [wanted, setBot] = useState<string | undefined>();
  const bot = bots.find((one) => one === wanted) ?? bots[0];
  const how = bot === undefined ? {} : { bot };
  const free = table.seats.some(isFree);
  const order = table.seats.map(({ seat }) => seat);
  const arrange =
    host && table.status === 'lobby' ? (to: Seat[]) => link.ask({ type: 'arrange', order: to }) : undefined;
  return (
    <>
      <ol class="chairs">
        {table.seats.map((seat, i) => (
          <Chair
            key={seat.seat}
            seat={seat}
            link={link}
            host={host}
            hostId={table.host}
            addBot={() => link.ask({ type: 'seat-bot', seat: seat.seat, ...how })}
            up={arrange === undefined || i === 0 ? undefined : () => arrange(earlier(order, i))}
          />
        ))}
      </ol>
      {host && (
        <div class="deeds">
          {free && (
            <button type="button" onClick={() => link.ask({ type: 'fill', ...how })}>
              {t('fillBots')}
            </button>
          )}
          {arrange !== undefined && (
            <button type="button" onClick={() => arrange(shuffled(order))}>
              {t('shuffleSeats')}
            </button>
          )}
        </div>
      )}
      {host && free && bot !== undefined && bots.length > 1 && (
        <Choose
          label={t('botKind')}
          options={bots.map((one) => ({ value: one, label: botKind(calledAt(table.game, players, one)) }))}
          value={bot}
          pick={setBot}
        />
      )}
    </>
  );
};

type ChairProps = {
  seat: SeatInfo;
  link: RemoteLink;
  host: boolean;
  hostId: string | undefined;
  addBot(): void;
  up: (() => void) | undefined;
};

const stateOf = (seat: SeatInfo, hostId: string | undefined): string => {
  if (isFree(seat)) return '';
  if (seat.bot !== undefined) return botKind(seat.bot);
  const role = seat.person === hostId ? t('host') : seat.ready ? t('isReady') : t('isNotReady');
  return seat.online ? role : `${role}, ${t('standings').offline}`;
};

const Chair = ({ seat, link, host, hostId, addBot, up }: ChairProps) => {
  const empty = isFree(seat);
  const called = empty ? t('freeSeat') : (link.people.value[seat.seat]?.name ?? seat.seat);
  const remove = () =>
    link.ask(seat.person === undefined ? { type: 'unseat', seat: seat.seat } : { type: 'kick', person: seat.person });
  return (
    <li class={empty ? 'empty' : seat.online ? '' : 'offline'}>
      <Medallion seat={seat.seat} name={empty ? '' : called} />
      <span class="name">
        <b>{called}</b>
        <small>{stateOf(seat, hostId)}</small>
      </span>
      {up !== undefined && (
        <button type="button" class="up" aria-label={t('seatUp')(called)} title={t('seatUp')(called)} onClick={up}>
          ↑
        </button>
      )}
      {host && empty && (
        <button type="button" onClick={addBot}>
          {t('addBot')}
        </button>
      )}
      {host && !empty && seat.seat !== link.me.value && (
        <button type="button" onClick={remove}>
          {t('remove')}
        </button>
      )}
    </li>
  );
};
