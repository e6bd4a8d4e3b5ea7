/** Notifications of one's turn and of today's moment. */
import './css/notices.css';
import { useState } from 'preact/hooks';
import { notices, pushes, REMINDED, reminded } from '../../base/settings.ts';
import { t } from '../../base/text/more.ts';
import { Toggle } from '../../parts/choose.tsx';
import { askLeave, noticesOn, obstacle } from '../../parts/notice.ts';
import { canPush, type PushObstacle, pushOff, pushOn, remindOff, remindOn } from '../../parts/push.ts';

type Props = {
  label: string;
  hint: string;
  on: boolean;
  why?: PushObstacle | undefined;
  /** Call on a click only: browsers then ask for permission. */
  change(on: boolean): Promise<PushObstacle | undefined>;
};

const Obstacles = ({ why }: Pick<Props, 'why'>) => (
  <p class="fault" role="status">
    {why !== undefined && t('noticeObstacles')[why]}
  </p>
);

const Asked = ({ label, hint, on, why: known, change }: Props) => {
  const [why, setWhy] = useState(known);
  const [asking, setAsking] = useState(false);
  const set = async (wish: boolean) => {
    setAsking(wish);
    setWhy(await change(wish));
    setAsking(false);
  };
  return (
    <div class="notices">
      <Toggle label={label} hint={hint} on={asking || on} disabled={asking} set={(wish) => void set(wish)} />
      <Obstacles why={why} />
    </div>
  );
};

const notice = async (on: boolean) => {
  const refused = on ? await askLeave() : undefined;
  notices.value = on && refused === undefined ? 'on' : 'off';
  return refused;
};

const push = async (on: boolean) => (on ? pushOn() : void (await pushOff()));

const USUAL = 18;

const HOURS = REMINDED.filter((hour) => hour !== 'off');

/** If notifications fail, the reason shows and the hour stays. */
const MomentHour = () => {
  const [why, setWhy] = useState<PushObstacle | undefined>();
  const choose = async (select: HTMLSelectElement) => {
    setWhy(await remindOn(Number(select.value)));
    select.value = reminded.value;
  };
  return (
    <>
      <label class="moment-hour">
        {t('momentHour')}
        <select value={reminded.value} onChange={(event) => void choose(event.currentTarget)}>
          {HOURS.map((hour) => (
            <option key={hour} value={hour}>
              {hour}:00
            </option>
          ))}
        </select>
      </label>
      <Obstacles why={why} />
    </>
  );
};

/** A daily notification of the moment, at a chosen hour. */
export const MomentNotice = () => {
  if (!canPush()) return null;
  const on = reminded.value !== 'off';
  const change = async (wish: boolean) => (wish ? remindOn(USUAL) : void (await remindOff()));
  return (
    <>
      <Asked label={t('momentNotice')} hint={t('momentNoticeHint')} on={on} change={change} />
      {on && <MomentHour />}
    </>
  );
};

export const Notices = () => (
  <>
    <Asked
      label={t('notices')}
      hint={t('noticesHint')}
      on={noticesOn()}
      why={notices.value === 'on' ? obstacle() : undefined}
      change={notice}
    />
    {canPush() && <Asked label={t('pushes')} hint={t('pushesHint')} on={pushes.value === 'on'} change={push} />}
    <MomentNotice />
  </>
);
