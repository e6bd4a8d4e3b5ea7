/** The rules of a game for its players: short, illustrated, searchable; one table's line-up alone on request. */
import '../base/css/rules.css';
import { useState } from 'preact/hooks';
import { titleOf } from '../../words/index.ts';
import { useFetched } from '../base/fetched.ts';
import { firstGame, gameIds } from '../base/games.ts';
import { href } from '../base/router.ts';
import { lang } from '../base/settings.ts';
import { tongue } from '../base/text/catalogue.ts';
import { t } from '../base/text/more.ts';
import { LessonLink } from '../features/lessons/lesson-link.tsx';
import { Chapter, idOf } from '../features/rules/chapter.tsx';
import { narrowed, stemsOf } from '../features/rules/search.ts';
import { Foot, PageHead } from '../parts/foot.tsx';
import { Loading } from '../parts/loading.tsx';
import type { Page, Chapter as Told } from '../table/rules-page.ts';
import { type Rules as Drawn, webPartOf } from '../table/web-part.ts';

/** `#/rules/<game>`, or the line-up of one table: `#/rules/<game>/<word>,<word>`. Without a game, the first one. */
const read = (rest: string): { game: string; words: readonly string[] } => {
  const [game = '', words = ''] = rest.split('/');
  return webPartOf(game)?.rules === undefined
    ? { game: firstGame(), words: game.split(',') }
    : { game, words: words.split(',') };
};

export const Rules = ({ rest }: { rest: string }) => {
  const { game, words } = read(rest);
  const language = lang.value;
  const { value, failed } = useFetched(
    async () => {
      const room = webPartOf(game);
      if (room?.rules === undefined) return undefined;
      const [rules, stories] = await Promise.all([room.rules(), room.stories?.()]);
      return { ...rules, page: await rules.page(language, words, stories?.default ?? '') };
    },
    [],
    [language, rest],
  );
  const [sought, setSought] = useState('');
  if (value === undefined && !failed) return <Loading />;
  const Patterns = value?.Patterns;
  return (
    <main class="page rules">
      {Patterns !== undefined && <Patterns />}
      <PageHead title={`${t('rules')} · ${titleOf(game, language)}`} />
      <Games game={game} part={value?.page.part === true} />
      <LessonLink game={game} />
      {value === undefined ? (
        <p>{t('troubleLoad')}</p>
      ) : (
        <>
          <Search sought={sought} seek={setSought} />
          <Chapters page={value.page} sought={sought} Card={value.Card} />
        </>
      )}
      <Foot />
    </main>
  );
};

const ruled = (): readonly string[] => gameIds().filter((id) => webPartOf(id)?.rules !== undefined);

/** Links to other games. In the rules of one table's line-up, this game is a link, too. */
const Games = ({ game, part }: { game: string; part: boolean }) => (
  <nav class="chips" aria-label={t('game')}>
    {part && (
      <a class="button chip-link" aria-current="page" href={location.hash}>
        {t('rulesHere')}
      </a>
    )}
    {ruled().map((id) => (
      <a
        key={id}
        class="button chip-link"
        href={href('rules', id)}
        {...(id === game && !part ? { 'aria-current': 'page' as const } : {})}
      >
        {titleOf(id, tongue())}
      </a>
    ))}
  </nav>
);

const Search = ({ sought, seek }: { sought: string; seek(text: string): void }) => (
  <search class="seek">
    <input
      type="search"
      class="search"
      aria-label={t('search')}
      placeholder={t('search')}
      value={sought}
      onInput={(event) => seek(event.currentTarget.value)}
    />
  </search>
);

const Chapters = ({ page, sought, Card }: { page: Page; sought: string; Card: Drawn['Card'] }) => {
  const stems = stemsOf(sought);
  const seeking = stems.length > 0;
  const shown = seeking ? page.chapters.flatMap((one) => narrowed(one, stems) ?? []) : page.chapters;
  const count = shown.reduce((sum, { lines, items }) => sum + lines.length + items.length, 0);
  return (
    <>
      <p class="hint found" role="status">
        {seeking && (count === 0 ? t('searchNothing')(sought.trim()) : t('searchFound')(count))}
      </p>
      {!seeking && (
        <>
          <div class="lead">
            {page.about.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <Contents chapters={page.chapters} />
        </>
      )}
      {shown.map((one) => (
        <Chapter key={one.key} of={one} stems={stems} Card={Card} />
      ))}
    </>
  );
};

/** Buttons, not links: the part after `#` names the screen. */
const Contents = ({ chapters }: { chapters: readonly Told[] }) => (
  <details class="contents">
    <summary>{t('contents')}</summary>
    <ul>
      {chapters.map(({ key, title }) => (
        <li key={key}>
          <button
            type="button"
            onClick={() => {
              const heading = document.getElementById(idOf(key));
              heading?.scrollIntoView({ block: 'start' });
              heading?.focus({ preventScroll: true });
            }}
          >
            {title}
          </button>
        </li>
      ))}
    </ul>
  </details>
);
