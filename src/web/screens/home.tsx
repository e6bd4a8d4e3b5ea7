import { useSignal } from '@preact/signals';
import { titleOf } from '../../words/index.ts';
import { Emblem } from '../art/emblem.tsx';
import { FIRST, roomOf } from '../games.ts';
import { unfinished } from '../link/kept.ts';
import { Foot } from '../parts/foot.tsx';
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
          <a class="way resume" href={href('solo', 'resume')}>
            <Emblem name="court" />
            <b>{t('resume')}</b>
            <small>{t('resumeHint')}</small>
          </a>
        )}
        <a class="way main" href={href('solo', 'quick')}>
          <Emblem name="masks" />
          <b>{t('playNow')}</b>
          <small>{t('playNowHint')(titleOf(FIRST, lang.value))}</small>
        </a>
        <a class="way" href={href('learn')}>
          <Emblem name="crown" />
          <b>{t('learn')}</b>
          <small>{t('learnHint')}</small>
        </a>
        {ONLINE && (
          <a class="way" href={href('new', 'online')}>
            <Emblem name="treasury" />
            <b>{t('createTable')}</b>
            <small>{t('createTableHint')}</small>
          </a>
        )}
        <a class="way" href={href('new', 'solo')}>
          <Emblem name="spy" />
          <b>{t('soloSetUp')}</b>
          <small>{t('soloSetUpHint')}</small>
        </a>
        <a class="way" href={href('new', 'hotseat')}>
          <Emblem name="purse" />
          <b>{t('hotSeat')}</b>
          <small>{t('hotSeatHint')}</small>
        </a>
        {ONLINE && (
          <a class="way" href={href('games')}>
            <Emblem name="scroll" />
            <b>{t('openTables')}</b>
            <small>{t('openTablesHint')}</small>
          </a>
        )}
      </nav>
      {ONLINE && (
        <form
          class="join"
          onSubmit={(event) => {
            event.preventDefault();
            if (code.value.trim() !== '') go('join', encodeURIComponent(code.value.trim()));
          }}
        >
          <label for="code">{t('joinByCode')}</label>
          <div class="line">
            <input
              id="code"
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              placeholder="KOMUTA"
              value={code}
              onInput={(event) => {
                code.value = event.currentTarget.value;
              }}
            />
            <button type="submit" class="primary">
              {t('join')}
            </button>
          </div>
        </form>
      )}
      <Foot />
    </main>
  );
};
