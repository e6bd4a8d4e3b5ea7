import type { Voice } from '../../words/voice.ts';

export const en: Voice = {
  kinds: { almond: 'an almond', hazel: 'a hazelnut', walnut: 'a walnut' },
  announced: {
    draw: [({ who }) => `${who} draws a nut and drops one.`, () => 'You draw a nut and drop one.'],
    call: [({ who }) => `${who} calls a vote.`, () => 'You call a vote.'],
    claim: [({ who, what }) => `${who} claims to hold ${what}.`, ({ what }) => `You claim to hold ${what}.`],
  },
  facts: {
    got: [({ who, what }) => `${who} gets ${what}.`, ({ what }) => `You get ${what}.`],
    drew: [({ who }) => `${who} takes a nut from the pile.`, () => 'You take a nut from the pile.'],
    doubted: [
      ({ who, what }) => `${who} challenges ${what}.`,
      ({ what }) => `You challenge ${what}.`,
      ({ who }) => `${who} challenges you.`,
    ],
    bluffed: [
      ({ who, what }) => `${who} does not hold ${what}: it was a bluff!`,
      ({ what }) => `You do not hold ${what}: it was a bluff!`,
    ],
    showed: [
      ({ who, what }) => `${who} shows ${what} and puts it into the pile.`,
      ({ what }) => `You show ${what} and put it into the pile.`,
    ],
    reaped: [({ who }) => `${who} earns a shell.`, () => 'You earn a shell.'],
    dropped: [({ who, what }) => `${who} drops ${what}.`, ({ what }) => `You drop ${what}.`],
    voted: [
      ({ who, what }) => `${who} votes against ${what}.`,
      ({ what }) => `You vote against ${what}.`,
      ({ who }) => `${who} votes against you.`,
    ],
    winked: [
      ({ who, what }) => `${who} winks at ${what}.`,
      ({ what }) => `You wink at ${what}.`,
      ({ who }) => `${who} winks at you.`,
    ],
    smiled: [
      ({ who, what }) => `${who} smiles at ${what}.`,
      ({ what }) => `You smile at ${what}.`,
      ({ who }) => `${who} smiles at you.`,
    ],
    frowned: [
      ({ who, what }) => `${who} frowns at ${what}.`,
      ({ what }) => `You frown at ${what}.`,
      ({ who }) => `${who} frowns at you.`,
    ],
    says: [({ who, what }) => `${who}: “${what}”`, ({ what }) => `You: “${what}”`],
  },
  over: [({ what }) => `Most shells: ${what}.`, ({ what }) => `Most shells: you${what && `, ${what}`}.`],
  moves: {
    draw: () => 'Draw a nut, then drop one',
    call: () => 'Call a vote',
    claim: (nut) => `Claim ${nut}`,
    doubt: () => 'Challenge it',
    pass: () => 'Believe it',
    drop: (nut) => `Drop ${nut}`,
    for: (at) => `Vote against ${at}`,
    wink: (at) => `Wink at ${at}`,
    smile: () => 'Smile',
    frown: () => 'Frown',
    say: (text) => `Say: ${text}`,
  },
  bluff: 'bluff',
  questions: {
    turn: () => 'It is your turn.',
    doubt: ({ who, what }) => `${who} claims to hold ${what}. Do you believe it?`,
    drop: () => 'Which nut do you drop?',
    vote: () => 'Against whom do you vote?',
    wink: () => 'Somebody winks at you.',
    over: () => 'The game is over.',
  },
  waits: (names) => `The table waits for ${names}.`,
  place: (nuts, shells) => `nuts ${nuts}, shells ${shells}`,
  player: (who, nuts, shells, dropped) => `${who}: nuts ${nuts}, shells ${shells}${dropped && `, dropped ${dropped}`}`,
  table: (pile, bank) => `Pile: ${pile}. Bank: ${bank}.`,
  hand: (nuts) => `You hold ${nuts}.`,
  rules: [
    'A claim that nobody challenges earns a shell, true or not.',
    'Whoever challenges a true claim drops a nut; whoever is caught bluffing drops one too.',
    'Most shells win, once the bank is empty or one player is left.',
  ],
  held: [({ who, what }) => `${who} still had ${what}.`, ({ what }) => `You still had ${what}.`],
  options: {
    doubts: { label: 'Challenges', values: { first: 'The first counts', fair: 'Everybody decides in secret' } },
  },
};
