/** A table on the server: lobby, then game; or why one cannot be there. */

import { effect, untracked } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Opponent } from '../../bots/levels.ts';
import type { Seat } from '../../engine/seats.ts';
import { isFailure, signIn } from '../base/api.ts';
import { useFetched } from '../base/fetched.ts';
import { noteWatched, showAddress } from '../base/router.ts';
import { name } from '../base/settings.ts';
import { ScreenAsks, ScreensTool } from '../features/big-screen/screens.tsx';
import { useHand } from '../features/big-screen/use-hand.tsx';
import { ChatBeside, ChatTool, Overheard } from '../features/chat/chat.tsx';
import { GiveSeat, LostSeat, TakeSeatInDock } from '../features/chat/give.tsx';
import { LeadOn } from '../features/chat/lead.tsx';
import { ChairsTool } from '../features/lobby/chairs-tool.tsx';
import { hasRoom } from '../features/lobby/lobby.ts';
import { sitLabel } from '../features/lobby/sit-label.ts';
import { LobbyTable } from '../features/lobby/table.tsx';
import { HintTool } from '../features/review/hint-tool.tsx';
import { useKnocking } from '../link/knocking.ts';
import { joinTable, type RemoteLink } from '../link/remote.ts';
import { Loading } from '../parts/loading.tsx';
import { renewPush } from '../parts/push.ts';
import { Unloaded } from '../parts/unloaded.tsx';
import { Absent, Watchers } from '../table/presence.tsx';
import { Full } from './full.tsx';
import { Play, Refused } from './play.tsx';
import { Trouble } from './trouble.tsx';

/** `#/table/<id>`, or `#/table/<id>/watch` to watch. Tables with a code are at `/t/<code>`. */
const WATCH = 'watch';
const ID = /^[\w-]{4,64}$/;

/** A bot added as soon as the table exists. */
export type BotAt = Opponent & { readonly seat: Seat };

type Props = {
  rest: string;
  /** Whether a visitor from the join page wants to sit or watch. */
  coming?: 'sit' | 'watch';
  bots?: readonly BotAt[];
  /** The visitor was told that bots of other people may play, and accepts them. */
  meetsBots?: boolean;
  onScreen?: boolean;
};

export const ServerTable = ({ rest, coming, bots = [], meetsBots = false, onScreen = false }: Props) => {
  const [id = '', wish] = rest.split('/');
  const [link, setLink] = useState<RemoteLink | undefined>();
  const [failed, setFailed] = useState<string | undefined>();
  const [visit, setVisit] = useState(0);
  const [watching, setWatching] = useState(wish === WATCH || coming === WATCH);
  useEffect(() => {
    let opened: RemoteLink | undefined;
    let wanted = visit >= 0;
    if (!ID.test(id)) return setFailed('no-table');
    signIn(name.value).then((who) => {
      if (!wanted) return;
      if (isFailure(who)) return setFailed(who.code);
      renewPush();
      opened = joinTable(id);
      setLink(opened);
    });
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [id, visit]);
  useEffect(() => link && follow(link, { sits: coming === 'sit', bots, meetsBots }), [link]);
  const retry = () => {
    setFailed(undefined);
    setLink(undefined);
    setVisit(visit + 1);
  };
  const watch = () => {
    setWatching(true);
    if (link?.code.value === undefined) showAddress('table', `${id}/${WATCH}`);
  };
  const waits = useKnocking(link, link?.barred.value, () => setVisit(visit + 1));
  const code = failed ?? link?.barred.value ?? (waits ? 'host-asked' : undefined);
  if (code !== undefined) return <Trouble code={code} retry={retry} />;
  if (link?.table.value === undefined) return <Loading />;
  if (link.table.value.status === 'closed') return <Trouble code="expired" />;
  return <AtTable {...{ link, watching, watch, onScreen }} />;
};

/** `meetsBots`: bots of other people are accepted. */
type Wish = { readonly sits: boolean; readonly bots: readonly BotAt[]; readonly meetsBots: boolean };

/**
 * Puts the code into the address bar, so that the link can be shared; then seats the visitor and the bots they brought.
 */
const follow = (link: RemoteLink, { sits, bots, meetsBots }: Wish): (() => void) => {
  let asked = !sits && bots.length === 0;
  return effect(() => {
    const [table, code] = [link.table.value, link.code.value];
    if (code !== undefined) showAddress('t', code);
    if (asked || table === undefined) return;
    asked = true;
    const free = sits && table.status !== 'playing' && hasRoom(table) && (meetsBots || table.bots !== 'all');
    untracked(() => {
      if (free && link.me.value === undefined) link.sit();
      for (const { seat, level, manner } of bots) link.ask({ type: 'seat-bot', seat, bot: level, manner });
    });
  });
};

/** Before a game of Play now, and after it for players who want another. */
const isBetween = ({ table, willing, seen }: RemoteLink): boolean =>
  table.value?.status === 'lobby' ||
  (table.value?.status === 'over' && willing.value) ||
  (table.value?.status === 'playing' && seen.value === undefined);

/** Visitors who missed the start of a game of Play now, or come by its link between games, look for another table. */
const isTooLate = ({ table, me, seen }: RemoteLink, watches: boolean): boolean =>
  table.value?.strangers !== undefined &&
  table.value.status !== 'playing' &&
  me.value === undefined &&
  seen.value === undefined &&
  !watches;

/** Screens of public tables, fetched only for those. */
const useStrangers = (link: RemoteLink) => {
  const { public: isOpen = false, strangers } = link.table.value ?? {};
  const before = strangers !== undefined;
  const { value: gathering, failed } = useFetched(
    () => (before ? import('../features/play-now/gathering.tsx') : undefined),
    [before],
  );
  const HandOver = useFetched(() => (isOpen ? import('../features/play-now/hand-over.tsx') : undefined), [isOpen]).value
    ?.HandOver;
  return {
    before: failed ? <Unloaded /> : gathering === undefined ? <Loading /> : <gathering.Gathering link={link} />,
    during: HandOver === undefined || link.seen.value === undefined ? null : <HandOver link={link} />,
  };
};

type AtProps = { link: RemoteLink; watching: boolean; watch(): void; onScreen: boolean };

const AtTable = ({ link, watching, watch, onScreen }: AtProps) => {
  const table = link.table.value;
  const seated = link.me.value !== undefined;
  useEffect(() => noteWatched(watching && !seated ? table?.id : undefined), [watching, seated]);
  const hand = useHand(link);
  const strangers = useStrangers(link);
  if (table === undefined) return null;
  if (table.strangers !== undefined && seated && isBetween(link)) return <>{strangers.before}</>;
  if (isTooLate(link, watching || onScreen)) return <Trouble code="no-chair" />;
  const free = hasRoom(table);
  if (!seated && !free && !watching && !link.leads.value) return <Full link={link} watch={watch} />;
  // after a game the lobby opens again, or somebody who waited sits down
  const back =
    seated || link.leads.value
      ? link.willing.value || link.atFelt.value
      : free && !watching && table.strangers === undefined;
  const between = table.status === 'over' && back;
  if (table.status === 'lobby' || between || link.seen.value === undefined)
    return (
      <>
        <LobbyTable link={link} onScreen={onScreen} />
        <ScreenAsks link={link} />
        {link.refusal.value?.code !== 'name-taken' && <Refused link={link} />}
      </>
    );
  return (
    <>
      <Play
        link={link}
        chat={<ChatBeside link={link} />}
        tools={
          <>
            {!seated && free && table.status === 'over' && table.strangers === undefined && (
              <button type="button" class="tool always" onClick={link.sit}>
                {sitLabel(table)}
              </button>
            )}
            {seated && table.hints === true && <HintTool link={link} />}
            <GiveSeat link={link} />
            <ChairsTool link={link} />
            <LeadOn link={link} class="tool always" />
            {hand.tool}
            <ScreensTool link={link} />
            <Watchers count={table.watchers} />
            <ChatTool link={link} />
          </>
        }
      />
      <LostSeat link={link} />
      {!seated && <TakeSeatInDock link={link} />}
      {strangers.during}
      {hand.word}
      <ScreenAsks link={link} />
      <Overheard link={link} />
      <Absent people={Object.values(link.people.value)} />
    </>
  );
};
