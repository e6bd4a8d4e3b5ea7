/** The rules of a game as its players need them: short, illustrated, searchable, and for just a line-up if one likes. */
import { useEffect, useState } from 'preact/hooks';
import { isCharacter } from '../../games/complots/characters.ts';
import { titleOf } from '../../words/index.ts';
import { CardPatterns } from '../art/card.tsx';
import { Foot, PageHead } from '../parts/foot.tsx';
import { href } from '../router.ts';
import { Chapter, idOf } from '../rules/chapter.tsx';
import { PAGES } from '../rules/load.ts';
import type { Page, Chapter as Told } from '../rules/page.ts';
import { narrowed, stemsOf } from '../rules/search.ts';
import { lang } from '../settings.ts';
import { t } from '../text/text.ts';

const COMPLOTS = 'complots';

/** `#/rules/tribunal`: a game; `#/rules/duchess,assassin,…`: Complots with just this line-up. */
export const Rules = ({ rest }: { rest: string }) => {
  const game = Object.hasOwn(PAGES, rest) ? rest : COMPLOTS;
  const language = lang.value;
  const [page, setPage] = useState<Page | undefined>();
  const [failed, setFailed] = useState(false);
  const [sought, setSought] = useState('');
  useEffect(() => {
    let wanted = true;
    PAGES[game]?.(language, rest.split(',')).then(
      (found) => wanted && setPage(found),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [game, language, rest]);
  if (page === undefined && !failed) return <main class="page loading" aria-busy="true" />;
  return (
    <main class="page rules">
      <CardPatterns />
      <PageHead title={`${t('rules')} · ${titleOf(game, lang.value)}`} />
      <Games game={game} lineup={rest.split(',').some(isCharacter)} />
      {page === undefined ? (
        <p>{t('troubleLoad')}</p>
      ) : (
        <>
          <Search sought={sought} seek={setSought} />
          <Chapters page={page} sought={sought} />
        </>
      )}
      <Foot />
    </main>
  );
};

/** The games; from the rules of a line-up, all of Complots is one of them. */
const Games = ({ game, lineup }: { game: string; lineup: boolean }) => (
  <nav class="chips" aria-label={t('game')}>
    {lineup && (
      <a class="button chip-link" aria-current="page" href={location.hash}>
        {t('rulesHere')}
      </a>
    )}
    {Object.keys(PAGES).map((id) => (
      <a
        key={id}
        class="button chip-link"
        href={href('rules', id)}
        {...(id === game && !lineup ? { 'aria-current': 'page' as const } : {})}
      >
        {titleOf(id, lang.value)}
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

const Chapters = ({ page, sought }: { page: Page; sought: string }) => {
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
        <Chapter key={one.key} of={one} stems={stems} />
      ))}
    </>
  );
};

/** Buttons and not links, since an address names the screen. */
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
