/** X2 The 51 cards, as rows: kind, points, copies, and what is printed on them in fr, it and en. */
import { JOKERS, type Print } from './jokers.ts';

export const WEAPONS = ['weapon-1', 'weapon-2', 'weapon-3', 'weapon-4', 'weapon-5', 'weapon-6'] as const;
export const APPROACHES = ['approach-1', 'approach-2', 'approach-3', 'approach-4', 'approach-5', 'approach-6'] as const;
export const REFLEXES = ['reflex-1', 'reflex-2', 'reflex-3', 'reflex-4', 'reflex-5', 'reflex-6'] as const;
export const CLUES = ['clue-1', 'clue-2', 'clue-3', 'clue-4', 'clue-5', 'clue-6'] as const;
/** In the order in which a lay names them. */
export const MASTERIES = ['time', 'place', 'stress'] as const;

/** In the order in which a scenario deals what it does not name. */
export const CARDS = [
  ...MASTERIES,
  ...CLUES,
  ...REFLEXES,
  ...APPROACHES,
  ...WEAPONS,
  'intervention',
  'assassin',
  ...JOKERS,
] as const;

export type Card = (typeof CARDS)[number];
export type Mastery = (typeof MASTERIES)[number];
export type Kind = 'weapon' | 'approach' | 'reflex' | 'clue' | 'mastery' | 'assassin' | 'intervention' | 'joker';

type Row = { readonly kind: Kind; readonly points: number; readonly copies: number; readonly name: Print };

const row = (kind: Kind, points: number, copies: number, fr: string, it: string, en: string): Row => ({
  kind,
  points,
  copies,
  name: { fr, it, en },
});

export const TABLE: Readonly<Record<Card, Row>> = {
  assassin: row('assassin', 0, 2, 'Assassin', 'Assassino', 'Assassin'),
  intervention: row('intervention', 0, 5, 'Intervention', 'Intervento', 'Intervention'),
  'weapon-1': row('weapon', 1, 1, 'Coupe-papier', 'Tagliacarte', 'Letter opener'),
  'weapon-2': row('weapon', 2, 1, 'Chandelier', 'Candelabro', 'Candlestick'),
  'weapon-3': row('weapon', 3, 1, 'Corde à piano', 'Corda di pianoforte', 'Piano wire'),
  'weapon-4': row('weapon', 4, 1, 'Stylet', 'Stiletto', 'Stiletto'),
  'weapon-5': row('weapon', 5, 1, 'Arsenic', 'Arsenico', 'Arsenic'),
  'weapon-6': row('weapon', 6, 1, 'Revolver', 'Rivoltella', 'Revolver'),
  'approach-1': row('approach', 1, 1, 'Fausse moustache', 'Baffi finti', 'False moustache'),
  'approach-2': row('approach', 2, 1, 'Double des clés', 'Copia delle chiavi', 'Spare key'),
  'approach-3': row('approach', 3, 1, 'Livraison de fleurs', 'Consegna di fiori', 'Flower delivery'),
  'approach-4': row('approach', 4, 1, 'Escalier de service', 'Scala di servizio', 'Back stairs'),
  'approach-5': row('approach', 5, 1, 'Panne de courant', 'Blackout', 'Power cut'),
  'approach-6': row('approach', 6, 1, 'Ami intime', 'Amico intimo', 'Close friend'),
  'reflex-1': row('reflex', 1, 1, 'Sursaut', 'Sussulto', 'Flinch'),
  'reflex-2': row('reflex', 2, 1, 'Cri', 'Grido', 'Scream'),
  'reflex-3': row('reflex', 3, 1, 'Pas de côté', 'Passo di lato', 'Sidestep'),
  'reflex-4': row('reflex', 4, 1, 'Fuite', 'Fuga', 'Flight'),
  'reflex-5': row('reflex', 5, 1, 'Parade', 'Parata', 'Parry'),
  'reflex-6': row('reflex', 6, 1, 'Sixième sens', 'Sesto senso', 'Sixth sense'),
  'clue-1': row('clue', 1, 1, 'Mégot', 'Mozzicone', 'Cigarette end'),
  'clue-2': row('clue', 2, 1, 'Bouton arraché', 'Bottone strappato', 'Torn button'),
  'clue-3': row('clue', 3, 1, 'Empreinte', 'Impronta', 'Footprint'),
  'clue-4': row('clue', 4, 1, 'Parfum inconnu', 'Profumo sconosciuto', 'Unknown perfume'),
  'clue-5': row('clue', 5, 1, 'Lettre anonyme', 'Lettera anonima', 'Anonymous letter'),
  'clue-6': row('clue', 6, 1, 'Témoin', 'Testimone', 'Witness'),
  time: row('mastery', 1, 4, 'Temps', 'Tempo', 'Time'),
  place: row('mastery', 2, 3, 'Lieu', 'Luogo', 'Place'),
  stress: row('mastery', 3, 2, 'Stress', 'Stress', 'Stress'),
  transfer: row('joker', 0, 1, 'Transfert', 'Trasferimento', 'Transfer'),
  alibi: row('joker', 0, 2, 'Alibi', 'Alibi', 'Alibi'),
  vest: row('joker', 3, 1, 'Gilet pare-balles', 'Giubbotto antiproiettile', 'Bulletproof vest'),
  silencer: row('joker', 3, 1, 'Silencieux', 'Silenziatore', 'Silencer'),
  jammer: row('joker', 0, 1, 'Brouilleur', 'Disturbatore', 'Jammer'),
  informer: row('joker', 0, 1, 'Indicateur', 'Informatore', 'Informer'),
  pickpocket: row('joker', 0, 1, 'Pickpocket', 'Borseggiatore', 'Pickpocket'),
  tail: row('joker', 0, 1, 'Filature', 'Pedinamento', 'Tail'),
  forensics: row('joker', 0, 1, 'Police scientifique', 'Scientifica', 'Forensics'),
  diversion: row('joker', 0, 1, 'Diversion', 'Diversivo', 'Diversion'),
};

/** X22 Two cards that belong together: weapon n with approach 7 − n, reflex n with clue 7 − n. */
export type Pair = { readonly cards: readonly [Card, Card]; readonly bonus: number; readonly name: Print };

const pair = (one: Card, other: Card, fr: string, it: string, en: string): Pair => ({
  cards: [one, other],
  bonus: 6 - TABLE[one].points,
  name: { fr, it, en },
});

export const PAIRS: readonly Pair[] = [
  pair('weapon-1', 'approach-6', 'Trahison', 'Tradimento', 'Betrayal'),
  pair('weapon-2', 'approach-5', 'Nuit noire', 'Notte fonda', 'Lights out'),
  pair('weapon-3', 'approach-4', 'Fausse note', 'Nota stonata', 'Wrong note'),
  pair('weapon-4', 'approach-3', 'Roses et épines', 'Rose e spine', 'Roses and thorns'),
  pair('weapon-5', 'approach-2', 'Bouillon d’onze heures', 'Bicchiere della staffa', 'Nightcap'),
  pair('weapon-6', 'approach-1', 'Bal masqué', 'Ballo in maschera', 'Masked ball'),
  pair('reflex-1', 'clue-6', 'Providence', 'Provvidenza', 'Providence'),
  pair('reflex-2', 'clue-5', 'Alerte', 'Allarme', 'Alarm'),
  pair('reflex-3', 'clue-4', 'Flair', 'Fiuto', 'Good nose'),
  pair('reflex-4', 'clue-3', 'Course-poursuite', 'Inseguimento', 'Chase'),
  pair('reflex-5', 'clue-2', 'Corps à corps', 'Corpo a corpo', 'Scuffle'),
  pair('reflex-6', 'clue-1', 'Intuition', 'Intuizione', 'Hunch'),
];

export const DECK: readonly Card[] = CARDS.flatMap((card) => Array.from({ length: TABLE[card].copies }, () => card));

const ALL: ReadonlySet<unknown> = new Set(CARDS);
export const isCard = (word: unknown): word is Card => ALL.has(word);
/** Weapons and approaches: what an assassin needs. */
export const isArm = (card: Card): boolean => TABLE[card].kind === 'weapon' || TABLE[card].kind === 'approach';

export const distinct = <T>(cards: readonly T[]): T[] => cards.filter((card, i) => cards.indexOf(card) === i);
