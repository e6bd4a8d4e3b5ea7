import type { Signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { LANGS } from '../../words/words.ts';
import { Choose, Toggle } from '../parts/choose.tsx';
import { Foot, PageHead } from '../parts/foot.tsx';
import { Form } from '../parts/form.tsx';
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

type WishProps<T extends string> = {
  label: string;
  hint?: string;
  of: Signal<T>;
  values: readonly T[];
  labels: Readonly<Record<T, string>>;
};

const Wish = <T extends string>({ label, hint, of, values, labels }: WishProps<T>) => (
  <Choose
    label={label}
    hint={hint}
    options={values.map((value) => ({ value, label: labels[value] }))}
    value={of.value}
    pick={(wish) => {
      of.value = values.find((value) => value === wish) ?? of.value;
    }}
  />
);

export const Preferences = () => (
  <main class="page settings">
    <PageHead title={t('settings')} />
    <Form submit={() => undefined}>
      <NameField />
      <Wish label={t('language')} of={lang} values={LANGS} labels={LANGUAGE} />
      <Wish label={t('theme')} of={theme} values={THEMES} labels={t('themes')} />
      <Wish label={t('botSpeed')} hint={t('botSpeedHint')} of={speed} values={SPEEDS} labels={t('speeds')} />
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
    </Form>
    <Foot />
  </main>
);
