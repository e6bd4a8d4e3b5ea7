/** The seats of a table that waits: who sits where, who is ready; the host puts bots there, and people in order. */
import { useState } from 'preact/hooks';
import { levelCalled, offeredAt } from '../../bots/duels.ts';
import type { Level } from '../../bots/levels.ts';
import { isManner } from '../../bots/manners.ts';
import type { Seat } from '../../engine/seats.ts';
import type { SeatInfo, TableInfo } from '../../protocol/messages.ts';
import { calledAt, nameOf } from '../../words/called.ts';
import { readMask } from '../../words/masks.ts';
import type { CharacterText } from '../characters/text/fr.ts';
import { useCharacterText } from '../characters/text.ts';
import { isFree, type RemoteLink } from '../link/remote.ts';
import { Choose } from '../parts/choose.tsx';
import { Mask } from '../parts/mask.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { t } from '../text/text.ts';
import { useGame } from './games.ts';

type Props = { link: RemoteLink; table: TableInfo; host: boolean };

/** Whom the server would choose. */
const USUAL: Level = 'regular';

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
  const game = useGame(table.game);
  const text = useCharacterText();
  const bots = offeredAt(table.game, players, game?.bots ?? []);
  const [wanted, setBot] = useState<string | undefined>();
  const [wished, setManner] = useState('');
  const bot = bots.find((one) => one === wanted) ?? bots.find((one) => one === USUAL) ?? bots[0];
  const manners = bot === undefined ? [] : (game?.manners[bot] ?? []).filter(isManner);
  const manner = manners.find((one) => one === wished);
  const how = bot === undefined ? {} : manner === undefined ? { bot } : { bot, manner };
  const free = table.seats.some(isFree);
  const order = table.seats.map(({ seat }) => seat);
  const called = calledAt(table.seats);
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
            called={isFree(seat) ? t('freeSeat') : (called[seat.seat] ?? seat.seat)}
            says={stateOf(seat, table, text)}
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
          options={bots.map((one) => ({ value: one, label: botKind(levelCalled(table.game, players, one)) }))}
          value={bot}
          pick={setBot}
        />
      )}
      {host && free && text !== undefined && manners.length > 0 && (
        <Choose
          label={text.character}
          hint={manner === undefined ? text.characterHint : text.characters[manner].is}
          options={[{ value: '', label: text.byLot }, ...manners.map((one) => ({ value: one, label: nameOf(one) }))]}
          value={manner ?? ''}
          pick={setManner}
        />
      )}
    </>
  );
};

type ChairProps = {
  seat: SeatInfo;
  link: RemoteLink;
  host: boolean;
  called: string;
  says: string;
  addBot(): void;
  up: (() => void) | undefined;
};

const stateOf = (seat: SeatInfo, { game, host, seats }: TableInfo, text: CharacterText | undefined): string => {
  if (isFree(seat)) return '';
  const { bot, manner } = seat;
  if (bot !== undefined) {
    const kind = botKind(levelCalled(game, seats.length, bot));
    return manner === undefined || !isManner(manner) || text === undefined
      ? kind
      : `${kind} · ${text.characters[manner].is}`;
  }
  const role = seat.person === host ? t('host') : seat.ready ? t('isReady') : t('isNotReady');
  return seat.online ? role : `${role}, ${t('standings').offline}`;
};

const Chair = ({ seat, link, host, called, says, addBot, up }: ChairProps) => {
  const empty = isFree(seat);
  const [asked, setAsked] = useState(false);
  const { person } = seat;
  const stay = () => setAsked(false);
  const kick = () => {
    if (person !== undefined) link.ask({ type: 'kick', person });
    stay();
  };
  return (
    <li class={empty ? 'empty' : seat.online ? '' : 'offline'}>
      <Mask seat={seat.seat} worn={readMask(seat.mask)} free={empty} />
      <span class="name">
        <b>{called}</b>
        <small>{says}</small>
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
        <button
          type="button"
          class="remove"
          aria-haspopup={person === undefined ? undefined : 'dialog'}
          onClick={() => (person === undefined ? link.ask({ type: 'unseat', seat: seat.seat }) : setAsked(true))}
        >
          {t('remove')}
        </button>
      )}
      {asked && (
        <Sheet title={t('removeWho')(called)} close={stay}>
          <h2>{t('removeWho')(called)}</h2>
          <p>{t('removeWhat')}</p>
          <div class="deeds">
            <button type="button" class="primary" onClick={stay}>
              {t('keepSeat')}
            </button>
            <button type="button" class="kick" onClick={kick}>
              {t('remove')}
            </button>
          </div>
        </Sheet>
      )}
    </li>
  );
};
