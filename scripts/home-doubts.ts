/**
 * Writes the daily claims of home in words at build time, so that visitors fetch sentences instead of a game. Outcomes
 * are in a separate file, fetched after the answer.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { Game } from '../src/engine/game.ts';
import type { Seat } from '../src/engine/seats.ts';
import type { Moment, Moments } from '../src/host/moments.ts';
import type { HomeDoubt, HomeTruth } from '../src/web/features/home-doubt/files.ts';
import type { ClaimSaid, DoubtSentences, MomentProps } from '../src/web/table/web-part.ts';
import type { Lang } from '../src/words/languages.ts';

const SIZE = 24;
/** The most sentences to show. */
const MOST_LINES = 2;

/** Loaded by Node, outside the builder's bundle. */
const load = (path: string) => import(new URL(`../src/${path}`, import.meta.url).href);

/** The file with most claims: the usual box. */
const usualFile = async (): Promise<Moments> => {
  const { readMoments } = await load('host/moments.ts');
  const folder = new URL('../moments/', import.meta.url);
  const files: Moments[] = readdirSync(folder).map((name) =>
    readMoments(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
  );
  return files.reduce((most, one) => (one.moments.length > most.moments.length ? one : most));
};

type Spoken = DoubtSentences & { said(of: MomentProps): ClaimSaid };

const spokenIn = async (game: string, lang: Lang): Promise<Spoken> => {
  const [text, table] = await Promise.all(
    ['moment', 'table'].map(async (kind) => (await load(`games/${game}/texts/${lang}/${kind}.ts`))[lang]),
  );
  return (await load(`games/${game}/web/moment-words.ts`)).sayings(() => ({ text, table, lang }));
};

type Day = { readonly asked: HomeDoubt; readonly truth: HomeTruth };

/** A moment before and after its question, in no language. */
const play = async (game: Game, moment: Moment) => {
  const [{ turned }, { companyOf }, { pointsForDoubt }, { writeMask }] = await Promise.all(
    ['web/link/at-moment.ts', 'web/features/daily/company.ts', 'web/features/daily/explain.ts', 'words/masks.ts'].map(
      load,
    ),
  );
  const seen = turned(game, moment, { do: 'ask', which: 0 });
  const came = turned(game, moment, { do: 'turn', which: 0, doubted: true });
  const { called, masks } = companyOf(seen.drawn, moment.seats, moment.seat);
  const of: MomentProps = { seen, names: called };
  const points = [pointsForDoubt(came, false), pointsForDoubt(came, true)] as const;
  return { of, came, points, maskOf: (seat: Seat): string => writeMask(masks[seat]) };
};

const tell = ({ of, came, points, maskOf }: Awaited<ReturnType<typeof play>>, spoken: Spoken): Day => {
  const { by, says, does, aloud, card, figure } = spoken.said(of);
  const lie = spoken.isLie(came.told);
  const lines = spoken.reasons(of).slice(0, -2); // the last two always hold
  const asked = { seat: by, name: of.names(by), mask: maskOf(by), says, does, aloud, card, figure };
  return {
    asked: { ...asked, lines: lines.slice(0, MOST_LINES).map(({ text }) => text) },
    truth: { lie, points },
  };
};

const inParts = (list: readonly unknown[]): string[] =>
  Array.from({ length: Math.ceil(list.length / SIZE) }, (_, i) => JSON.stringify(list.slice(i * SIZE, (i + 1) * SIZE)));

type Doubts = { readonly files: ReadonlyMap<string, string>; readonly count: number; readonly stamp: string };

/** `as`: for the pseudo-language made from English. */
export const drawDoubts = async (as: <T>(words: T) => T): Promise<Doubts> => {
  const [{ GAMES }, { LANGS }, { findGame }, file] = await Promise.all([
    load('app/games.ts'),
    load('words/languages.ts'),
    load('engine/record.ts'),
    usualFile(),
  ]);
  const game: Game = findGame(GAMES, file.game);
  const played = await Promise.all(file.moments.map((moment) => play(game, moment)));
  const files = new Map<string, string>();
  const keep = (what: string, list: readonly unknown[]): void => {
    for (const [i, part] of inParts(list).entries()) files.set(`${what}-${i}`, part);
  };
  for (const lang of LANGS) {
    const spoken = await spokenIn(file.game, lang);
    const days = played.map((one) => tell(one, spoken));
    const say = lang === 'en' ? as : <T>(words: T): T => words;
    keep(
      `asked-${lang}`,
      days.map(({ asked: { seat, name, mask, figure, ...words } }) => ({ seat, name, mask, figure, ...say(words) })),
    );
    // the same in every language
    keep(
      'truth',
      days.map(({ truth }) => truth),
    );
  }
  const stamp = createHash('sha256')
    .update([...files].join())
    .digest('hex')
    .slice(0, 8);
  return { files, count: file.moments.length, stamp };
};

/** What a page needs to find the day's file. */
export const aboutDoubts = ({ count, stamp }: Doubts) => ({ count, size: SIZE, stamp });

export const homeDoubts = ({ files, stamp }: Doubts): Plugin => ({
  name: 'home-doubts',
  apply: 'build',
  generateBundle() {
    for (const [name, source] of files)
      this.emitFile({ type: 'asset', fileName: `assets/${name}-${stamp}.json`, source });
  },
});
