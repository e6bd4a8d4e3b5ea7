/** A table before its game is the table: chairs around the felt, in the middle the box with the code, and one button. */
import './css/lobby.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { offeredAt } from '../../../bots/duels.ts';
import type { Level } from '../../../bots/levels.ts';
import type { SeatInfo } from '../../../protocol/messages.ts';
import { readMask } from '../../../words/masks.ts';
import { useGame } from '../../base/server-games.ts';
import { t } from '../../base/text/more.ts';
import type { RemoteLink } from '../../link/remote.ts';
import { isFree } from '../../link/room.ts';
import { PageHead } from '../../parts/foot.tsx';
import { ring } from '../../parts/sound.ts';
import { Mask } from '../../table/mask.tsx';
import { BoxLid, titleOf } from './box-lid.tsx';
import { LobbyDock } from './dock.tsx';
import type { Lobby } from './lobby.ts';
import { OpenBox } from './open-box.tsx';
import { SeatSheet } from './seat-sheet.tsx';

/** Whom the server would choose. */
const USUAL: Level = 'regular';

export const LobbyTable = ({ link }: { link: RemoteLink }) => {
  const table = link.table.value;
  const game = useGame(table?.game);
  const [wanted, setBot] = useState<string | undefined>();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<SeatInfo | undefined>();
  if (table === undefined) return null;
  const mine = table.seats.find(({ seat }) => seat === link.me.value);
  const host = link.leads.value;
  const bots = offeredAt({ ...table, seats: table.seats.length }, game?.bots ?? []);
  const bot = bots.find((one) => one === wanted) ?? bots.find((one) => one === USUAL) ?? bots[0];
  const lobby: Lobby = { link, table, mine, host, bots, bot, setBot };
  return (
    <main class="waiting lobby">
      <PageHead title={titleOf(table)} />
      <Felt lobby={lobby} touch={setChosen}>
        <BoxLid lobby={lobby} open={() => setOpen(true)} />
      </Felt>
      <LobbyDock lobby={lobby} />
      {open && <OpenBox lobby={lobby} close={() => setOpen(false)} />}
      {chosen !== undefined && <SeatSheet lobby={lobby} chosen={chosen} close={() => setChosen(undefined)} />}
    </main>
  );
};

type FeltProps = { lobby: Lobby; touch(seat: SeatInfo): void; children: preact.ComponentChildren };

const Felt = ({ lobby, touch, children }: FeltProps) => {
  const { table, mine } = lobby;
  const { seats } = table;
  const first = Math.max(
    0,
    seats.findIndex(({ seat }) => seat === mine?.seat),
  );
  const sitting = seats.filter(({ person }) => person !== undefined).length;
  const before = useRef(sitting);
  useEffect(() => {
    if (sitting > before.current) ring('knock');
    before.current = sitting;
  }, [sitting]);
  return (
    <section class="room" aria-label={t('seats')}>
      <div class={`felt-oval n-${seats.length}`}>
        <ol class="chairs">
          {seats.map((seat, i) => {
            // mine is at the bottom; who comes after me in the game sits to my left
            const angle = (90 + (360 * (i - first)) / seats.length) * (Math.PI / 180);
            const [x, y] = [Math.cos(angle), Math.sin(angle)];
            const side = x < -0.2 ? 'left' : x > 0.2 ? 'right' : 'middle';
            return (
              <li
                // whoever comes drops onto a chair of his own
                key={`${seat.seat} ${seat.person ?? seat.bot ?? ''}`}
                class={`chair ${side} ${isFree(seat) ? 'empty' : seat.online ? '' : 'offline'}`}
                style={{ left: `${50 + 50 * x}%`, top: `${50 + 50 * y}%` }}
              >
                <Chair lobby={lobby} seat={seat} touch={touch} />
              </li>
            );
          })}
        </ol>
        {children}
      </div>
      {table.watchers > 0 && <p class="eyes">{t('watching')(table.watchers)}</p>}
    </section>
  );
};

type ChairProps = { lobby: Lobby; seat: SeatInfo; touch(seat: SeatInfo): void };

/** What is said of it, under the name. */
const saidOf = ({ table, mine }: Lobby, { seat, person, online }: SeatInfo, free: boolean): string => {
  if (free) return t('botOrFriend');
  if (person === undefined) return t('standings').bot;
  const role = person === table.host ? t('host') : '';
  if (!online && seat !== mine?.seat)
    return role === '' ? t('standings').offline : `${role}, ${t('standings').offline}`;
  return role;
};

const Chair = ({ lobby, seat, touch }: ChairProps) => {
  const { link, host, mine, bot } = lobby;
  const free = isFree(seat);
  const own = seat.seat === mine?.seat;
  const name = free ? t('freeSeat') : own ? t('you') : (link.people.value[seat.seat]?.name ?? seat.seat);
  const said = link.talk?.value.find((one) => one.seat === seat.seat);
  const seatBot = () => link.ask({ type: 'seat-bot', seat: seat.seat, ...(bot === undefined ? {} : { bot }) });
  const may = host ? !own || !free : own;
  const inside = (
    <>
      <Mask seat={seat.seat} worn={readMask(seat.mask)} free={free} bot={seat.bot !== undefined} />
      <span class="name">
        <b>{name}</b>
        <small>{saidOf(lobby, seat, free)}</small>
      </span>
    </>
  );
  return (
    <>
      {may ? (
        <button
          type="button"
          class="sits"
          aria-haspopup={free ? undefined : 'dialog'}
          onClick={() => (free ? seatBot() : touch(seat))}
        >
          {inside}
        </button>
      ) : (
        <span class="sits">{inside}</span>
      )}
      {said !== undefined && (
        <p class="says" key={said.n}>
          {said.says}
        </p>
      )}
    </>
  );
};
