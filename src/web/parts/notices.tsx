/** Whether one is told that it is one's turn: on a hidden page, and when the page is closed. */
import { useState } from 'preact/hooks';
import { notices, pushes } from '../settings.ts';
import { t } from '../text/text.ts';
import { Toggle } from './choose.tsx';
import { askLeave, noticesOn, obstacle } from './notice.ts';
import { canPush, type PushObstacle, pushOff, pushOn } from './push.ts';

type Props = {
  label: string;
  hint: string;
  on: boolean;
  why?: PushObstacle | undefined;
  /** By a click, and only then: the browser asks the person. */
  change(on: boolean): Promise<PushObstacle | undefined>;
};

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
      <p class="fault" role="status">
        {why !== undefined && t('noticeObstacles')[why]}
      </p>
    </div>
  );
};

const notice = async (on: boolean) => {
  const refused = on ? await askLeave() : undefined;
  notices.value = on && refused === undefined ? 'on' : 'off';
  return refused;
};

const push = async (on: boolean) => (on ? pushOn() : void (await pushOff()));

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
  </>
);
