/** Solo and hot-seat: a link of this device's own. */

import { useEffect, useState } from 'preact/hooks';
import { boxesOf } from '../../words/index.ts';
import { FIRST, gameIn, roomOf } from '../games.ts';
import { drop, unfinished } from '../link/kept.ts';
import type { Link } from '../link/link.ts';
import { newSeed, playSolo, type SoloGame } from '../link/solo.ts';
import { companyFor } from '../opponents.ts';
import { HintTool } from '../parts/hint-tool.tsx';
import { Loading } from '../parts/loading.tsx';
import { pending } from '../pending.ts';
import { goInstead } from '../router.ts';
import { called } from '../settings.ts';
import { Failing } from './failing.tsx';
import { Play } from './play.tsx';

const QUICK = 4;

/** Three bots and the game as it comes: within a touch. */
const quick = (wanted: string | undefined): SoloGame => {
  const game = gameIn(wanted) ?? FIRST;
  const box = boxesOf(game).find(({ id }) => id === wanted);
  return {
    set: { game, options: box?.options ?? {}, seats: QUICK, seed: newSeed() },
    ...companyFor(game, QUICK, [called()]),
  };
};

export const DeviceScreen = ({ rest }: { rest: string }) => {
  const [link, setLink] = useState<Link | undefined>();
  useEffect(() => {
    const planned = pending.value;
    pending.value = undefined;
    const [way, box] = rest.split('/');
    const game = planned ?? (way === 'quick' ? quick(box) : unfinished());
    if (game === undefined) return goInstead('');
    const { game: id } = 'record' in game ? game.record : game.set;
    const opened = playSolo(game, roomOf(id));
    setLink(opened);
    if (rest !== 'resume') history.replaceState(null, '', '#/solo/resume');
    return () => opened.close();
  }, [rest]);
  if (link === undefined) return <Loading />;
  // a game left by another version of the rules cannot be taken up again
  if (link.seen.value === undefined && link.refusal.value !== undefined) {
    drop();
    return <Failing kind="oldReplay" retry={() => goInstead('')} />;
  }
  return <Play link={link} tools={<HintTool link={link} />} />;
};
