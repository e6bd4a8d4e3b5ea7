/** Today's claim on the big screen while people arrive. Phones answer it, then the card turns. */
import './css/warm-up.css';
import { Emblem } from '../../base/art/emblem.tsx';
import { useFetched } from '../../base/fetched.ts';
import { lang } from '../../base/settings.ts';
import type { RemoteLink } from '../../link/remote.ts';
import { Verdict } from '../../parts/verdict.tsx';
import { CameOut } from '../home-doubt/came-out.tsx';
import { Claim } from '../home-doubt/claim.tsx';
import { fetchDoubt } from '../home-doubt/files.ts';
import { roomLine, useRoom } from '../home-doubt/room.ts';
import type { WallText } from './text/fr.ts';

export const WarmUp = ({ link, text }: { link: RemoteLink; text: WallText }) => {
  const room = useRoom(link);
  const { at, given, truth, namesOf } = room;
  const language = lang.value;
  const asked = useFetched(() => fetchDoubt(language, at), [], [language]).value;
  if (asked === undefined) return null;
  const doubters = [...given.values()].filter(Boolean).length;
  return (
    <section class="warm-up" aria-label={text.warmUp}>
      {truth === undefined ? (
        <>
          <h2>{text.warmUp}</h2>
          <p role="status">
            {given.size === 0 ? text.onYourPhones : `${text.believe(given.size - doubters)} · ${text.doubt(doubters)}`}
          </p>
          <Claim
            asked={{ ...asked, does: asked.aloud }}
            back={
              <span class="card-back" aria-hidden="true">
                <Emblem name="masks" />
              </span>
            }
          />
        </>
      ) : (
        <>
          <CameOut asked={asked} lie={truth.lie} fresh />
          <p role="status">{roomLine(room, truth)}</p>
          {[true, false].map((doubted) => {
            const names = namesOf((did) => did === doubted);
            return names.length === 0 ? null : (
              <div key={`${doubted}`} class="of-them">
                <b>{new Intl.ListFormat(language, { type: 'unit' }).format(names)}</b>
                <Verdict of={{ lie: truth.lie, doubted, points: truth.points[Number(doubted)] ?? 0 }} stamped />
              </div>
            );
          })}
        </>
      )}
    </section>
  );
};
