/** Interprets free text as a stock phrase: whom it is about, and whether it accuses, trusts or asks. */
import type { Said } from '../../../engine/facts.ts';
import { remembering } from '../../../engine/reading.ts';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import { says } from './facts.ts';
import type { AimedPhrase } from './stock.ts';

type Understood = readonly [AimedPhrase, Seat];
type NameOf = (seat: Seat) => string;

/** Small letters without accents; apostrophes part words. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[’'`]/g, ' ')
    .toLowerCase();

/** How words begin, in French, Italian and English. */
const begins = (...stems: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${stems.join('|')})`, 'u');
const LIES = begins(
  'ment\\b',
  'mens\\b',
  'menti',
  'menteu',
  'mensong',
  'mente\\b',
  'bugi',
  'liar',
  'lies\\b',
  'lied\\b',
  'lying',
);
const SUSPECTS = begins(
  'soupconn',
  'suspect',
  'suspici',
  'mafi',
  'coupable',
  'louche',
  'accus',
  'traitre',
  'mefi',
  'bizarre',
  'sospett',
  'colpevol',
  'tradit',
  'diffid',
  'strano',
  'strana',
  'guilty',
  'shady',
  'fishy',
  'sus\\b',
  'traitor',
  'vote[zr]? contre',
  'vote (?:for|against)',
  'votiamo',
);
const TRUSTS = begins(
  'confiance',
  'crois',
  'croit',
  'innocent',
  'honnete',
  'juge\\b',
  'fido',
  'fida',
  'fiducia',
  'credo',
  'onest',
  'giudice',
  'trust',
  'believe',
  'honest',
  'judge\\b',
  'clean\\b',
  'reliable',
);
const PROTECTS = begins('proteg', 'protegg', 'protez', 'protect', 'save\\b', 'sauv', 'salv');
const ASKS = begins('pourquoi', 'perche', 'why\\b', 'comment\\b', 'come mai');
const DENIES = begins(
  'pas\\b',
  'jamais',
  'aucun',
  'non\\b',
  'mai\\b',
  'nessun',
  'mica',
  'not\\b',
  'never',
  '\\w+n t\\b',
  'dont\\b',
  'isnt\\b',
  'no\\b',
);

/** A sentence has parts that say one thing each. */
const PARTS = /[.;!:,\n]+|(?<!\p{L})(?:mais|but|ma|pero)(?!\p{L})/u;

const letters = (name: string): string => plain(name).replace(/[^\p{L}\p{N} ]/gu, '');
/** Whom a text names, in its order: by the whole name, or by the first word of it. */
const namedIn = (text: string, seats: readonly Seat[], nameOf: NameOf): Seat[] => {
  const at = (word: string): number =>
    word.length < 2 ? -1 : text.search(new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'u'));
  const found = seats.flatMap((seat) => {
    const name = letters(nameOf(seat)).trim();
    const first = name.replace(/ .*$/u, '');
    const place = Math.max(at(name), first.length > 2 ? at(first) : -1);
    return place < 0 ? [] : [{ seat, place }];
  });
  return found.sort((one, other) => one.place - other.place).map(({ seat }) => seat);
};

const claimIn = (text: string): AimedPhrase | undefined => {
  const denies = DENIES.test(text);
  if (PROTECTS.test(text)) return denies ? undefined : 'protect';
  if (LIES.test(text)) return denies ? 'trust' : 'liar';
  if (SUSPECTS.test(text)) return denies ? 'trust' : 'suspect';
  if (TRUSTS.test(text)) return denies ? 'suspect' : 'trust';
  return undefined;
};

/** Somebody is named, and something is said of him; a name alone, or a question, asks him. Nothing where it is not clear of whom. */
export const understand = (by: Seat, text: string, nameOf: NameOf): Understood | undefined => {
  const others = SEATS.filter((seat) => seat !== by && nameOf(seat) !== '');
  const whole = plain(text);
  const [first] = namedIn(whole, others, nameOf);
  if (first === undefined) return undefined;
  if (ASKS.test(whole) || whole.includes('?')) return ['why', first];
  const parts = whole.split(PARTS).map((said) => ({ said, about: namedIn(said, others, nameOf) }));
  for (const [i, { said, about }] of parts.entries()) {
    const [one, another] = about;
    if (one === undefined || another !== undefined) continue;
    // “a liar, that Milady”: what stands beside it and names nobody
    const beside = [parts[i - 1], parts[i + 1]].flatMap((part) => (part?.about.length === 0 ? [part.said] : []));
    const claim = [said, ...beside].map(claimIn).find((found) => found !== undefined);
    if (claim !== undefined) return [claim, one];
  }
  return namedIn(whole, others, nameOf).length > 1 ? undefined : ['why', first];
};

/** All that was heard, free words taken for what they come to. */
export const understood = remembering(
  (_: NameOf): Said[] => [],
  (list, said, nameOf: NameOf) => {
    const meant = says(said, 'spoke') ? understand(said[0], said[2], nameOf) : undefined;
    list.push(meant === undefined ? said : [said[0] ?? '', 'said', ...meant]);
  },
);
