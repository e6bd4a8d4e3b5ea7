/** Memories of bots of their last game with a person, kept on this device only. */
import { isObject } from '../../engine/by-name.ts';
import { forget, recallAs, remember } from './storage.ts';

/** How the last game went for a bot: `harmed` and `helped` by the person most; `beaten` by the person, or `ahead`. */
export type Bond = 'harmed' | 'helped' | 'beaten' | 'ahead';
/** Bonds by a bot's name. `games` counts the games played together. */
export type Bonds = Readonly<Record<string, { readonly bond: Bond; readonly games: number }>>;

const KEY = 'bonds';
type Kept = Readonly<Record<string, Bonds>>;
/** People of this device whom bots remember at most. */
const MOST = 8;

const kept = (): Kept => recallAs(KEY, isKept) ?? {};
const isKept = (value: unknown): value is Kept =>
  isObject(value) && Object.values(value).every((one) => typeof one === 'object');

export const bondsWith = (person: string): Bonds => kept()[person] ?? {};

/** Saves bonds after a game. Bots that did not play keep theirs. */
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
