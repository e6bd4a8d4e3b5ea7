import { useSignal } from '@preact/signals';
import { titleOf } from '../../words/index.ts';
import { Emblem } from '../art/emblem.tsx';
import type { EmblemName } from '../art/emblems.ts';
import { FIRST, roomOf } from '../games.ts';
import { unfinished } from '../link/kept.ts';
import { Foot } from '../parts/foot.tsx';
import { Form } from '../parts/form.tsx';
import { go, href } from '../router.ts';
import { lang } from '../settings.ts';
import { t } from '../text/text.ts';

export const Home = () => {
  const code = useSignal('');
  const left = unfinished();
  return (
    <main class="page home">
      <header class="hero">
        <div class="crest" aria-hidden="true">
          <Emblem name="masks" />
        </div>
        <h1>Cabale</h1>
        <p class="motto">{t('motto')}</p>
        <div class="fan" aria-hidden="true">
          {roomOf(FIRST)?.signs.map(({ emblem, tint }) => (
            <span key={emblem} class={`mini ${tint}`}>
              <Emblem name={emblem} />
            </span>
          ))}
        </div>
      </header>
      <nav class="ways" aria-label={t('play')}>
        {left !== undefined && (
          <Way to={['solo', 'resume']} emblem="court" name={t('resume')} hint={t('resumeHint')} class="resume" />
        )}
        <Way
          to={['solo', 'quick']}
          emblem="masks"
          name={t('playNow')}
          hint={t('playNowHint')(titleOf(FIRST, lang.value))}
          class="main"
        />
        <Way to={['learn']} emblem="crown" name={t('learn')} hint={t('learnHint')} />
        {ONLINE && <Way to={['new', 'online']} emblem="treasury" name={t('createTable')} hint={t('createTableHint')} />}
        <Way to={['new', 'solo']} emblem="spy" name={t('soloSetUp')} hint={t('soloSetUpHint')} />
        <Way to={['new', 'hotseat']} emblem="purse" name={t('hotSeat')} hint={t('hotSeatHint')} />
        {ONLINE && <Way to={['games']} emblem="scroll" name={t('openTables')} hint={t('openTablesHint')} />}
      </nav>
      {ONLINE && (
        <Form class="join" submit={() => code.value.trim() !== '' && go('t', code.value.trim())}>
          <label for="code">{t('joinByCode')}</label>
          <div class="line">
            <input
              id="code"
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              placeholder="KOMUTADI"
              value={code}
              onInput={(event) => {
                code.value = event.currentTarget.value;
              }}
            />
            <button type="submit" class="primary">
              {t('join')}
            </button>
          </div>
        </Form>
      )}
      <Foot />
    </main>
  );
};

type WayProps = { to: [screen: string, rest?: string]; emblem: EmblemName; name: string; hint: string; class?: string };

const Way = ({ to, emblem, name, hint, class: style }: WayProps) => (
  <a class={`way ${style ?? ''}`} href={href(...to)}>
    <Emblem name={emblem} />
    <b>{name}</b>
    <small>{hint}</small>
  </a>
);
