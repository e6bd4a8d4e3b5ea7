import { LANGS } from '../../words/words.ts';
import { Choose, Toggle } from '../parts/choose.tsx';
import { Foot, PageHead } from '../parts/foot.tsx';
import { ring } from '../parts/sound.ts';
import { lang, MOTIONS, motion, name, SPEEDS, sound, speed, THEMES, theme } from '../settings.ts';
import { t } from '../text/text.ts';

const LANGUAGE = { fr: 'Français', it: 'Italiano', en: 'English' } as const;

export const Settings = () => (
  <main class="page settings">
    <PageHead title={t('settings')} />
    <form onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>{t('yourName')}</legend>
        <input
          aria-label={t('yourName')}
          maxLength={24}
          autocomplete="nickname"
          value={name}
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
      </fieldset>
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
