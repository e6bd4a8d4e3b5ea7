import { de } from '../../../src/words/elide.ts';
import type { Voice } from './voice.ts';

export const fr: Voice = {
  kinds: { almond: 'une amande', hazel: 'une noisette', walnut: 'une noix' },
  announced: {
    draw: (who) => `${who} pioche, puis jette.`,
    call: (who) => `${who} demande un vote.`,
    claim: (who, nut) => `${who} prétend avoir ${nut}.`,
  },
  facts: {
    got: (who, nuts) => `${who} reçoit ${nuts}.`,
    drew: (who) => `${who} prend un fruit dans la pile.`,
    doubted: (who, at) => `${who} doute ${de(at)}.`,
    bluffed: (who, nut) => `${who} n’a pas ${nut} : c’était du bluff !`,
    showed: (who, nut) => `${who} montre ${nut} et la remet dans la pile.`,
    reaped: (who) => `${who} gagne une coquille.`,
    dropped: (who, nut) => `${who} jette ${nut}.`,
    voted: (who, at) => `${who} vote contre ${at}.`,
    winked: (who, at) => `${who} fait un clin d’œil à ${at}.`,
    smiled: (who, at) => `${who} sourit à ${at}.`,
    frowned: (who, at) => `${who} fronce les sourcils devant ${at}.`,
    says: (who, text) => `${who} : « ${text} »`,
    over: (_, winners) => `La partie est finie. Le plus de coquilles : ${winners}.`,
  },
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
    doubt: (who, nut) => `${who} prétend avoir ${nut}. Y crois-tu ?`,
    drop: () => 'Que jettes-tu ?',
    vote: () => 'Contre qui votes-tu ?',
    wink: () => 'On te fait un clin d’œil.',
    over: () => 'La partie est finie.',
  },
  waits: (names) => `On attend ${names}.`,
  player: (who, nuts, shells, dropped) =>
    `${who} : fruits ${nuts}, coquilles ${shells}${dropped && `, jeté : ${dropped}`}`,
  table: (pile, bank) => `Pile : ${pile}. Banque : ${bank}.`,
  hand: (nuts) => `Tu as ${nuts}.`,
  rules: [
    'Une annonce que personne ne met en doute rapporte une coquille, vraie ou non.',
    'Qui doute à tort jette un fruit ; qui est pris à bluffer aussi.',
    'Le plus de coquilles gagne, quand la banque est vide ou qu’il ne reste qu’un joueur.',
  ],
};
