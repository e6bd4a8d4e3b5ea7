/** A table on the server: the waiting room, then the game. */
import { useEffect, useState } from 'preact/hooks';
import { joinTable, type RemoteLink } from '../link/remote.ts';
import { isFailure, signIn } from '../online/api.ts';
import { ChatTool } from '../online/chat.tsx';
import { name } from '../settings.ts';
import { Play } from './play.tsx';
import { kindOf, Trouble } from './trouble.tsx';
import { WaitingRoom } from './waiting.tsx';

export const RemoteScreen = ({ rest }: { rest: string }) => {
  const [link, setLink] = useState<RemoteLink | undefined>();
  const [failed, setFailed] = useState<string | undefined>();
  const [visit, setVisit] = useState(0);
  useEffect(() => {
    let opened: RemoteLink | undefined;
    let wanted = visit >= 0;
    signIn(name.value).then((who) => {
      if (!wanted) return;
      if (isFailure(who)) return setFailed(who.code);
      opened = joinTable(rest);
      setLink(opened);
    });
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [rest, visit]);
  const retry = () => {
    setFailed(undefined);
    setLink(undefined);
    setVisit(visit + 1);
  };
  const code = failed ?? link?.barred.value?.code;
  if (code !== undefined) return <Trouble kind={kindOf(code)} retry={retry} />;
  if (link?.table.value === undefined) return <main class="page loading" aria-busy="true" />;
  const { status } = link.table.value;
  if (status === 'closed') return <Trouble kind="oldLink" retry={retry} />;
  return status === 'lobby' || link.seen.value === undefined ? (
    <WaitingRoom link={link} />
  ) : (
    <Play link={link} tools={<ChatTool link={link} />} />
  );
};
