/** Today's claim on the big screen while people arrive. Phones answer it, then the card turns. */
import './css/warm-up.css';
import { useEffect, useState } from 'preact/hooks';
import { Emblem } from '../../base/art/emblem.tsx';
import { useFetched } from '../../base/fetched.ts';
import { lang } from '../../base/settings.ts';
import { claimOn, dayAt } from '../../link/days.ts';
import type { RemoteLink } from '../../link/remote.ts';
import { CameOut } from '../home-doubt/came-out.tsx';
import { Claim } from '../home-doubt/claim.tsx';
import { fetchDoubt, fetchTruth } from '../home-doubt/files.ts';
import { answersIn } from './lobby-answers.ts';
import type { WallText } from './text/fr.ts';

/** Milliseconds before the card turns: after all have answered, or after the last answer. */
const [SILENCE, PATIENCE] = [1500, 20_000];
/** Starts once there are two people. */
const COMPANY = 2;

export const WarmUp = ({ link, text }: { link: RemoteLink; text: WallText }) => {
  const [today] = useState(() => dayAt(new Date()));
  const at = claimOn(today, DOUBTS.count);
  const language = lang.value;
  const asked = useFetched(() => fetchDoubt(language, at), [], [language]).value;
  const [turned, turn] = useState(false);
  const truth = useFetched(() => (turned ? fetchTruth(language, at) : undefined), [], [turned, language]).value;
  const given = answersIn(link, today);
  const seats = link.table.value?.seats ?? [];
  const here = seats.filter(({ person, online }) => person !== undefined && online === true).length;
  const isComplete = given.size >= Math.max(here, COMPANY);
  useEffect(() => {
    if (turned || given.size === 0) return;
    const timer = setTimeout(turn, isComplete ? SILENCE : PATIENCE, true);
    return () => clearTimeout(timer);
  }, [given.size, isComplete, turned]);
  if (asked === undefined) return null;
  const doubters = [...given.values()].filter(Boolean).length;
  const right = seats.flatMap(({ seat, person = '' }) =>
    truth !== undefined && given.get(person) === truth.lie ? (link.people.value[seat]?.name ?? seat) : [],
  );
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
          <h2>{truth.title}</h2>
          <p role="status">{text.wereRight(right)}</p>
          <CameOut asked={asked} lie={truth.lie} fresh />
        </>
      )}
    </section>
  );
};
