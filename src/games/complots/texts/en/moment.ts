import type { MomentText } from '../fr/moment.ts';

const a = (name: string): string => (/^[AEIOU]/.test(name) ? `an ${name}` : `a ${name}`);

export const en: MomentText = {
  claimedOnce: (who, name, turn) => `${who}: ${name} on turn ${turn}, never challenged.`,
  claimedOften: (who, name, times, since) =>
    `${who}: ${name} ${times === 1 ? 'once' : `${times} times`} since turn ${since}, never challenged.`,
  claimed: (who, name, turns) => `${who}: ${name} on turns ${turns}, never challenged.`,
  caught: (who, name, turn) => `${who}: “${name}”, turn ${turn}, caught lying.`,
  proven: (who, name, turn) => `${who}: “${name}”, turn ${turn}, card shown.`,
  lost: (who, name) => `${who} has lost ${a(name)}.`,
  youLost: (name) => `You have lost ${a(name)}.`,
  others: (who, names) => `${who} has said ${names} too.`,
  changed: (who, turn) => `${who} changed cards on turn ${turn}.`,
  doubts: (who, times) => (times === 1 ? `${who} has challenged once.` : `${who} has challenged ${times} times.`),
  coup: (who, coins) => `${who} would have ${coins} coin${coins === 1 ? '' : 's'}: a coup.`,
  nearly: (who, coins) => `With ${coins} more, ${who} can stage a coup.`,
  loses: (who) => `${who} loses a character.`,
  isOut: (who) => `${who} is out.`,
  wins: 'The challenge wins you the game.',
  /** After a challenge; or had there been one. */
  costsOne: (did) => (did ? 'The challenge costs you a character.' : 'A challenge would have cost you a character.'),
  costsTwo: (did) =>
    did
      ? 'The challenge costs you a character, and the attack perhaps the other.'
      : 'A challenge would have cost you a character, and the attack perhaps the other.',
  costsAll: (did) =>
    did ? 'The challenge costs you your last character.' : 'A challenge would have cost you your last character.',
  unblocked: 'Nobody challenged. Only a block can stop it now.',
  unstopped: (coins) =>
    coins === 0 ? 'Nobody stopped it.' : `Nobody stopped it: ${coins} coin${coins === 1 ? '' : 's'} for free.`,
  because: {
    costsLast: 'A wrong challenge costs your last character.',
    costsBoth: 'Wrongly challenging an attack on you can cost both your characters.',
    coinsOnly: (coins) => `It takes only ${coins === 1 ? '1 coin' : `${coins} coins`}; a mistake takes a character.`,
    notMine: 'It is not aimed at you, and a wrong challenge would cost you alone.',
    canBlock: (the) => `You hold ${the}: you can block it without risk.`,
    elseLast: 'If you let it pass, only a bluffed block can save your last character.',
    elseStopped: (who) => `If you let it pass, ${who} stops your move.`,
    elseCoup: (who, coins) =>
      `If you let it pass, ${who} has ${coins} coin${coins === 1 ? '' : 's'}: enough for a coup.`,
    repeated: (who, name, times) =>
      `${who} has claimed ${name} ${times === 1 ? 'once' : `${times} times`} before, never challenged.`,
    named: (who, names) => `${who} has also claimed ${names}: more characters than cards.`,
    inSight: (name, n) => `You can see ${n === 1 ? `one ${name}` : `${n} of the ${name} cards`}: few are left.`,
    lastOf: (who) => `${who} has one character left: a lie that is caught puts ${who} out.`,
    pays: 'A lie is likely enough to be worth the risk.',
    paysNot: 'A lie is not likely enough to be worth the risk.',
  },
  inSight: (name, n) => `${name}: ${n === 0 ? 'none' : n} in sight.`,
  mostlyHeld: 'Players hold what they claim more often than chance alone would tell.',
  oftenBluffed: 'A common bluff: it is claimed more often than it is held.',
  iCounter: (whom) => `I block ${whom ?? 'you'}`,
  counters: (who, the) => `${who} blocks, claiming ${the}.`,
  claims: (who, the) => `${who} claims ${the}.`,
};
