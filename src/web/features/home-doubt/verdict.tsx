/** The verdict on the claim of home, and links. */
import { useEffect } from 'preact/hooks';
import { boxesOf, gameIn } from '../../../words/index.ts';
import { useFetched } from '../../base/fetched.ts';
import { firstGame } from '../../base/games.ts';
import { href } from '../../base/router.ts';
import { chosenBox, newcomer } from '../../base/settings.ts';
import { t } from '../../base/text/text.ts';
import { Verdict as Said } from '../../parts/verdict.tsx';
import { homeDay, keepGiven } from './day.ts';
import { fetchTruth, type HomeDay, type HomeDoubt } from './files.ts';
import { Turned } from './turned.tsx';

type Props = {
  asked: HomeDoubt;
  at: number;
  day: HomeDay;
  doubted: boolean;
  fresh: boolean;
  again(): void;
};

export const Verdict = ({ asked, at, day, doubted, fresh, again }: Props) => {
  const { value: truth, failed } = useFetched(() => fetchTruth(at), []);
  useEffect(() => {
    if (truth !== undefined && fresh) keepGiven(homeDay(day.today), doubted, truth);
  }, [truth]);
  if (failed)
    return (
      <p class="lines" role="alert">
        {t('needsNetwork')}{' '}
        <button type="button" onClick={again}>
          {t('back')}
        </button>
      </p>
    );
  return (
    <Turned
      {...{ asked, fresh }}
      lie={truth?.lie}
      says={truth && <Said of={{ lie: truth.lie, doubted, points: truth.points[Number(doubted)] ?? 0 }} stamped />}
    >
      <Onwards day={homeDay(day.today)} />
    </Turned>
  );
};

/** Newcomers go to a first game, others to their table. */
const Onwards = ({ day }: { day: HomeDay }) => {
  const game = gameIn(chosenBox.value) ?? firstGame();
  const minutes = boxesOf(game)[0]?.lesson;
  const learns = newcomer(firstGame()) && minutes !== undefined;
  return (
    <div class="onwards">
      <a
        class="button primary big"
        href={learns ? href('learn', game) : href('new', chosenBox.value === '' ? 'solo' : `solo/${chosenBox.value}`)}
      >
        {t('nowLie')}
        {learns && <small>{t('learn')(minutes)}</small>}
      </a>
      <p>
        <a href={href('daily')}>{day.counts ? t('why') : t('dailyToday')}</a>
        <a href={href('daily', 'past')}>{t('pastDays')}</a>
      </p>
    </div>
  );
};
