import { useState } from 'preact/hooks';
import { LANGS } from '../../words/words.ts';
import { Choose, Toggle } from '../parts/choose.tsx';
import { Foot, PageHead } from '../parts/foot.tsx';
import { NameField } from '../parts/name.tsx';
import { askLeave, noticesOn, type Obstacle, obstacle } from '../parts/notice.ts';
import { ring } from '../parts/sound.ts';
import { lang, MOTIONS, motion, notices, SPEEDS, sound, speed, THEMES, theme } from '../settings.ts';
import { t } from '../text/text.ts';

const LANGUAGE = { fr: 'Français', it: 'Italiano', en: 'English' } as const;

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
    <form onSubmit={(event) => event.preventDefault()}>
      <NameField />
      <Choose
        label={t('language')}
        options={LANGS.map((one) => ({ value: one, label: LANGUAGE[one] }))}
        value={lang.value}
        pick={(value) => {
          lang.value = LANGS.find((one) => one === value) ?? lang.value;
        }}
      />
      <Choose
        label={t('theme')}
        options={THEMES.map((one) => ({ value: one, label: t('themes')[one] }))}
        value={theme.value}
        pick={(value) => {
          theme.value = THEMES.find((one) => one === value) ?? theme.value;
        }}
      />
      <Choose
        label={t('botSpeed')}
        hint={t('botSpeedHint')}
        options={SPEEDS.map((one) => ({ value: one, label: t('speeds')[one] }))}
        value={speed.value}
        pick={(value) => {
          speed.value = SPEEDS.find((one) => one === value) ?? speed.value;
        }}
      />
      <Toggle
        label={t('sound')}
        hint={t('soundHint')}
        on={sound.value === 'on'}
        set={(on) => {
          sound.value = on ? 'on' : 'off';
          ring('turn');
        }}
      />
      <NoticeToggle />
      <Toggle
        label={t('motion')}
        hint={t('motionHint')}
        on={motion.value === MOTIONS[0]}
        set={(on) => {
          motion.value = on ? 'auto' : 'off';
        }}
      />
    </form>
    <Foot />
  </main>
);
