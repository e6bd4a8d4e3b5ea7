import type { VerdictBook } from '../../words/verdict/book.ts';

export const en: VerdictBook = {
  titles: {
    boldest: 'The boldest lie',
    longest: 'The longest-lived lie',
    decisive: 'The decisive challenge',
    nose: 'The best nose',
  },
  when: (who, turn) => `${who}, turn ${turn}`,
  doubter: (who, whom, turn) => `${who} → ${whom}, turn ${turn}`,
  often: (who, times, name) => `${who}, ${times} times “${name}”`,
  between: (from, to) =>
    from === to ? `In turn ${from}, without holding it.` : `From turn ${from} to turn ${to}, without once holding it.`,
  nose: (right, wrong) =>
    `${right === 1 ? '1 challenge' : `${right} challenges`} right, ${wrong === 0 ? 'none' : wrong} wrong.`,
  plain: (what) => `${what}, without holding it.`,
  aimed: (what, whom) => `${what} at ${whom}, without holding it.`,
  against: (what, the) => `${what} against ${the}, without holding it.`,
  share: (what) => `${what}, without holding it, for a share.`,
  lostWitch: 'The Witch, in place of a card just lost.',
  embezzle: '“No Tax collector”, to empty the almshouse.',
  lastCard: 'With a single card in hand!',
  unseen: 'Nobody challenged.',
  aid: 'foreign aid',
  noCollector: 'No Tax collector',
  lieOut: [({ what, who }) => `${what}, a lie: ${who} is out.`, ({ what }) => `${what}, a lie: you are out.`],
  lieOne: [
    ({ what, who }) => `${what}, a lie: ${who} is down to one card.`,
    ({ what }) => `${what}, a lie: you are down to one card.`,
  ],
  trueOut: [
    ({ what, who }) => `${what}, and it was true: ${who} is out.`,
    ({ what }) => `${what}, and it was true: you are out.`,
  ],
  trueOne: [
    ({ what, who }) => `${what}, and it was true: ${who} is down to one card.`,
    ({ what }) => `${what}, and it was true: you are down to one card.`,
  ],
  howOften: 'Who lied how often?',
  legend: { bluff: 'bluff', caught: 'caught', honest: 'true' },
  row: (who, claims, bluffs, caught) => `${who}. Claims: ${claims}. Bluffs: ${bluffs}. Caught: ${caught}.`,
  honest: 'Not a single lie all game: a court beyond reproach!',
  hands: 'All the cards',
  allLies: 'All the lies',
  lie: [
    ({ turn, who, the }) => `Turn ${turn}: ${who} claimed ${the} without holding it.`,
    ({ turn, the }) => `Turn ${turn}: you claimed ${the} without holding it.`,
  ],
  lieEmbezzle: [
    ({ turn, who }) => `Turn ${turn}: ${who} claimed to hold no Tax collector, and held one.`,
    ({ turn }) => `Turn ${turn}: you claimed to hold no Tax collector, and held one.`,
  ],
  wasTrue: [({ who, what }) => `${who} claimed ${what}: true.`, ({ what }) => `You claimed ${what}: true.`],
  wasLie: [({ who, what }) => `${who} claimed ${what}: a lie.`, ({ what }) => `You claimed ${what}: a lie.`],
  inSight: (the, seen, of) =>
    seen === 0
      ? `${the}: none of the ${of} cards was in sight.`
      : seen === 1
        ? `${the}: 1 of ${of} cards was in sight.`
        : `${the}: ${seen} of ${of} cards were in sight.`,
  caught: 'caught',
  believed: 'got away',
  rightDoubt: (who, whom, turn) => `Turn ${turn}: ${who} challenges ${whom}, rightly.`,
  wrongDoubt: (who, whom, turn) => `Turn ${turn}: ${who} challenges ${whom}, wrongly.`,
  turns: (n) => (n === 1 ? '1 turn' : `${n} turns`),
  own: {
    lie: (turn, who) => `You lived to turn ${turn}: ${who} caught your lie.`,
    truth: (turn, who) => `You lived to turn ${turn}: ${who} told the truth.`,
    coup: (turn, who) => `You lived to turn ${turn}: ${who} staged a coup.`,
    killed: (turn, who, the) => `You lived to turn ${turn}: ${who} sent ${the}.`,
    lies: (lies, found) =>
      lies === 0
        ? 'You never lied.'
        : lies === 1
          ? `One lie, ${found === 0 ? 'believed' : 'caught'}.`
          : `${lies} lies: ${found === 0 ? 'all believed' : found === lies ? 'all caught' : `${lies - found} believed, ${found} caught`}.`,
    best: (turn, lie) => `Your best lie, turn ${turn}: ${lie}`,
    believed: (who, name, times) =>
      times === 1
        ? `You believed ${who}: “${name}”. A lie.`
        : `You believed ${who} ${times === 2 ? 'twice' : `${times} times`}: “${name}”. All lies.`,
    at: 'you',
  },
};
