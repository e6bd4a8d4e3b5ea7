import { de } from '../../../../words/elide.ts';
import { french } from '../../../../words/french.ts';
import type { Aimed, Plain } from '../../../../words/words.ts';
import { fr as characters, labels } from './cards.ts';

type Who = { readonly who: string };
type Claimed = Who & { readonly the: string };
type Named = Claimed & { readonly name: string };
type Against = Who & { readonly whom: string };

/** What is told of people at the table, the reader among them. */
const told: {
  readonly claim: Plain<Claimed>;
  readonly claimAgainst: Aimed<Claimed & Against>;
  readonly claimCounter: Plain<Claimed>;
  readonly claimJoin: Plain<Claimed>;
  readonly claimWitch: Plain<Who>;
  readonly claimEmbezzle: Plain<Who>;
  readonly announceAid: Plain<Who>;
  readonly announceCoup: Aimed<Against>;
  readonly hasNone: Plain<Named>;
  readonly isReally: Plain<Named>;
  readonly loses: Plain<Who>;
  readonly give: Plain<string>;
} = {
  claim: [({ who, the }) => `${who} prétend être ${the}.`, ({ the }) => `Tu prétends être ${the}.`],
  claimAgainst: [
    ({ who, the, whom }) => `${who} prétend être ${the} et vise ${whom}.`,
    ({ the, whom }) => `Tu prétends être ${the} et vises ${whom}.`,
    ({ who, the }) => `${who} prétend être ${the} et te vise.`,
  ],
  claimCounter: [
    ({ who, the }) => `${who} prétend être ${the} et contre.`,
    ({ the }) => `Tu prétends être ${the} et contres.`,
  ],
  claimJoin: [({ who, the }) => `${who} prétend aussi être ${the}.`, ({ the }) => `Tu prétends aussi être ${the}.`],
  claimWitch: [({ who }) => `${who} prétend avoir perdu la Sorcière.`, () => 'Tu prétends avoir perdu la Sorcière.'],
  claimEmbezzle: [
    ({ who }) => `${who} prétend n’avoir aucune Perceptrice et veut vider l’hospice.`,
    () => 'Tu prétends n’avoir aucune Perceptrice et veux vider l’hospice.',
  ],
  announceAid: [({ who }) => `${who} demande l’aide étrangère.`, () => 'Tu demandes l’aide étrangère.'],
  announceCoup: [
    ({ who, whom }) => `${who} commande l’assassinat d’un personnage ${de(whom)}.`,
    ({ whom }) => `Tu commandes l’assassinat d’un personnage ${de(whom)}.`,
    ({ who }) => `${who} commande l’assassinat d’un de tes personnages.`,
  ],
  hasNone: [({ who, name }) => `${who} n’a pas ${de(name)}.`, ({ name }) => `Tu n’as pas ${de(name)}.`],
  isReally: [({ who, the }) => `${who} est bien ${the}.`, ({ the }) => `Tu es bien ${the}.`],
  loses: [({ who }) => `${who} perd un personnage.`, () => 'Tu perds un personnage.'],
  give: [(who) => `Donner à ${who}`, () => 'Garder pour toi'],
};

export const fr = french({
  characters,
  ...labels,
  examine: { name: 'Examiner', effect: 'Voir une carte de la cible' },
  exchange: { name: 'Échanger', effect: 'Piocher 1 carte, en rendre 1' },
  plain: {
    income: { name: 'Revenu', effect: 'Prendre 1 pièce' },
    aid: { name: 'Aide étrangère', effect: 'Prendre 2 pièces' },
    coup: { name: 'Assassinat', effect: 'Un personnage perdu, sans recours' },
    convert: { name: 'Conversion', effect: 'Changer de camp' },
    convertOther: { name: 'Convertir', effect: 'Faire changer quelqu’un de camp' },
    embezzle: { name: 'Vider l’hospice', effect: 'Prendre toutes ses pièces' },
  },
  clans: {
    collector: 'Perceptrices',
    assassin: 'Assassins',
    untouchable: 'Intouchables',
    thief: 'Voleurs',
    negotiator: 'Négociateurs',
  },
  sides: { catholic: 'Catholiques', protestant: 'Protestants' },
  presets: {
    base: 'Classique',
    'base-inquisitor': 'Classique, Inquisiteur',
    'novice-2': 'Complots 2, débutants',
    'expert-2': 'Complots 2, experts',
    'mix-novice': 'Mélange, débutants',
    'mix-expert': 'Mélange, experts',
    finance: 'La finance',
    brotherhood: 'La confrérie',
    rewards: 'Les primes',
  },
  lineup: 'Les personnages',
  religions: 'La Saint-Barthélemy',
  doubts: 'Doutes',

  court: 'Cour',
  treasury: 'Trésor',
  almshouse: 'Hospice',
  pledged: (n: number) => (n < 2 ? `${n} pièce en jeu` : `${n} pièces en jeu`),
  coins: (n: number) => (n < 2 ? `${n} pièce` : `${n} pièces`),
  cardsLeft: (n: number) => (n < 2 ? `${n} carte` : `${n} cartes`),
  hiddenCards: (n: number) => (n < 2 ? `${n} carte cachée` : `${n} cartes cachées`),
  faceUp: (list: string) => `face visible : ${list}`,
  deadDown: (n: number) => (n < 2 ? `${n} carte perdue face cachée` : `${n} cartes perdues face cachée`),
  lost: (name: string) => `Carte perdue : ${name}`,
  yourHand: 'Tes cartes',
  out: 'Hors jeu',
  playing: 'joue',
  asked: 'doit répondre',

  claimed: 'sur parole',
  ...told,

  truth: 'en main',
  bluff: 'bluff : pas en main',
  witchTrue: 'c’est bien elle',
  witchBluff: 'bluff : ce n’est pas elle',
  embezzleTrue: 'tu n’as pas de Perceptrice',
  embezzleBluff: 'bluff : tu as une Perceptrice',
  costs: (n: number) => (n === 1 ? 'coûte 1 pièce' : `coûte ${n} pièces`),
  missing: (n: number) => `il en manque ${n}`,
  does: (name: string, effect: string) => `${name} : ${effect}`,
  goal: 'Le but : être la dernière personne à avoir un personnage.',
  forced: 'Dès 10 pièces, l’Assassinat est obligatoire.',
  chooseTarget: (what: string) => `${what} : touche ta cible`,
  targets: 'Cibles',
  target: (name: string) => `Viser ${name}`,
  doubt: 'Je doute !',
  doubtRisk: (who: string) => `Mensonge : ${who} perd une carte. Vérité : toi.`,
  believes: (who: string) => `Crois-tu ${who} ?`,
  unseenOf: (name: string, n: number, of: number) =>
    n < 2 ? `${name} : ${n} carte sur ${of} encore cachée` : `${name} : ${n} cartes sur ${of} encore cachées`,
  mayCounter: (who: string) => `${who} peut contrer`,
  counterStands: 'L’action échoue',
  remembered: {
    said: (name: string) => `annoncé : ${name}`,
    proven: (name: string) => `prouvé : ${name}`,
    false: (name: string) => `faux : ${name}`,
  },
  doubtSure: 'Oui, je doute',
  pass: 'Je laisse passer',
  passCounter: 'Je ne contre pas',
  passJoin: 'Pas moi',
  passHint: 'Y croire, ou faire semblant',
  passCounterHint: 'L’action a lieu',
  passJoinHint: 'Ne rien annoncer',
  counterKept: 'Une fois les doutes passés',
  letHappen: 'Je laisse faire',
  early: { doubt: 'Si l’on me contre : je doute', pass: 'Si l’on me contre : je laisse passer' },
  toll: {
    coins: (n: number) => (n === 0 ? 'Tu n’as rien à perdre' : n === 1 ? 'Tu perds 1 pièce' : `Tu perds ${n} pièces`),
    character: 'Tu perds un personnage',
    ransom: 'Tu paies 3 pièces, ou perds un personnage',
    show: 'Tu montres une carte',
    gift: 'Tu reçois 1 pièce',
  },
  anyone: {
    any: 'Quelqu’un ?',
    one: (name: string) => `${name} ?`,
    nobody: 'Personne',
    doubts: (name: string) => `${name} doute`,
    counters: (name: string, the: string) => `${name} contre avec ${the}`,
    joins: (name: string, the: string) => `${name} aussi : ${the}`,
    pays: (name: string) => `${name} paie 3 pièces`,
    refuses: (name: string) => `${name} refuse`,
    look: 'Revoir tes cartes :',
  },
  iAm: (the: string) => `Je suis ${the}.`,
  room: {
    doubt: 'Qui doute ?',
    counter: 'Qui contre ?',
    join: 'Qui se joint ?',
    counters: (who: string) => `${who} va contrer ?`,
  },
  iCounter: 'Je contre',
  about: {
    claimed: 'Annonces',
    proved: 'Prouvées',
    caught: 'Démasquées',
    court: 'Les cartes que personne n’a en main. On y pioche pour échanger, ou pour remplacer une carte prouvée.',
    treasury: 'Les pièces qui ne sont à personne : revenus et pouvoirs y puisent, on y paie Assassins et Assassinat.',
    almshouse: 'Ce que les conversions ont coûté. Un joueur sans Perceptrice peut tout prendre.',
  },
  counterWith: (the: string) => `Contrer avec ${the}`,
  joinWith: (the: string) => `Moi aussi : ${the}`,
  you: 'Toi',
  isIt: (the: string) => `${the.charAt(0).toUpperCase()}${the.slice(1)} ?`,
  youWereRight: 'tu avais raison',
  toldTruth: 'disait vrai',
  hearIt: 'Avec le son ?',
  spaceSkips: 'Espace : passer',
  whichLost: 'Lequel perds-tu ?',
  thisCard: 'cette carte',
  cardAt: (n: number) => `Carte ${n}`,
  touchCard: 'Touche ta carte',
  chooses: (who: string) => `${who} choisit…`,
  loseWhich: 'Tu perds un personnage. Touche ta carte.',
  lose: (the: string) => `Perdre ${the}`,
  loseAsWitch: (the: string) => `Perdre ${the} en disant « Sorcière »`,
  showWhich: (who: string) => `Touche la carte que tu montres à ${who}`,
  show: (the: string) => `Montrer ${the}`,
  chooseWhich: 'Choisis ta seconde carte',
  choose: (the: string) => `Prendre ${the}`,
  keepWhich: (n: number) => (n === 1 ? 'Garde 1 carte' : `Garde ${n} cartes`),
  keep: 'Garder ces cartes',
  drawn: 'Piochée',
  again: 'Recommencer',
  againHint: 'Piocher encore une carte',
  stop: 'En rester là',
  stopHint: 'Garder cette main',
  returnCard: 'La lui laisser',
  returnHint: 'Sa carte reste la sienne',
  replaceCard: 'La faire remplacer',
  replaceHint: 'Elle va à la cour, une autre est piochée',
  seen: (who: string) => `${who} te montre cette carte`,
  pay: 'Payer',
  payHint: 'Donner 3 pièces et garder tes personnages',
  refuse: 'Refuser',
  refuseHint: 'Recevoir 3 pièces et perdre un personnage',
  giveHint: 'au plus pauvre',
  becomes: { catholic: 'Camp catholique', protestant: 'Camp protestant' },

  turnOf: (n: number, who: string) => `Tour ${n} · ${who}`,
  reference: 'Aide de jeu',
  counters: (list: string) => `Contre : ${list}`,
  counteredBy: (list: string) => `Contré par : ${list}`,
  aidName: 'l’aide étrangère',
  upMeans: 'visible',
  hiddenMeans: 'encore cachée',
  seenUp: (n: number, of: number) => `${n} sur ${of} face visible`,
  turnSummary: 'Revenu 1 · Aide étrangère 2 · Assassinat à 7 pièces, obligatoire dès 10.',

  stage: {
    truth: 'VÉRITÉ',
    lie: 'MENSONGE',
    buried: '« C’était la Sorcière »',
    won: 'Victoire !',
    caught: 'a menti',
  },
});
export type ComplotsText = typeof fr;
