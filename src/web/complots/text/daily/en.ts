import type { MomentText } from './fr.ts';

const a = (name: string): string => (/^[AEIOU]/.test(name) ? `an ${name}` : `a ${name}`);

export const en: MomentText = {
  claimedOnce: (who, name, turn) => `${who}: ${name} on turn ${turn}, never challenged.`,
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
  had: (who, the) => `${who} had ${the}.`,
  hadNot: (who, the) => `${who} did not have ${the}.`,
  wouldLose: (who) => `${who} would have lost a character.`,
  wouldBeOut: (who) => `${who} would have been out.`,
  wouldWin: 'A challenge would have won you the game.',
  costsOne: 'A challenge would have cost you a character.',
  costsTwo: 'A challenge would have cost you a character, and the attack perhaps the other.',
  costsAll: 'A challenge would have cost you your last character.',
  unstopped: (coins) =>
    coins === 0 ? 'Nobody stopped it.' : `Nobody stopped it: ${coins} coin${coins === 1 ? '' : 's'} for free.`,
  yourTurn: 'It is your turn.',
  inSight: (name, n) => `${name}: ${n === 0 ? 'none' : n} in sight.`,
  mostlyHeld: 'Players hold what they claim more often than chance would have it.',
  oftenBluffed: 'A common bluff: it is claimed more often than it is held.',
  aimed: (what, whom) => `${what} on ${whom}`,
  iCounter: (whom) => `I block ${whom ?? 'you'}`,
  counters: (who, the) => `${who} blocks, claiming ${the}.`,
  claims: (who, the) => `${who} claims ${the}.`,
};
