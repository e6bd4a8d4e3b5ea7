/** The form of personal settings, on its page and at the table. */
import type { Signal } from '@preact/signals';
import { byName } from '../../engine/by-name.ts';
import { LANGS, LANGUAGES } from '../../words/languages.ts';
import { forgetBonds } from '../base/bonds.ts';
import {
  chatShown,
  coverCards,
  hints,
  lang,
  MOTIONS,
  memories,
  motion,
  reactions,
  SPEEDS,
  sealBy,
  sound,
  speed,
  THEMES,
  theme,
} from '../base/settings.ts';
import { t } from '../base/text/more.ts';
import { Choose, Toggle } from '../parts/choose.tsx';
import { ring } from '../parts/sound.ts';

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

export const SettingsForm = () => (
  <>
    <Wish label={t('language')} of={lang} values={LANGS} labels={byName(LANGS, (one) => LANGUAGES[one].name)} />
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
    <Toggle
      label={t('motion')}
      hint={t('motionHint')}
      on={motion.value === MOTIONS[0]}
      set={(on) => {
        motion.value = on ? 'auto' : 'off';
      }}
    />
    <Toggle
      label={t('showChat')}
      hint={t('showChatHint')}
      on={chatShown.value === 'on'}
      set={(on) => {
        chatShown.value = on ? 'on' : 'off';
      }}
    />
    <Toggle
      label={t('reactions')}
      hint={t('reactionsHint')}
      on={reactions.value === 'on'}
      set={(on) => {
        reactions.value = on ? 'on' : 'off';
      }}
    />
    <Toggle
      label={t('memories')}
      hint={t('memoriesHint')}
      on={memories.value === 'on'}
      set={(on) => {
        memories.value = on ? 'on' : 'off';
        if (!on) forgetBonds();
      }}
    />
    <Toggle
      label={t('coverCards')}
      hint={t('coverCardsHint')}
      on={coverCards.value === 'on'}
      set={(on) => {
        coverCards.value = on ? 'on' : 'off';
      }}
    />
    <Toggle
      label={t('sealTaps')}
      hint={t('sealTapsHint')}
      on={sealBy.value === 'tap'}
      set={(on) => {
        sealBy.value = on ? 'tap' : 'press';
      }}
    />
    <Toggle
      label={t('hints')}
      hint={t('hintsHint')}
      on={hints.value === 'on'}
      set={(on) => {
        hints.value = on ? 'on' : 'off';
      }}
    />
  </>
);
