/** Home: what is under way, the boxes on their shelf, and how to play what one has chosen. */
import '../base/css/home.css';
import type { Box } from '../../words/box.ts';
import { boxesOf, boxFor, gameIn, titleOf } from '../../words/index.ts';
import { LANGS } from '../../words/languages.ts';
import { Emblem } from '../base/art/emblem.tsx';
import { useFetched } from '../base/fetched.ts';
import { firstGame, gameIds } from '../base/games.ts';
import { href } from '../base/router.ts';
import { chosenBox, isKnown, lang, newcomer } from '../base/settings.ts';
import { t, tongue } from '../base/text/text.ts';
import { DailyTile } from '../features/daily/tile.tsx';
import { lessonSaid } from '../features/lessons/lesson-link.tsx';
import { type SavedGame, unfinished } from '../link/saved-game.ts';
import { Cover } from '../parts/box.tsx';
import { ByCode } from '../parts/by-code.tsx';
import { Foot } from '../parts/foot.tsx';
import { PageTitle } from '../parts/page-title.tsx';

const shelf = (): readonly Box[] => gameIds().flatMap(boxesOf);

export const Home = () => {
  const running =
    useFetched(
      () => (ONLINE && isKnown() ? import('./running.tsx').then(({ fetchRunning }) => fetchRunning()) : undefined),
      [],
    ).value ?? [];
  const left = unfinished();
  const chosen = shelf().find(({ id }) => id === chosenBox.value) ?? shelf()[0];
  const box = chosen?.id ?? '';
  const isNew = newcomer(firstGame());
  return (
    <main class="home">
      <Head />
      <div class="page">
        <section aria-label={t('running')}>
          {(left !== undefined || running.length > 0) && <h2>{t('running')}</h2>}
          <div class="running">
            {left !== undefined && <Resume of={left} />}
            {running}
            {isNew && <Lesson game={gameIn(box) ?? ''} />}
            <DailyTile />
            {!isNew && <Lesson game={gameIn(box) ?? ''} />}
          </div>
        </section>
        <Shelf chosen={box} />
        <nav class="ways" aria-label={t('play')}>
          <a class="way main" href={href('solo', `quick/${box}`)}>
            <b>{t('playNow')}</b>
            <small>{t('playNowHint')}</small>
          </a>
          {ONLINE && (
            <a class="way" href={href('now', box)}>
              <b>{t('withStrangers')}</b>
              <small>{t('withStrangersHint')}</small>
            </a>
          )}
          {ONLINE && (
            <a class="way" href={href('new', `online/${box}`)}>
              <b>{t('createTable')}</b>
              <small>{t('createTableHint')}</small>
            </a>
          )}
          <a class="way" href={href('new', `hotseat/${box}`)}>
            <b>{t('hotSeat')}</b>
            <small>{t('hotSeatHint')}</small>
          </a>
          {ONLINE && (
            <a class="way" href={href('w')}>
              <b>{t('bigScreen')}</b>
              <small>{t('bigScreenHint')}</small>
            </a>
          )}
          {ONLINE && <ByCode />}
        </nav>
        <p class="more">
          <a href={href('new', `solo/${box}`)}>{t('alone')}</a>
          {ONLINE && <a href={href('games')}>{t('openTables')}</a>}
        </p>
        <Foot />
      </div>
    </main>
  );
};

const Head = () => (
  <header class="house">
    <Emblem name="masks" />
    <PageTitle says="Cabale" />
    <p class="motto">{t('motto')}</p>
    <fieldset class="tongues">
      <legend class="unseen">{t('language')}</legend>
      {LANGS.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="lang"
            value={one}
            checked={lang.value === one}
            onChange={() => {
              lang.value = one;
            }}
          />
          <span lang={one}>{one}</span>
        </label>
      ))}
    </fieldset>
    <a class="tool" href={href('settings')} aria-label={t('settings')}>
      ≡
    </a>
  </header>
);

/** The boxes; the chosen one leans forward. */
const Shelf = ({ chosen }: { chosen: string }) => (
  <fieldset class="shelf">
    <legend>{t('whichGame')}</legend>
    {shelf().map((box) => (
      <label key={box.id} class="shelved">
        <input
          type="radio"
          name="box"
          value={box.id}
          checked={box.id === chosen}
          onChange={() => {
            chosenBox.value = box.id;
          }}
        />
        <Cover box={box} />
        <span class="about">
          {box.about(tongue())}
          <small>{t('boxHolds')(...box.players, box.minutes)}</small>
        </span>
      </label>
    ))}
  </fieldset>
);

/** The guided game of the chosen box. */
const Lesson = ({ game }: { game: string }) => {
  const said = lessonSaid(game);
  return said === undefined ? null : (
    <a class="way learn" href={href('learn', game)}>
      <Emblem name="crown" />
      <b>{said}</b>
      <small>{t('learnHint')(titleOf(game, tongue()))}</small>
    </a>
  );
};

/** The game that was left on this device. */
const Resume = ({ of: { record, names } }: { of: SavedGame }) => (
  <a class="way resume" href={href('solo', 'resume')}>
    <Emblem name="court" />
    <b>{boxFor(record.game, record.options)?.title(tongue()) ?? titleOf(record.game, tongue())}</b>
    <small>{names.join(', ')}</small>
    <span class="state">{t('resume')}</span>
  </a>
);
