import type { MomentText } from './fr.ts';

const a = (name: string): string => (/^[AEIOU]/.test(name) ? `an ${name}` : `a ${name}`);

export const en: MomentText = {
  claimedOnce: (who, name, turn) => `${who}: ${name} on turn ${turn}, never doubted.`,
  claimed: (who, name, turns) => `${who}: ${name} on turns ${turns}, never doubted.`,
  caught: (who, name, turn) => `${who}: “${name}”, turn ${turn}, caught lying.`,
  proven: (who, name, turn) => `${who}: “${name}”, turn ${turn}, card shown.`,
  lost: (who, name) => `${who} has lost ${a(name)}.`,
  youLost: (name) => `You have lost ${a(name)}.`,
  others: (who, names) => `${who} has said ${names} too.`,
  changed: (who, turn) => `${who} changed cards on turn ${turn}.`,
  doubts: (who, times) =>
    times === 0
      ? `${who} has doubted nobody.`
      : times === 1
        ? `${who} has doubted once.`
        : `${who} has doubted ${times} times.`,
  coup: (who, coins) => `${who} would have ${coins} coin${coins === 1 ? '' : 's'}: a coup.`,
  nearly: (who, coins) => `With ${coins} more, ${who} can stage a coup.`,
  had: (who, the) => `${who} had ${the}.`,
  hadNot: (who, the) => `${who} did not have ${the}.`,
  wouldLose: (who) => `${who} would have lost a character.`,
  wouldCost: 'Your doubt would have cost a character.',
  unstopped: (coins) =>
    coins === 0 ? 'Nobody stopped it.' : `Nobody stopped it: ${coins} coin${coins === 1 ? '' : 's'} for nothing.`,
  wellLeft: 'Well left alone.',
  yourTurn: 'It is your turn.',
  inSight: (name, n) => `${name}: ${n === 0 ? 'none' : n} in sight.`,
  aimed: (what, whom) => `${what} on ${whom}`,
  iCounter: (whom) => `I counter ${whom ?? 'you'}`,
  counters: (who, the) => `${who} counters, claiming ${the}.`,
  claims: (who, the) => `${who} claims ${the}.`,
};
