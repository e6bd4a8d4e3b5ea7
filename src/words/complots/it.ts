import type { Character } from '../../games/complots/characters.ts';
import type { Book, Parts } from './book.ts';

const CHARACTERS: Book['characters'] = {
  duchess: 'Duchessa',
  ursuline: 'Orsolina',
  illusionist: 'Illusionista',
  assassin: 'Assassino',
  executioner: 'Boia',
  blackmailer: 'Ricattatore',
  countess: 'Contessa',
  witch: 'Strega',
  undertaker: 'Becchina',
  captain: 'Capitano',
  justiciar: 'Giustiziere',
  pope: 'Papa',
  ambassador: 'Ambasciatore',
  inquisitor: 'Inquisitore',
  spy: 'Spia',
};

const FEMININE: readonly Character[] = ['duchess', 'countess', 'witch', 'undertaker', 'spy'];

const the = (card: Character): string => {
  const name = CHARACTERS[card];
  return /^[AEIOU]/.test(name) ? `l’${name}` : FEMININE.includes(card) ? `la ${name}` : `il ${name}`;
};
const list = (cards: readonly Character[]): string => cards.map((card) => CHARACTERS[card]).join(', ');
const coins = (n: number): string => (n === 1 ? '1 moneta' : `${n} monete`);
const cards = (n: number): string => (n === 1 ? '1 carta' : `${n} carte`);
/** Before a name that begins with the same vowel. */
const ad = (name: string): string => (name.length > 1 && /^[aà]/i.test(name) ? `ad ${name}` : `a ${name}`);

export const it: Book = {
  title: 'Complots',
  characters: CHARACTERS,
  powers: {
    duchess: 'Duchessa: prende 3 monete.',
    ursuline: 'Orsolina: prende 3 monete e ne dà 1 a un avversario.',
    illusionist: 'Illusionista: prende 4 monete, di cui 1 per ogni altro Illusionista dichiarato.',
    assassin: 'Assassino: per 3 monete un avversario perde un personaggio.',
    executioner: 'Boia: dà 3 monete a un avversario, che perde un personaggio.',
    blackmailer: 'Ricattatore: un avversario gli paga 3 monete, o ne riceve 3 da lui e perde un personaggio.',
    countess: 'Contessa: non ha azioni.',
    witch: 'Strega: perderla (non per ultima) porta 5 monete.',
    undertaker: 'Becchina: eredita le monete degli eliminati.',
    captain: 'Capitano: ruba 2 monete a un avversario.',
    justiciar: 'Giustiziere: prende 3 monete al più ricco, ne tiene 1 e dà il resto al più povero.',
    pope: 'Papa: prende 1 moneta a ogni avversario; ognuno blocca solo per sé.',
    ambassador: 'Ambasciatore: scambia le sue carte con 2 carte della Corte.',
    inquisitor: 'Inquisitore: scambia 1 carta con la Corte, o esamina una carta di un avversario.',
    spy: 'Spia: scambia 1 carta con la Corte, poi ancora per 1 moneta ogni volta.',
  },
  counters: (all) => `Blocca: ${all}.`,
  counteredBy: (all) => `Bloccato da: ${all}.`,
  aid: 'aiuti stranieri',
  announced: {
    income: () => undefined,
    aid: ({ who }) => `${who} chiede aiuti stranieri.`,
    coup: ({ who, at }) => `${who} ordina l’assassinio di un personaggio di ${at}.`,
    duchess: ({ who }) => `${who} dice di essere la Duchessa e vuole prendere 3 monete.`,
    ursuline: ({ who, at }) => `${who} dice di essere l’Orsolina e vuole prendere 3 monete, di cui 1 per ${at}.`,
    illusionist: ({ who }) => `${who} dice di essere l’Illusionista e vuole prendere 4 monete.`,
    assassin: ({ who, at }) => `${who} dice di essere l’Assassino e colpisce ${at}.`,
    executioner: ({ who, at }) => `${who} dice di essere il Boia e colpisce ${at}.`,
    blackmailer: ({ who, at }) => `${who} dice di essere il Ricattatore e ricatta ${at}.`,
    captain: ({ who, at }) => `${who} dice di essere il Capitano e vuole rubare 2 monete ${ad(at)}.`,
    justiciar: ({ who, at }) => `${who} dice di essere il Giustiziere e vuole prendere 3 monete ${ad(at)}.`,
    pope: ({ who }) => `${who} dice di essere il Papa e vuole 1 moneta da ciascuno.`,
    ambassador: ({ who }) => `${who} dice di essere l’Ambasciatore e vuole scambiare le carte.`,
    inquisitor: ({ who }) => `${who} dice di essere l’Inquisitore e vuole scambiare una carta.`,
    examine: ({ who, at }) => `${who} dice di essere l’Inquisitore e vuole esaminare una carta di ${at}.`,
    spy: ({ who }) => `${who} dice di essere la Spia e vuole scambiare una carta.`,
    convert: ({ who }) => `${who} paga 1 moneta all’ospizio per cambiare fede.`,
    'convert other': ({ who, at }) => `${who} paga 2 monete all’ospizio per far cambiare fede ${ad(at)}.`,
    embezzle: ({ who }) => `${who} dice di non avere nessuna Esattrice e vuole svuotare l’ospizio.`,
  },
  facts: {
    got: ({ who, cards: all }) => `${who} riceve: ${list(all)}.`,
    chose: ({ who }) => `${who} ha scelto la sua carta.`,
    picked: ({ who, card }) => `${who} ha preso: ${CHARACTERS[card]}.`,
    is: ({ who, word }) => (word === 'catholic' ? `${who} sta con i cattolici.` : `${who} sta con i protestanti.`),
    took: ({ who, n }) => (n === 0 ? `${who} non prende nulla: il Tesoro è vuoto.` : `${who} prende ${coins(n)}.`),
    paid: ({ who, n }) => `${who} paga ${coins(n)}.`,
    spent: ({ who, n }) => `${who} lascia ${coins(n)} al Tesoro.`,
    'spent on': ({ who, at, self, n }) =>
      self ? `${who} tiene anche ${coins(n)}.` : `${who} consegna ${coins(n)} ${ad(at)}.`,
    drew: ({ who, n }) => (n === 0 ? `${who} non pesca nulla.` : `${who} pesca ${cards(n)}.`),
    doubted: ({ who, at }) => `${who} dubita di ${at}.`,
    showed: ({ who, card, cards: all }) =>
      all.length === 1 ? `${who} mostra ${the(card)}.` : `${who} mostra le sue carte: ${list(all)}.`,
    bluffed: ({ who, card }) => `${who} non ha ${the(card)}: era un bluff!`,
    uncovered: ({ who, card }) => `La carta coperta di ${who} viene girata: ${CHARACTERS[card]}.`,
    out: ({ who }) => `${who} è fuori dal gioco.`,
    won: ({ who }) => `${who} vince la partita!`,
    countered: ({ who, at, card }) => `${who} dice di essere ${the(card)} e blocca ${at}.`,
    foiled: ({ who, at }) => `Il blocco di ${who} regge: ${at} non ottiene nulla.`,
    buried: ({ who }) => `${who} perde una carta senza mostrarla e dice che è la Strega.`,
    lost: ({ who, card }) => `${who} perde ${the(card)}.`,
    kept: ({ who, n }) => `${who} tiene ${cards(n)} e rende il resto alla Corte.`,
    returned: ({ who, cards: all }) => `${who} rende: ${list(all)}.`,
    submitted: ({ who, at }) => `${who} mostra una carta ${ad(at)}.`,
    saw: ({ who, at, card }) => `${who} vede ${the(card)} di ${at}.`,
    spared: ({ who, at }) => `${who} rende la carta ${ad(at)}.`,
    replaced: ({ who, at }) => `${who} fa sostituire la carta di ${at}.`,
    bought: ({ who, at, n }) => `${who} paga ${coins(n)} ${ad(at)} per tenersi i personaggi.`,
    joined: ({ who, card }) => joined(who, card),
    gave: ({ who, at, n }) => (n === 0 ? `${who} non ha nulla da dare ${ad(at)}.` : `${who} dà ${coins(n)} ${ad(at)}.`),
    stole: ({ who, at, n }) =>
      n === 0 ? `${who} non trova nulla da rubare ${ad(at)}.` : `${who} ruba ${coins(n)} ${ad(at)}.`,
    inherited: ({ who, at, n }) =>
      n === 0 ? `${who} non eredita nulla da ${at}.` : `${who} eredita ${coins(n)} da ${at}.`,
    embezzled: ({ who, n }) => `${who} sottrae ${coins(n)} all’ospizio.`,
  },
  turn: {
    income: () => 'Reddito: prendere 1 moneta',
    aid: () => 'Aiuti stranieri: prendere 2 monete',
    coup: ({ at }) => `Assassinio: pagare 7 monete, ${at} perde un personaggio`,
    duchess: () => 'Duchessa: prendere 3 monete',
    ursuline: ({ at }) => `Orsolina: prendere 3 monete e darne 1 ${ad(at)}`,
    illusionist: () => 'Illusionista: prendere 4 monete, da dividere',
    assassin: ({ at }) => `Assassino: pagare 3 monete, ${at} perde un personaggio`,
    executioner: ({ at }) => `Boia: dare 3 monete ${ad(at)}, che perde un personaggio`,
    blackmailer: ({ at }) => `Ricattatore: ${at} ti paga 3 monete, o le riceve e perde un personaggio`,
    captain: ({ at }) => `Capitano: rubare 2 monete ${ad(at)}`,
    justiciar: ({ at }) => `Giustiziere: prendere 3 monete ${ad(at)}, tenerne 1, il resto al più povero`,
    pope: () => 'Papa: prendere 1 moneta a ciascuno',
    ambassador: () => 'Ambasciatore: scambiare con 2 carte della Corte',
    inquisitor: () => 'Inquisitore: scambiare con 1 carta della Corte',
    examine: ({ at }) => `Inquisitore: esaminare una carta di ${at}`,
    spy: () => 'Spia: scambiare con 1 carta della Corte',
    convert: () => 'Cambiare fede per 1 moneta',
    'convert other': ({ at }) => `Far cambiare fede ${ad(at)} per 2 monete`,
    embezzle: () => 'Svuotare l’ospizio: dire di non avere nessuna Esattrice',
  },
  answers: {
    doubt: () => 'Dubitare',
    pass: () => 'Lasciar fare',
    counter: ({ card }) => `Bloccare con ${the(card)}`,
    join: ({ card }) => `Dire di essere anche tu ${the(card)}`,
    lose: ({ card }) => `Perdere ${the(card)}`,
    'lose as witch': ({ card }) => `Perdere ${the(card)} coperta, come Strega`,
    keep: ({ cards: all }) => `Tenere: ${list(all)}`,
    again: () => 'Ancora, per 1 moneta',
    stop: () => 'Fermarsi qui',
    show: ({ card }) => `Mostrare ${the(card)}`,
    return: () => 'Rendere la carta',
    replace: () => 'Farla sostituire',
    pay: () => 'Pagare 3 monete e tenersi i personaggi',
    refuse: () => 'Ricevere 3 monete e perdere un personaggio',
    give: ({ at, self }) => (self ? 'Tenere il resto' : `Dare il resto ${ad(at)}`),
    choose: ({ card }) => `Prendere ${the(card)}`,
    catholic: () => 'Con i cattolici',
    protestant: () => 'Con i protestanti',
  },
  questions: {
    draft: () => 'Quale carta del tuo mazzetto prendi?',
    side: () => 'Con chi stai?',
    turn: () => 'Tocca a te. Che cosa fai?',
    doubt: ({ who, claim }) =>
      claim === 'no collector'
        ? `${who} dice di non avere nessuna Esattrice. Ci credi?`
        : claim === 'witch dead' || claim === undefined
          ? `${who} dice di aver perso la Strega. Ci credi?`
          : `${who} dice di essere ${the(claim)}. Ci credi?`,
    join: ({ joins }) =>
      joins === 'undertaker' ? 'Reclami l’eredità, come Becchina?' : 'Reclami una parte, come Illusionista?',
    lose: () => 'Quale personaggio perdi?',
    keep: () => 'Che cosa tieni?',
    again: () => 'Ancora uno scambio, per 1 moneta?',
    show: ({ who }) => `Che cosa mostri ${ad(who)}?`,
    verdict: ({ seen }) => (seen === undefined ? 'Che cosa fai della carta?' : `Vedi ${the(seen)}. Che cosa ne fai?`),
    settle: ({ who }) => `${who} ti ricatta. Paghi?`,
    give: () => 'Chi riceve il resto?',
    over: ({ winners }) => `La partita è finita. Vittoria: ${winners}.`,
  },
  counter: {
    aid: (who) => `${who} chiede aiuti stranieri. Vuoi bloccare?`,
    assassin: (who) => `${who} ti manda l’Assassino. Vuoi bloccare?`,
    executioner: (who) => `${who} ti manda il Boia. Vuoi bloccare?`,
    blackmailer: (who) => `${who} ti ricatta. Vuoi bloccare?`,
    captain: (who) => `${who} vuole rubarti 2 monete. Vuoi bloccare?`,
    justiciar: (who) => `${who} vuole prenderti 3 monete. Vuoi bloccare?`,
    pope: (who) => `${who} vuole da te 1 moneta per il Papa. Vuoi bloccare?`,
  },
  coins,
  sides: { catholic: 'cattolici', protestant: 'protestanti' },
  out: 'fuori',
  piles: (court, treasury, almshouse) =>
    almshouse === undefined
      ? `Corte: ${cards(court)} · Tesoro: ${coins(treasury)}`
      : `Corte: ${cards(court)} · Tesoro: ${coins(treasury)} · Ospizio: ${coins(almshouse)}`,
  hand: (all) => `La tua mano: ${all}`,
  buried: (all) => `Perse coperte: ${all}`,
  held: (who, all) => `${who} aveva ancora: ${all}`,
  bluff: (choice) => `${choice} (bluff)`,
};

function joined(who: string, card: Parts['card']): string {
  if (card === 'undertaker') return `${who} dice di essere la Becchina e reclama l’eredità.`;
  if (card === 'pope') return `Anche ${who} dice di essere il Papa e non vuole pagare.`;
  return `Anche ${who} dice di essere ${the(card)} e reclama una parte.`;
}
