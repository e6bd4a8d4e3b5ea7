/** Solo and hot-seat: a game run on this device. */
import { useEffect, useState } from 'preact/hooks';
import { goInstead } from '../base/router.ts';
import { HintTool } from '../features/review/hint-tool.tsx';
import type { Link } from '../link/link.ts';
import { pending } from '../link/pending.ts';
import { drop, lastGame } from '../link/saved-game.ts';
import { playSolo } from '../link/solo.ts';
import { Loading } from '../parts/loading.tsx';
import { webPartOf } from '../table/web-part.ts';
import { Failing, unopened } from './failing.tsx';
import { Play } from './play.tsx';

/** The planned game, one started at once, or the last one. */
const wanted = async (rest: string) => {
  const planned = pending.value;
  pending.value = undefined;
  const [way, box] = rest.split('/');
  return planned ?? (way === 'quick' ? (await import('./quick.ts')).quick(box) : lastGame());
};

const sharing = async (game: string) => {
  const { aloud, handing } = webPartOf(game) ?? {};
  const [{ shareDevice }, passed] = await Promise.all([import('../link/one-device.ts'), handing?.()]);
  return shareDevice({ aloud, handing: passed });
};

export const DeviceScreen = ({ rest }: { rest: string }) => {
  const [link, setLink] = useState<Link | undefined>();
  useEffect(() => {
    let opened: Link | undefined;
    let left = false;
    wanted(rest).then(async (game) => {
      if (left) return;
      if (game === undefined) return goInstead('');
      const share =
        game.people.length > 1 ? await sharing('record' in game ? game.record.game : game.set.game) : undefined;
      if (left) return;
      opened = playSolo(game, share);
      setLink(opened);
      if (rest !== 'resume') history.replaceState(null, '', '#/solo/resume');
    });
    return () => {
      left = true;
      opened?.close();
    };
  }, [rest]);
  if (link === undefined) return <Loading />;
  const refusal = link.refusal.value;
  if (link.seen.value === undefined && refusal !== undefined) {
    drop();
    return <Failing {...unopened(refusal)} retry={() => goInstead('')} />;
  }
  return <Play link={link} tools={<HintTool link={link} />} />;
};
