import { useState } from 'preact/hooks';
import { Toggle } from '../parts/choose.tsx';
import { Foot, PageHead } from '../parts/foot.tsx';
import { Form } from '../parts/form.tsx';
import { NameField } from '../parts/name.tsx';
import { askLeave, noticesOn, type Obstacle, obstacle } from '../parts/notice.ts';
import { Wishes } from '../parts/wishes.tsx';
import { notices } from '../settings.ts';
import { t } from '../text/text.ts';

/** The browser is asked for leave by this click, and by nothing else. */
const NoticeToggle = () => {
  const [why, setWhy] = useState<Obstacle | undefined>(() => (notices.value === 'on' ? obstacle() : undefined));
  const [asking, setAsking] = useState(false);
  const set = async (on: boolean) => {
    if (!on) {
      notices.value = 'off';
      return setWhy(undefined);
    }
    setAsking(true);
    const refused = await askLeave();
    notices.value = refused === undefined ? 'on' : 'off';
    setWhy(refused);
    setAsking(false);
  };
  return (
    <div class="notices">
      <Toggle
        label={t('notices')}
        hint={t('noticesHint')}
        on={asking || noticesOn()}
        disabled={asking}
        set={(on) => void set(on)}
      />
      <p class="fault" role="status">
        {why !== undefined && t('noticeObstacles')[why]}
      </p>
    </div>
  );
};

export const Preferences = () => (
  <main class="page settings">
    <PageHead title={t('settings')} />
    <Form submit={() => undefined}>
      <NameField />
      <Wishes />
      <NoticeToggle />
    </Form>
    <Foot />
  </main>
);
