/** Today's claim on a phone beside a big screen: what it says there is this device's answer of the day. */
import './css/room-doubt.css';
import { useEffect, useState } from 'preact/hooks';
import { addressFor } from '../../base/address.ts';
import { href } from '../../base/router.ts';
import { t as ending } from '../../base/text/ending.ts';
import { t } from '../../base/text/more.ts';
import type { RemoteLink } from '../../link/remote.ts';
import { Sharing } from '../../parts/sharing.tsx';
import { Verdict } from '../../parts/verdict.tsx';
import { homeDay, keepGiven } from '../home-doubt/day.ts';
import { fetchTruth } from '../home-doubt/files.ts';
import { roomLine, useRoom } from '../home-doubt/room.ts';

/** The big screen turns the card first. */
const LATER = 2500;

export const RoomDoubt = ({ link, person }: { link: RemoteLink; person: string }) => {
  const room = useRoom(link, LATER);
  const { today, at, given, truth } = room;
  const mine = given.get(person);
  const [before] = useState(() => homeDay(today).given);
  const [sharing, setSharing] = useState(false);
  useEffect(() => {
    const day = homeDay(today);
    if (mine !== undefined && day.given === undefined) void fetchTruth(at).then((found) => keepGiven(day, mine, found));
  }, [mine]);
  if (mine === undefined)
    return (
      <div class="room-doubt asked">
        {/* who has answered today says the same here */}
        {([true, false] as const).map((doubts) =>
          before === !doubts ? null : (
            <button
              type="button"
              key={`${doubts}`}
              onClick={() => link.ask({ type: 'say', quick: doubts ? 'i-doubt-it' : 'i-believe-it' })}
            >
              {t('quick')[doubts ? 'i-doubt-it' : 'i-believe-it']}
            </button>
          ),
        )}
      </div>
    );
  if (truth === undefined) return null;
  const line = roomLine(room, truth);
  const url = addressFor(href(''))?.href ?? '';
  const text = `Cabale · ${t('dayNumber')(today.number)}\n${line}\n${url}`;
  return (
    <div class="room-doubt">
      <div role="status">
        <Verdict of={{ lie: truth.lie, doubted: mine, points: truth.points[Number(mine)] ?? 0 }} />
        <p>{line}</p>
      </div>
      <button type="button" onClick={() => setSharing(true)}>
        {ending('share')}
      </button>
      {sharing && (
        <Sharing
          title={t('todaysDoubt')}
          sends={[{ text }, { text }]}
          copies={text}
          copy={t('copyLine')}
          close={() => setSharing(false)}
        >
          <p class="line">{line}</p>
        </Sharing>
      )}
    </div>
  );
};
