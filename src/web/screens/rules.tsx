/** The rules of a game for its players: short, illustrated, searchable; one table's line-up alone on request. */
import '../base/css/rules.css';
import { useState } from 'preact/hooks';
import { boxesOf } from '../../words/index.ts';
import { useFetched } from '../base/fetched.ts';
import { lang } from '../base/settings.ts';
import { tongue } from '../base/text/catalogue.ts';
import { t } from '../base/text/more.ts';
import { LessonLink } from '../features/lessons/lesson-link.tsx';
import { Chapter, idOf } from '../features/rules/chapter.tsx';
import { narrowed, stemsOf } from '../features/rules/search.ts';
import { Foot, PageHead } from '../parts/foot.tsx';
import { Loading } from '../parts/loading.tsx';
import { ruledGames, rulesOf, type Told, toldAt } from '../table/rules-address.ts';
import type { Chapter as OfChapter, Page } from '../table/rules-page.ts';
import { type Rules as Drawn, webPartOf } from '../table/web-part.ts';

export const Rules = ({ rest }: { rest: string }) => {
  const told = toldAt(rest);
  const language = lang.value;
  const { value, failed } = useFetched(
    async () => {
      const room = webPartOf(told?.game ?? '');
      if (told === undefined || room?.rules === undefined) return undefined;
      const [rules, stories] = await Promise.all([room.rules(), room.stories?.()]);
      return { ...rules, page: await rules.page(language, told.set, stories?.default ?? '') };
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
      <PageHead title={`${t('rules')} · ${told?.set.box.title(language) ?? ''}`} />
      <Boxes told={told} />
      <LessonLink game={told?.game ?? ''} />
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

/** Links to the rules of other boxes; at a table, also to those of its box. */
const Boxes = ({ told }: { told: Told | undefined }) => (
  <nav class="chips" aria-label={t('game')}>
    {told?.set.players !== undefined && (
      <a class="button chip-link" aria-current="page" href={location.hash}>
        {t('rulesHere')}
      </a>
    )}
    {ruledGames()
      .flatMap(boxesOf)
      .map((box) => (
        <a
          key={box.id}
          class="button chip-link"
          href={rulesOf(box.id)}
          {...(box === told?.set.box && told.set.players === undefined ? { 'aria-current': 'page' as const } : {})}
        >
          {box.title(tongue())}
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
const Contents = ({ chapters }: { chapters: readonly OfChapter[] }) => (
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
