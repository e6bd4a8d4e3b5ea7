import { de } from '../../../../words/elide.ts';
import { french } from '../../../../words/french.ts';
import type { VerdictBook } from '../../words/verdict/book.ts';

const doubts = (n: number, just: string): string => (n < 2 ? `${n} doute ${just}` : `${n} doutes ${just}s`);

export const fr: VerdictBook = french({
  titles: {
    boldest: 'Le plus gros mensonge',
    longest: 'Le mensonge le plus tenace',
    decisive: 'Le doute décisif',
    nose: 'Le meilleur flair',
  },
  when: (who, turn) => `${who}, tour ${turn}`,
  doubter: (who, whom, turn) => `${who} → ${whom}, tour ${turn}`,
  often: (who, times, name) => `${who}, ${times} fois « ${name} »`,
  between: (from, to) =>
    from === to ? `Au tour ${from}, sans l’avoir.` : `Du tour ${from} au tour ${to}, sans l’avoir une seule fois.`,
  nose: (right, wrong) =>
    wrong === 0 ? `${doubts(right, 'juste')}, aucun à tort.` : `${doubts(right, 'juste')}, ${wrong} à tort.`,
  plain: (what) => `${what}, sans l’avoir.`,
  aimed: (what, whom) => `${what} contre ${whom}, sans l’avoir.`,
  against: (what, the) => `${what} contre ${the}, sans l’avoir.`,
  share: (what) => `${what}, sans l’avoir, pour prendre sa part.`,
  lostWitch: 'La Sorcière, à la place d’une carte perdue.',
  embezzle: '« Aucune Perceptrice », pour vider l’hospice.',
  lastCard: 'Avec une seule carte en main !',
  unseen: 'Personne n’a douté.',
  aid: 'l’aide étrangère',
  noCollector: 'Aucune Perceptrice',
  lieOut: [
    ({ what, who }) => `${what}, un mensonge : ${who} est hors jeu.`,
    ({ what }) => `${what}, un mensonge : te voilà hors jeu.`,
  ],
  lieOne: [
    ({ what, who }) => `${what}, un mensonge : ${who} tombe à une carte.`,
    ({ what }) => `${what}, un mensonge : tu tombes à une carte.`,
  ],
  trueOut: [
    ({ what, who }) => `${what}, c’était vrai : ${who} est hors jeu.`,
    ({ what }) => `${what}, c’était vrai : te voilà hors jeu.`,
  ],
  trueOne: [
    ({ what, who }) => `${what}, c’était vrai : ${who} tombe à une carte.`,
    ({ what }) => `${what}, c’était vrai : tu tombes à une carte.`,
  ],
  howOften: 'Qui a menti combien ?',
  legend: { bluff: 'bluff', caught: 'démasqué', honest: 'vrai' },
  row: (who, claims, bluffs, caught) => `${who}. Annonces : ${claims}. Bluffs : ${bluffs}. Démasqués : ${caught}.`,
  honest: 'Pas un mensonge de toute la partie : une cour irréprochable !',
  hands: 'Toutes les cartes',
  allLies: 'Tous les mensonges',
  lie: [
    ({ turn, who, the }) => `Tour ${turn} : ${who} a prétendu être ${the} sans l’avoir.`,
    ({ turn, the }) => `Tour ${turn} : tu as prétendu être ${the} sans l’avoir.`,
  ],
  lieEmbezzle: [
    ({ turn, who }) => `Tour ${turn} : ${who} a prétendu n’avoir aucune Perceptrice, et en avait une.`,
    ({ turn }) => `Tour ${turn} : tu as prétendu n’avoir aucune Perceptrice, et en avais une.`,
  ],
  wasTrue: [
    ({ who, what }) => `${who} annonçait ${what} : c’était vrai.`,
    ({ what }) => `Tu annonçais ${what} : c’était vrai.`,
  ],
  wasLie: [
    ({ who, what }) => `${who} annonçait ${what} : c’était faux.`,
    ({ what }) => `Tu annonçais ${what} : c’était faux.`,
  ],
  inSight: (the, seen, of) =>
    seen === 0
      ? `${the} : aucune des ${of} cartes ne se voyait.`
      : seen === 1
        ? `${the} : 1 carte sur ${of} se voyait.`
        : `${the} : ${seen} cartes sur ${of} se voyaient.`,
  caught: 'démasqué',
  believed: 'réussi',
  rightDoubt: (who, whom, turn) => `Tour ${turn} : ${who} doute ${de(whom)}, à raison.`,
  wrongDoubt: (who, whom, turn) => `Tour ${turn} : ${who} doute ${de(whom)}, à tort.`,
  turns: (n) => (n < 2 ? `${n} tour` : `${n} tours`),
  own: {
    lie: (turn, who) => `Tu as tenu jusqu’au tour ${turn} : ${who} a démasqué ton mensonge.`,
    truth: (turn, who) => `Tu as tenu jusqu’au tour ${turn} : ${who} disait vrai.`,
    coup: (turn, who) => `Tu as tenu jusqu’au tour ${turn} : ${who} a commandé ton assassinat.`,
    killed: (turn, who, the) => `Tu as tenu jusqu’au tour ${turn} : ${who} t’a envoyé ${the}.`,
    lies: (lies, found) =>
      lies === 0
        ? 'Pas un mensonge de ta part.'
        : lies === 1
          ? `Un mensonge, ${found === 0 ? 'réussi' : 'démasqué'}.`
          : `${lies} mensonges : ${found === 0 ? 'tous réussis' : found === lies ? 'tous démasqués' : `${lies - found} ${lies - found === 1 ? 'réussi' : 'réussis'}, ${found} ${found === 1 ? 'démasqué' : 'démasqués'}`}.`,
    best: (turn, lie) => `Ton plus beau mensonge, tour ${turn} : ${lie}`,
    believed: (who, name, times) =>
      times === 1
        ? `Tu as cru ${who} : « ${name} ». C’était faux.`
        : `Tu as cru ${who} ${times} fois : « ${name} ». C’était faux.`,
    at: 'toi',
  },
});
