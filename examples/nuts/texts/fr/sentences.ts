import { de } from '../../../../src/words/elide.ts';
import { french } from '../../../../src/words/french.ts';
import type { Voice } from '../../words/voice.ts';

export const fr: Voice = french({
  kinds: { almond: 'une amande', hazel: 'une noisette', walnut: 'une noix' },
  announced: {
    draw: [({ who }) => `${who} pioche, puis jette.`, () => 'Tu pioches, puis jettes.'],
    call: [({ who }) => `${who} demande un vote.`, () => 'Tu demandes un vote.'],
    claim: [({ who, what }) => `${who} prétend avoir ${what}.`, ({ what }) => `Tu prétends avoir ${what}.`],
  },
  facts: {
    got: [({ who, what }) => `${who} reçoit ${what}.`, ({ what }) => `Tu reçois ${what}.`],
    drew: [({ who }) => `${who} prend un fruit dans la pile.`, () => 'Tu prends un fruit dans la pile.'],
    doubted: [
      ({ who, what }) => `${who} doute ${de(what)}.`,
      ({ what }) => `Tu doutes ${de(what)}.`,
      ({ who }) => `${who} doute de toi.`,
    ],
    bluffed: [
      ({ who, what }) => `${who} n’a pas ${what} : c’était du bluff !`,
      ({ what }) => `Tu n’as pas ${what} : c’était du bluff !`,
    ],
    showed: [
      ({ who, what }) => `${who} montre ${what} et la remet dans la pile.`,
      ({ what }) => `Tu montres ${what} et la remets dans la pile.`,
    ],
    reaped: [({ who }) => `${who} gagne une coquille.`, () => 'Tu gagnes une coquille.'],
    dropped: [({ who, what }) => `${who} jette ${what}.`, ({ what }) => `Tu jettes ${what}.`],
    voted: [
      ({ who, what }) => `${who} vote contre ${what}.`,
      ({ what }) => `Tu votes contre ${what}.`,
      ({ who }) => `${who} vote contre toi.`,
    ],
    winked: [
      ({ who, what }) => `${who} fait un clin d’œil à ${what}.`,
      ({ what }) => `Tu fais un clin d’œil à ${what}.`,
      ({ who }) => `${who} te fait un clin d’œil.`,
    ],
    smiled: [
      ({ who, what }) => `${who} sourit à ${what}.`,
      ({ what }) => `Tu souris à ${what}.`,
      ({ who }) => `${who} te sourit.`,
    ],
    frowned: [
      ({ who, what }) => `${who} fronce les sourcils devant ${what}.`,
      ({ what }) => `Tu fronces les sourcils devant ${what}.`,
      ({ who }) => `${who} fronce les sourcils devant toi.`,
    ],
    says: [({ who, what }) => `${who} : « ${what} »`, ({ what }) => `Toi : « ${what} »`],
  },
  over: [
    ({ what }) => `Le plus de coquilles : ${what}.`,
    ({ what }) => `Le plus de coquilles : toi${what && `, ${what}`}.`,
  ],
  moves: {
    draw: () => 'Piocher, puis jeter',
    call: () => 'Demander un vote',
    claim: (nut) => `Prétendre avoir ${nut}`,
    doubt: () => 'Mettre en doute',
    pass: () => 'Laisser passer',
    drop: (nut) => `Jeter ${nut}`,
    for: (at) => `Voter contre ${at}`,
    wink: (at) => `Faire un clin d’œil à ${at}`,
    smile: () => 'Sourire',
    frown: () => 'Froncer les sourcils',
    say: (text) => `Dire : ${text}`,
  },
  bluff: 'bluff',
  questions: {
    turn: () => 'À toi de jouer.',
    doubt: ({ who, what }) => `${who} prétend avoir ${what}. Y crois-tu ?`,
    drop: () => 'Que jettes-tu ?',
    vote: () => 'Contre qui votes-tu ?',
    wink: () => 'On te fait un clin d’œil.',
    over: () => 'La partie est finie.',
  },
  waits: (names) => `On attend ${names}.`,
  place: (nuts, shells) => `fruits ${nuts}, coquilles ${shells}`,
  player: (who, nuts, shells, dropped) =>
    `${who} : fruits ${nuts}, coquilles ${shells}${dropped && `, jeté : ${dropped}`}`,
  table: (pile, bank) => `Pile : ${pile}. Banque : ${bank}.`,
  hand: (nuts) => `Tu as ${nuts}.`,
  rules: [
    'Une annonce que personne ne met en doute rapporte une coquille, vraie ou non.',
    'Qui doute à tort jette un fruit ; qui est pris à bluffer aussi.',
    'Le plus de coquilles gagne, quand la banque est vide ou qu’il ne reste qu’un joueur.',
  ],
  held: [({ who, what }) => `${who} avait encore ${what}.`, ({ what }) => `Tu avais encore ${what}.`],
  options: { doubts: { label: 'Doutes', values: { first: 'Le premier compte', fair: 'Chacun décide en secret' } } },
});
