/** Memories that bots have of the last game with a person: kept on this device, and nowhere else. */
import { isObject } from '../../engine/by-name.ts';
import { forget, recallAs, remember } from './storage.ts';

/** Of that game: the person went after the bot most, or helped it; else the person won, or the bot did. */
export type Bond = 'harmed' | 'helped' | 'beaten' | 'ahead';
/** By a bot's name; after how many games. */
export type Bonds = Readonly<Record<string, { readonly bond: Bond; readonly games: number }>>;

const KEY = 'bonds';
/** By the person's name. */
type Kept = Readonly<Record<string, Bonds>>;
/** People of this device whom bots remember at most. */
const MOST = 8;

const kept = (): Kept => recallAs(KEY, isKept) ?? {};
const isKept = (value: unknown): value is Kept =>
  isObject(value) && Object.values(value).every((one) => typeof one === 'object');

export const bondsWith = (person: string): Bonds => kept()[person] ?? {};

/** After a game: bots that were not in it keep what they remember. */
export const keepBonds = (person: string, after: Readonly<Record<string, Bond | undefined>>): void => {
  const { [person]: before = {}, ...others } = kept();
  const now = Object.entries(after).flatMap(([bot, bond]) =>
    bond === undefined ? [] : [[bot, { bond, games: (before[bot]?.games ?? 0) + 1 }]],
  );
  const left = Object.entries(before).filter(([bot]) => !Object.hasOwn(after, bot));
  const bonds = Object.fromEntries([...left, ...now]);
  const recent = Object.entries(others).slice(1 - MOST);
  remember(KEY, JSON.stringify(Object.fromEntries([...recent, [person, bonds]])));
};

export const forgetBonds = (): void => forget(KEY);
