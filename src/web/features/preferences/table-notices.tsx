/** Notifications of open tables by game, and of invitations by people one has met. */
import './css/notices.css';
import { useState } from 'preact/hooks';
import { NOTICE_HOURS } from '../../../protocol/lists.ts';
import { titleOf } from '../../../words/index.ts';
import { call, isFailure } from '../../base/api.ts';
import { useFetched } from '../../base/fetched.ts';
import { gameIds } from '../../base/games.ts';
import { isKnown } from '../../base/settings.ts';
import { tongue } from '../../base/text/catalogue.ts';
import { t } from '../../base/text/more.ts';
import { Toggle } from '../../parts/choose.tsx';
import { canPush, type NoticeWish, type PushObstacle, tellNoMore, tellOf } from '../../parts/push.ts';

const RATES = ['off', ...NOTICE_HOURS] as const;

export const TableNotices = () => {
  const [changes, setChanges] = useState(0);
  const [why, setWhy] = useState<PushObstacle | undefined>();
  const known = useFetched(() => (canPush() && isKnown() ? call('notices') : undefined), [], [changes]).value;
  if (!canPush()) return null;
  const notices = known === undefined || isFailure(known) ? [] : known.notices;
  const set = async (wish: NoticeWish, on: boolean): Promise<void> => {
    setWhy(on ? await tellOf(wish) : void (await tellNoMore(wish, notices.length === 1)));
    setChanges((n) => n + 1);
  };
  return (
    <section class="notices table-notices">
      <Toggle
        label={t('invitable')}
        hint={t('invitableHint')}
        on={notices.some(({ game }) => game === undefined)}
        set={(on) => void set({}, on)}
      />
      <fieldset class="choose">
        <legend>{t('openNotices')}</legend>
        {gameIds().map((game) => (
          <label key={game} class="moment-hour">
            {titleOf(game, tongue())}
            <select
              aria-label={t('openNotice')(titleOf(game, tongue()))}
              value={notices.find((one) => one.game === game)?.hours ?? 'off'}
              onChange={({ currentTarget: { value } }) => {
                const hours = NOTICE_HOURS.find((one) => String(one) === value);
                void set(hours === undefined ? { game } : { game, hours }, hours !== undefined);
              }}
            >
              {RATES.map((one) => (
                <option key={one} value={one}>
                  {t('noticeHours')[one]}
                </option>
              ))}
            </select>
          </label>
        ))}
        <p class="hint">{t('openNoticeHint')}</p>
      </fieldset>
      <p class="fault" role="status">
        {why !== undefined && t('noticeObstacles')[why]}
      </p>
    </section>
  );
};
