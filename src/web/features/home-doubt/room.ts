/** Today's claim answered by a room: what each phone said, the truth once it has turned, and one line about it. */
import { useEffect, useState } from 'preact/hooks';
import { useFetched } from '../../base/fetched.ts';
import { lang } from '../../base/settings.ts';
import { t } from '../../base/text/more.ts';
import { claimOn, type Day, dayAt } from '../../link/days.ts';
import type { RemoteLink } from '../../link/remote.ts';
import { fetchTruth, type HomeTruth } from './files.ts';
import { answersIn } from './lobby-answers.ts';

/** Milliseconds before the card turns: after all have answered, or after the last answer. */
const [SILENCE, PATIENCE] = [1500, 20_000];
/** Starts once there are two people. */
const COMPANY = 2;

export type RoomAnswers = {
  readonly today: Day;
  readonly at: number;
  /** By person: whether they doubt it. */
  readonly given: ReadonlyMap<string, boolean>;
  /** Once the card has turned. */
  readonly truth: HomeTruth | undefined;
  namesOf(are: (doubted: boolean) => boolean): readonly string[];
};

/** `later`: milliseconds after the big screen. */
export const useRoom = (link: RemoteLink, later = 0): RoomAnswers => {
  const [today] = useState(() => dayAt(new Date()));
  const at = claimOn(today, DOUBTS.count);
  const [turned, turn] = useState(false);
  const given = answersIn(link, today);
  const seats = link.table.value?.seats ?? [];
  const here = seats.filter(({ person, online }) => person !== undefined && online === true).length;
  const isComplete = given.size >= Math.max(here, COMPANY);
  useEffect(() => {
    if (turned || given.size === 0) return;
    const timer = setTimeout(turn, (isComplete ? SILENCE : PATIENCE) + later, true);
    return () => clearTimeout(timer);
  }, [given.size, isComplete, turned]);
  const truth = useFetched(() => (turned ? fetchTruth(at) : undefined), [], [turned]).value;
  const namesOf: RoomAnswers['namesOf'] = (are) =>
    seats.flatMap(({ seat, person = '' }) => {
      const doubted = given.get(person);
      return doubted !== undefined && are(doubted) ? [link.people.value[seat]?.name ?? seat] : [];
    });
  return { today, at, given, truth, namesOf };
};

/** “3 of us doubted, the expert did not, Clara was right.” */
export const roomLine = ({ given, namesOf }: RoomAnswers, { lie, points: [stood, doubted] }: HomeTruth): string => {
  const right = namesOf((did) => did === lie);
  const doubters = [...given.values()].filter(Boolean).length;
  return t('roomSays')(
    { doubters, right: right.length, all: given.size },
    doubted > stood,
    new Intl.ListFormat(lang.value).format(right),
  );
};
