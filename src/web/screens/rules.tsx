/** The rules, from the same tables the game is played by: searchable, for all characters or just a line-up. */
import { useEffect, useState } from 'preact/hooks';
import { CHARACTERS, type Character, CLANS, clanOf, isCharacter } from '../../games/complots/characters.ts';
import { CardPatterns, Face } from '../art/card.tsx';
import { CharacterLine } from '../complots/reference.tsx';
import { complotsText, loadComplots } from '../complots/text.ts';
import { Foot, PageHead } from '../parts/foot.tsx';
import { href } from '../router.ts';
import { lang } from '../settings.ts';
import { t } from '../text/text.ts';

const BOOKS: Readonly<Record<string, () => Promise<{ default: string }>>> = {
  tribunal: () => import('../../games/tribunal/RULES.md?raw'),
  'assassin-x': () => import('../../games/assassin-x/RULES.md?raw'),
};

/** `#/rules/tribunal`: a game; `#/rules/duchess,assassin,…`: Complots with just this line-up. */
export const Rules = ({ rest }: { rest: string }) =>
  Object.hasOwn(BOOKS, rest) ? <Book game={rest} /> : <ComplotsRules rest={rest} />;

const Games = ({ game }: { game: string }) => (
  <nav class="chips" aria-label={t('game')}>
    {['complots', ...Object.keys(BOOKS)].map((id) => (
      <a
        key={id}
        class="button chip-link"
        href={href('rules', id)}
        {...(id === game ? { 'aria-current': 'page' as const } : {})}
      >
        {t('gameNames')[id] ?? id}
      </a>
    ))}
  </nav>
);

/** The rules as the game itself numbers them; they are written in English. */
const Book = ({ game }: { game: string }) => {
  const [text, setText] = useState('');
  const [sought, setSought] = useState('');
  useEffect(() => void BOOKS[game]?.().then((book) => setText(book.default)), [game]);
  const sections = text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split('\n');
      return {
        title,
        lines: lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2).replaceAll(/[`*]/g, '')),
      };
    })
    .map(({ title, lines }) => ({
      title,
      lines: lines.filter((line) => plain(`${title} ${line}`).includes(plain(sought))),
    }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <main class="page rules">
      <PageHead title={`${t('rules')} · ${t('gameNames')[game] ?? game}`} />
      <Games game={game} />
      <Search sought={sought} seek={setSought} />
      {lang.value !== 'en' && <p class="hint">{t('rulesEnglish')}</p>}
      <div lang="en">
        {sections.map(({ title, lines }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul class="lines">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Foot />
    </main>
  );
};

const Search = ({ sought, seek }: { sought: string; seek(text: string): void }) => (
  <input
    type="search"
    class="search"
    aria-label={t('search')}
    placeholder={t('search')}
    value={sought}
    onInput={(event) => seek(event.currentTarget.value)}
  />
);

const ComplotsRules = ({ rest }: { rest: string }) => {
  const [ready, setReady] = useState(false);
  const [sought, setSought] = useState('');
  useEffect(() => void loadComplots().then(() => setReady(true)), []);
  if (!ready) return <main class="page loading" aria-busy="true" />;
  const text = complotsText();
  const chosen = rest.split(',').filter(isCharacter);
  const all: readonly Character[] = chosen.length > 0 ? chosen : CHARACTERS;
  const wanted = plain(sought);
  const fits = (...words: readonly string[]) => words.some((word) => plain(word).includes(wanted));
  const sections = t('ruleSections').filter(({ title, lines }) => fits(title, ...lines));
  return (
    <main class="page rules">
      <CardPatterns />
      <PageHead title={`${t('rules')} · ${t('gameNames').complots}`} />
      <Games game="complots" />
      <Search sought={sought} seek={setSought} />
      {sections.map(({ title, lines }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul class="lines">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      {CLANS.map((clan) => {
        const members = all.filter(
          (card) =>
            clanOf(card) === clan && fits(text.clans[clan], text.characters[card].name, text.characters[card].power),
        );
        return members.length === 0 ? null : (
          <section key={clan} class={`clan-rules ${clan}`}>
            <h2>{text.clans[clan]}</h2>
            <ul>
              {members.map((card) => (
                <li key={card} class="illustrated">
                  <Face of={card} text={text} />
                  <CharacterLine character={card} lineup={all} text={text} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {sections.length === 0 && <p class="hint">{t('searchAgain')}</p>}
      <Foot />
    </main>
  );
};

/** Accents and capitals do not matter to one who searches. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
