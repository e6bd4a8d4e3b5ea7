/** A server's table before and between games: felt, box with code, and one button. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { offeredAt } from '../../../bots/duels.ts';
import type { Level } from '../../../bots/levels.ts';
import { isTemper } from '../../../bots/tempers.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { SeatInfo } from '../../../protocol/messages.ts';
import { readMask } from '../../../words/masks.ts';
import { useGame } from '../../base/server-games.ts';
import { t } from '../../base/text/more.ts';
import type { RemoteLink } from '../../link/remote.ts';
import { isFree } from '../../link/room.ts';
import { PageHead } from '../../parts/foot.tsx';
import { ring } from '../../parts/sound.ts';
import { useCharacterText } from '../../table/characters/text.ts';
import { BoxLid, titleOf } from './box-lid.tsx';
import { LobbyDock } from './dock.tsx';
import { type ChairShown, Felt } from './felt.tsx';
import type { Lobby } from './lobby.ts';
import { OpenBox } from './open-box.tsx';
import { SeatSheet } from './seat-sheet.tsx';

const USUAL: Level = 'regular';

const sitterOf = ({ person, bot = '' }: SeatInfo): string => person ?? bot;

export const LobbyTable = ({ link, onScreen = false }: { link: RemoteLink; onScreen?: boolean }) => {
  const table = link.table.value;
  const game = useGame(table?.game);
  const [wanted, setBot] = useState<string | undefined>();
  const [open, setOpen] = useState(false);
  const [touched, touch] = useState<{ readonly seat: Seat; readonly sitter: string } | undefined>();
  const sitting = table?.seats.filter(({ person }) => person !== undefined).length ?? 0;
  useKnock(sitting);
  if (table === undefined) return null;
  const mine = table.seats.find(({ seat }) => seat === link.me.value);
  const host = link.leads.value;
  const bots = offeredAt({ ...table, seats: table.seats.length }, game?.bots ?? []);
  const bot = bots.find((one) => one === wanted) ?? bots.find((one) => one === USUAL) ?? bots[0];
  const lobby: Lobby = { link, table, mine, host, bots, bot, setBot };
  // undefined once somebody sat down there, or got up
  const chosen = table.seats.find((one) => one.seat === touched?.seat && isSame(one, touched.sitter));
  return (
    <main class={`waiting lobby ${link.connection.value === 'open' ? '' : 'offline'}`}>
      <PageHead title={titleOf(table)} />
      <Felt
        chairs={useChairs(lobby, (one) => touch({ seat: one.seat, sitter: sitterOf(one) }))}
        mine={mine?.seat}
        lit={chosen?.seat}
        watchers={table.watchers}
      >
        <BoxLid lobby={lobby} open={() => setOpen(true)} onScreen={onScreen} />
      </Felt>
      <LobbyDock lobby={lobby} />
      {open && <OpenBox lobby={lobby} close={() => setOpen(false)} />}
      {chosen !== undefined && <SeatSheet lobby={lobby} chosen={chosen} close={() => touch(undefined)} />}
    </main>
  );
};

/** A bot that replaces another still counts as the same sitter. */
const isSame = (now: SeatInfo, sitter: string): boolean =>
  now.person === undefined ? now.bot === undefined || sitter !== '' : now.person === sitter;

const useKnock = (sitting: number): void => {
  const before = useRef(sitting);
  useEffect(() => {
    if (sitting > before.current) ring('knock');
    before.current = sitting;
  }, [sitting]);
};

const useChairs = (lobby: Lobby, touch: (seat: SeatInfo) => void): readonly ChairShown[] => {
  const { link, table, mine, host } = lobby;
  const text = useCharacterText();
  const evening = table.games > 0;
  return table.seats.map((one) => {
    const { seat, bot, manner, online, mask } = one;
    const own = seat === mine?.seat;
    const free = isFree(one);
    const temper = manner !== undefined && isTemper(manner) ? text?.short[manner] : undefined;
    return {
      seat,
      sitter: sitterOf(one),
      name: free ? t('freeSeat') : own ? t('you') : (link.people.value[seat]?.name ?? seat),
      note: free ? t('botOrFriend') : bot === undefined ? saidOf(lobby, one) : (temper ?? t('standings').bot),
      mask: readMask(mask),
      bot: bot !== undefined,
      free,
      gone: !online,
      crowns: evening && !free ? (table.wins[seat] ?? 0) : undefined,
      says: link.talk?.value.find((said) => said.seat === seat),
      touch: host || own ? () => touch(one) : undefined,
    };
  });
};

const saidOf = ({ table, mine }: Lobby, { seat, person, online, ready, vote }: SeatInfo): string => {
  const role = person === table.host ? t('host') : '';
  if (!online && seat !== mine?.seat)
    return role === '' ? t('standings').offline : `${role}, ${t('standings').offline}`;
  if (table.status !== 'over' || !ready) return role;
  return vote === undefined ? t('quick').again : titleOf(vote);
};
