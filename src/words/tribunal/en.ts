import { isSeat } from '../../engine/seats.ts';
import type { Book } from './book.ts';
import { ballot, ballots, cardName, night, people, readAloud, stock, timeOf } from './voice.ts';

const lives = (n: number): string => (n === 1 ? '1 life' : `${n} lives`);
const blames = (n: number): string => (n === 1 ? '1 reprimand' : `${n} reprimands`);

const ENDS = {
  judge: 'The round ends: the mafia is eliminated.',
  mafia: 'The round ends: the judges are eliminated.',
  none: 'The round ends: nobody is left.',
  exhausted: 'The tenth night is over: the round ends, and everyone pays with a life.',
};
const opening: Record<'before' | 'day' | 'night', (step: string, n: number) => string> = {
  before: (step) => `— ${step} —`,
  day: (step, n) => `— Day ${n}: ${step} —`,
  night: (step, n) => `— Night ${n}: ${step} —`,
};

export const en: Book = {
  you: 'you',
  facts: {
    serves: [({ who }) => `${who} is the clerk.`, () => 'You are the clerk.'],
    closed: [
      ({ who }, step) =>
        step === 'recognition' ? `${who} strikes the gavel: “The recognition is over!”` : `${who} strikes the gavel.`,
      (_, step) =>
        step === 'recognition' ? 'You strike the gavel: “The recognition is over!”' : 'You strike the gavel.',
    ],
    looked: [
      ({ who }, ...[early]) =>
        early === undefined ? `${who} looks at their identity.` : `${who} looks at their identity before their turn.`,
      (_, ...[early]) =>
        early === undefined ? 'You look at your identity.' : 'You look at your identity before your turn.',
    ],
    is: [
      ({ who }, identity) => (identity === 'judge' ? `${who} is a judge.` : `${who} is a mafioso.`),
      (_, identity) => (identity === 'judge' ? 'You are a judge.' : 'You are a mafioso.'),
    ],
    recognized: [
      (t, ...seats) => `${t.who} sees who the mafiosi are: ${people(t, seats)}.`,
      (t, ...seats) => `You see who the mafiosi are: ${people(t, seats)}.`,
    ],
    ordered: [
      (t, ...seats) => `${t.who} proposes the order ${people(t, seats)}.`,
      (t, ...seats) => `You propose the order ${people(t, seats)}.`,
    ],
    watches: [
      ({ who, names }, at) => `${who} keeps an eye on ${names(at)}.`,
      ({ names }, at) => `You keep an eye on ${names(at)}.`,
      ({ who }) => `${who} keeps an eye on you.`,
    ],
    peeked: [
      ({ who }) => `${who} opens their eyes during the recognition.`,
      () => 'You open your eyes during the recognition.',
    ],
    ready: [({ who }) => `${who} has nothing to add.`, () => 'You have nothing to add.'],
    said: [
      (t, ...[word, about]) => `${t.who}: “${stock(t, word, about)}”`,
      (t, ...[word, about]) => `You say: “${stock(t, word, about)}”`,
    ],
    spoke: [({ who }, text) => `${who}: “${text}”`, (_, text) => `You say: “${text}”`],
    whispered: [
      ({ who, names }, at) => `${who} whispers to ${names(at)}.`,
      ({ names }, at) => `You whisper to ${names(at)}.`,
      ({ who }) => `${who} whispers to you.`,
    ],
    confided: [
      ({ who, names }, at, text) => `${who}, whispering to ${names(at)}: “${text}”`,
      ({ names }, at, text) => `You whisper to ${names(at)}: “${text}”`,
      ({ who }, _, text) => `${who} whispers to you: “${text}”`,
    ],
    murmured: [
      (t, ...[at, word, about]) => `${t.who}, whispering to ${t.names(at)}: “${stock(t, word, about)}”`,
      (t, ...[at, word, about]) => `You whisper to ${t.names(at)}: “${stock(t, word, about)}”`,
      (t, ...[, word, about]) => `${t.who} whispers to you: “${stock(t, word, about)}”`,
    ],
    pleaded: [
      ({ who, names }, at) => `${who}: “I shall accuse ${names(at)}.”`,
      ({ names }, at) => `You say: “I shall accuse ${names(at)}.”`,
    ],
    rested: [() => undefined, () => undefined],
    cheated: [() => undefined, () => undefined],
    objected: [({ who }) => `${who} raises a hand.`, () => 'You raise a hand.'],
    silenced: [({ who }) => `${who}’s plea is cut short.`, () => 'Your plea is cut short.'],
    played: [(t, card) => `${t.who} plays: ${ballot(t, card)}.`, (t, card) => `You play: ${ballot(t, card)}.`],
    cast: [
      (t, card) => `${t.who}’s vote is public: ${ballot(t, card)}.`,
      (t, card) => `Your vote is public: ${ballot(t, card)}.`,
    ],
    uncounted: [
      (t, card) => `${t.who}’s card does not count: ${ballot(t, card)}.`,
      (t, card) => `Your card does not count: ${ballot(t, card)}.`,
    ],
    condemned: [({ who }) => `${who} is condemned.`, () => 'You are condemned.'],
    drew: [
      (t, ...[deck, card]) => {
        if (card === 'none') return `${t.who} draws nothing: the pile is empty.`;
        if (deck === 'anti-mafia' || card === undefined) return `${t.who} draws an Anti-Mafia card.`;
        return deck === 'mafia'
          ? `${t.who} draws a Mafia card: ${readAloud(t, card)}`
          : `${t.who} draws a Condemnation card: ${readAloud(t, card)}`;
      },
      (t, ...[deck, card]) => {
        if (card === 'none') return 'You draw nothing: the pile is empty.';
        if (deck === 'anti-mafia' || card === undefined) return 'You draw an Anti-Mafia card.';
        return deck === 'mafia'
          ? `You draw a Mafia card: ${readAloud(t, card)}`
          : `You draw a Condemnation card: ${readAloud(t, card)}`;
      },
    ],
    got: [(t, card) => `${t.who} drew ${readAloud(t, card)}`, (t, card) => `You drew ${readAloud(t, card)}`],
    used: [
      (t, ...[card, on]) => {
        if (on === undefined) return `${t.who} plays ${cardName(t, card)}.`;
        return isSeat(on)
          ? `${t.who} plays ${cardName(t, card)} on ${t.names(on)}.`
          : `${t.who} plays ${cardName(t, card)} and hands back ${cardName(t, on)}.`;
      },
      (t, ...[card, on]) => {
        if (on === undefined) return `You play ${cardName(t, card)}.`;
        return isSeat(on)
          ? `You play ${cardName(t, card)} on ${t.names(on)}.`
          : `You play ${cardName(t, card)} and hand back ${cardName(t, on)}.`;
      },
      (t, ...[card]) => `${t.who} plays ${cardName(t, card)} on you.`,
    ],
    revealed: [
      (t, card) => `${t.who} shows an Anti-Mafia card: ${cardName(t, card)}.`,
      (t, card) => `You show an Anti-Mafia card: ${cardName(t, card)}.`,
    ],
    trapped: [
      ({ who, names }, at) =>
        at === 'none' ? `Nobody had plotted against ${who}.` : `${who}’s trap snaps shut: ${names(at)} plotted.`,
      ({ names }, at) =>
        at === 'none' ? 'Nobody had plotted against you.' : `Your trap snaps shut: ${names(at)} plotted.`,
      ({ who }) => `${who}’s trap snaps shut: you plotted.`,
    ],
    learned: [
      ({ who, names }, at, identity) =>
        identity === 'judge'
          ? `${who} learns that ${names(at)} is a judge.`
          : `${who} learns that ${names(at)} is a mafioso.`,
      ({ names }, at, identity) =>
        identity === 'judge' ? `You learn that ${names(at)} is a judge.` : `You learn that ${names(at)} is a mafioso.`,
      ({ who }, _, identity) =>
        identity === 'judge' ? `${who} learns that you are a judge.` : `${who} learns that you are a mafioso.`,
    ],
    eliminated: [({ who }) => `${who} is eliminated from the round.`, () => 'You are eliminated from the round.'],
    unmasked: [
      ({ who }, identity) => (identity === 'judge' ? `${who} was a judge.` : `${who} was a mafioso!`),
      (_, identity) => (identity === 'judge' ? 'You were a judge.' : 'You were a mafioso!'),
    ],
    lost: [
      ({ who }, left) => (left === 0 ? `${who} loses their last life.` : `${who} loses a life; ${left} left.`),
      (_, left) => (left === 0 ? 'You lose your last life.' : `You lose a life; ${left} left.`),
    ],
    saw: [
      (t, ...cards) =>
        cards.length === 0
          ? `${t.who} sees no card: nobody played tonight.`
          : `${t.who} sees the cards of the night: ${ballots(t, cards)}.`,
      (t, ...cards) =>
        cards.length === 0
          ? 'You see no card: nobody played tonight.'
          : `You see the cards of the night: ${ballots(t, cards)}.`,
    ],
    announced: [
      (t, plot, protect) => `${t.who} announces: ${night(t, plot, protect)}`,
      (t, plot, protect) => `You announce: ${night(t, plot, protect)}`,
    ],
    contested: [({ who }) => `${who} contests.`, () => 'You contest.'],
    believed: [
      ({ who, names }, at) => `${who} believes ${names(at)}.`,
      ({ names }, at) => `You believe ${names(at)}.`,
      ({ who }) => `${who} believes you.`,
    ],
    lied: [({ who }) => `${who} lied!`, () => 'You lied!'],
    truthful: [({ who }) => `${who} told the truth.`, () => 'You told the truth.'],
    struck: [({ who }) => `The plot strikes ${who}.`, () => 'The plot strikes you.'],
    owes: [
      ({ who, names }, at) => `${who} must reprimand ${names(at)}.`,
      ({ names }, at) => `You must reprimand ${names(at)}.`,
      ({ who }) => `${who} must reprimand you.`,
    ],
    blamed: [({ who }, n) => `${who} gets a reprimand (${n} of 3).`, (_, n) => `You get a reprimand (${n} of 3).`],
    barred: [
      ({ who }) => `${who} hands back three reprimands and cannot accuse next time.`,
      () => 'You hand back three reprimands and cannot accuse next time.',
    ],
    failed: [({ who }) => `${who} has failed in their duty.`, () => 'You have failed in your duty.'],
    misreported: [
      ({ who, names }, at) => `${who} reports ${names(at)} wrongly.`,
      ({ names }, at) => `You report ${names(at)} wrongly.`,
      ({ who }) => `${who} reports you wrongly.`,
    ],
    exposed: [
      (t, vote, ...cards) =>
        vote === 'count'
          ? `${t.who} shows the cards of the night: ${ballots(t, cards)}.`
          : vote === 'vote'
            ? `${t.who} shows the card being played: ${ballots(t, cards)}.`
            : `${t.who} shows a card from a past vote: ${ballots(t, cards)}.`,
      (t, vote, ...cards) =>
        vote === 'count'
          ? `You show the cards of the night: ${ballots(t, cards)}.`
          : vote === 'vote'
            ? `You show the card you are playing: ${ballots(t, cards)}.`
            : `You show a card from a past vote: ${ballots(t, cards)}.`,
    ],
    caught: [
      ({ who }, how) =>
        how === 'peek' ? `${who} is caught with open eyes.` : `${who} is caught: a judge may not play a plot card.`,
      (_, how) =>
        how === 'peek' ? 'You are caught with open eyes.' : 'You are caught: a judge may not play a plot card.',
    ],
    revived: [({ who }) => `${who} plays on with one last life.`, () => 'You play on with one last life.'],
    out: [({ who }) => `${who} is out of the game.`, () => 'You are out of the game.'],
    voted: [
      ({ who, names }, at) => `${who} votes for ${names(at)} to begin.`,
      ({ names }, at) => `You vote for ${names(at)} to begin.`,
      ({ who }) => `${who} votes for you to begin.`,
    ],
    begins: [({ who }) => `${who} begins.`, () => 'You begin.'],
    won: [({ who }) => `${who} wins the game!`, () => 'You win the game!'],
  },
  court: {
    round: (_, n, players, mafiosi) =>
      mafiosi === 1
        ? `Round ${n}: ${players} players, one mafioso.`
        : `Round ${n}: ${players} players, ${mafiosi} mafiosi.`,
    opened: ({ book }, ...[step, n]) =>
      step === 'recognition'
        ? `— ${book.steps[step]} — “Mafiosi, open your eyes!”`
        : opening[timeOf(step)](book.steps[step], n ?? 0),
    elapsed: (_, step) => (step === 'recognition' ? 'Time is up: the recognition is over.' : 'Time is up.'),
    showed: (t, ...cards) =>
      cards.length === 0 ? 'No card was played.' : `The cards are turned up: ${ballots(t, cards)}.`,
    acquitted: () => 'Nobody is condemned.',
    informed: (t, ...cards) => (cards.length === 0 ? undefined : `Informer cards of the night: ${ballots(t, cards)}.`),
    truth: () => undefined,
    proclaimed: (t, plot, protect) => `The court restores the truth: ${night(t, plot, protect)}`,
    reported: ({ me, names }, ...[at, again]) => {
      if (at === me) return again === undefined ? 'You are reported for an offence.' : 'You had been reported already.';
      return again === undefined
        ? `${names(at)} is reported for an offence.`
        : `${names(at)} had been reported already.`;
    },
    restarted: () => 'The round starts again.',
    ended: (_, left) => ENDS[left],
    duel: (t, one, other) => `The duel: ${people(t, [one])} against ${people(t, [other])}.`,
  },
  moves: {
    look: () => 'Look at your card',
    'look early': () => 'Cheat: look at your card before your turn',
    gavel: () => 'Strike the gavel',
    peek: () => 'Cheat: open your eyes',
    order: ({ names }) => (names.length === 0 ? 'Propose an order: …' : `Propose the order ${names.join(', ')}`),
    watch: ({ at }) => `Keep an eye on ${at}`,
    ready: () => 'Nothing to add',
    plead: ({ at }) => `Say that you will accuse ${at}`,
    rest: () => 'End your plea',
    object: () => 'Raise a hand',
    accuse: ({ at, self }) => (self ? 'Accuse yourself' : `Accuse ${at}`),
    'accuse all the same': ({ at, self }) =>
      self ? 'Cheat: accuse yourself all the same' : `Cheat: accuse ${at} all the same`,
    protect: ({ at, self }) => (self ? 'Protect yourself' : `Protect ${at}`),
    'protect all the same': ({ at, self }) =>
      self ? 'Cheat: protect yourself all the same' : `Cheat: protect ${at} all the same`,
    plot: ({ at, self }) => (self ? 'Plot against yourself' : `Plot against ${at}`),
    'plot all the same': ({ at, self }) =>
      self ? 'Cheat: plot against yourself all the same' : `Cheat: plot against ${at} all the same`,
    'plot as judge': ({ at, self }) => (self ? 'Cheat: plot against yourself' : `Cheat: plot against ${at}`),
    innocent: ({ at }) => `Informer card: ${at} is innocent`,
    guilty: ({ at }) => `Informer card: ${at} is guilty`,
    announce: ({ text }) => `Announce: ${text}`,
    contest: () => 'Contest',
    'contest duel': () => 'A mafioso',
    believe: () => 'A judge',
    pass: () => 'Play nothing',
    'pass contest': () => 'Let it stand',
    'pass vote': () => 'Play no card',
    'pass use': () => 'Keep your card',
    vote: ({ at }) => `Let ${at} begin`,
    report: ({ at }) => `Report ${at}`,
    blame: ({ at }) => `Reprimand ${at}`,
    expose: ({ text }) => `Cheat: show your card, ${text}`,
    'expose count': () => 'Cheat: show the cards of the night',
    'expose vote': () => 'Cheat: show the card you are playing',
    reveal: ({ card }) => `Show ${card} to everyone`,
    use: ({ card }) => `Play ${card}`,
    'use on card': ({ card, text }) => `Play ${card} and hand back ${text}`,
    'use on player': ({ card, at }) => `Play ${card} on ${at}`,
    say: ({ text }) => `Say: “${text}”`,
    whisper: ({ at, text }) => `Whisper to ${at}: “${text}”`,
  },
  notes: {
    look: 'and say “I am a judge”',
    'look early': '1 reprimand if reported',
    gavel: 'close this step',
    peek: '1 life if a mafioso reports you; those who keep an eye on you see it',
    object: 'more than half of the hands cut the plea short',
    'plot as judge': '1 life if reported, and the round starts again',
    contest: 'wrongly: a Condemnation for you; rightly: the clerk loses 1 life',
    'contest duel': 'if it is a judge, you lose 1 life',
    believe: 'if it is a mafioso, you lose 1 life',
    'pass contest': 'true or false',
    report: 'wrongly: 1 reprimand for you',
    expose: 'a Condemnation if you are reported',
    'expose count': 'a Condemnation if you are reported',
    watch: 'you see it if they open their eyes',
    ready: 'it is not binding',
    'accuse all the same': 'it counts; a Condemnation if you are reported',
    'protect all the same': 'it counts; a Condemnation if someone who sees the cards reports you',
    'plot all the same': 'it counts; a Condemnation if someone who sees the cards reports you',
    'pass vote': 'as you should',
    'expose vote': 'a Condemnation if you are reported',
    reveal: 'you keep it',
  },
  pieces: {
    plead: 'Say that you will accuse',
    accuse: 'Accuse',
    protect: 'Protect',
    plot: 'Plot against',
    'plot as judge': 'Cheat: plot against',
    inform: 'Informer card:',
    announce: 'Announce:',
    vote: 'Vote for',
    report: 'Report',
    blame: 'Reprimand',
    expose: 'Cheat: show',
    use: 'Play',
    order: 'Propose an order',
    guilty: 'is guilty',
    innocent: 'is innocent',
    count: 'the cards of the night',
    day: 'a card of a day',
    night: 'a card of a night',
    reveal: 'Show',
    watch: 'Keep an eye on',
    'vote card': 'the card you are playing',
  },
  steps: {
    discovery: 'Discovery',
    recognition: 'Recognition',
    deliberation: 'Deliberation',
    pleas: 'Pleas',
    accusation: 'Accusation',
    'day-verdict': 'Verdict of the day',
    'night-vote': 'Night vote',
    count: 'Count',
    contest: 'Contest',
    'night-verdict': 'Verdict of the night',
    'duel-vote': 'Vote before the duel',
    duel: 'Duel',
  },
  questions: {
    discovery: () => 'Your turn to look at your identity.',
    recognition: () => 'Let the mafiosi recognize each other, then strike the gavel.',
    deliberation: () => 'The court deliberates; strike the gavel to close.',
    pleas: () => 'You have the floor: who will you accuse?',
    accusation: () => 'Who do you accuse?',
    'day-verdict': () => 'The verdict is out; strike the gavel to close the day.',
    'night-vote': () => 'Night: protect or plot?',
    'night-vote judge': () => 'Night: who do you protect?',
    inform: () => 'Informer: who do you call guilty, or innocent?',
    talk: ({ names }) => `Everyone may speak; ${names[0] ?? ''} holds the gavel.`,
    count: () => 'What do you announce to the court?',
    contest: () => 'Do you contest what the clerk announced?',
    'night-verdict': () => 'Strike the gavel to close the night.',
    'duel-vote': () => 'Who begins the duel?',
    duel: () => 'The duel.',
    'duel look': () => 'Look at your card and say that you are a judge.',
    'duel answer': ({ at }) => `${at} claims to be a judge: do you believe it?`,
    blame: () => 'An offence was reported: you must give the reprimand.',
    use: () => 'Do you play an Anti-Mafia card?',
    wait: ({ names, text }) =>
      names.length === 0
        ? `${text}.`
        : names.length > 2
          ? `${text}: waiting for the players.`
          : `${text}: waiting for ${names.join(' and ')}.`,
    over: ({ names, self }) =>
      self && names.length === 1 ? 'The game is over: you have won!' : `The game is over. Won by ${names.join(', ')}.`,
  },
  plain: {
    judge: 'I am a judge.',
    agree: 'I agree.',
    disagree: 'I disagree.',
    unsure: 'I am not sure yet.',
  },
  aimed: {
    suspect: (name) => `I suspect ${name}.`,
    trust: (name) => `I trust ${name}.`,
    liar: (name) => `${name} is lying!`,
    protect: (name) => `Let us protect ${name}.`,
  },
  ballot: {
    accuse: [(name) => `accusation against ${name}`, 'accusation against you'],
    protect: [(name) => `protection for ${name}`, 'protection for you'],
    plot: [(name) => `plot against ${name}`, 'plot against you'],
    innocent: [(name) => `${name} innocent`, 'you, innocent'],
    guilty: [(name) => `${name} guilty`, 'you, guilty'],
  },
  plotted: ['no plot succeeded', (name) => `a plot against ${name} succeeded`, 'a plot against you succeeded'],
  protection: ['nobody is protected', (name) => `${name} is protected`, 'you are protected'],
  night: (plot, protect) => `${plot}; ${protect}.`,
  honest: (truth) => (truth ? 'this is the truth' : 'a lie: you lose 1 life if contested'),
  held: [({ who, cards }) => `${who} had ${cards}.`, ({ cards }) => `You had ${cards}.`],
  cards: {
    suspended: { name: 'Suspended', text: 'The sentence is suspended: nothing happens.' },
    gagged: { name: 'Gagged', text: 'May not speak the next day, and has no plea.' },
    laconic: { name: 'Laconic', text: 'The next day may use stock phrases only, in the plea too.' },
    disenfranchised: { name: 'Disenfranchised', text: 'May not accuse the next day.' },
    'open-vote': {
      name: 'Open vote',
      text: 'Until the round ends, their accusations are shown with their name at the verdict.',
    },
    aggravated: {
      name: 'Aggravated',
      text: 'Until the round ends, one more accusation card against them at each verdict.',
    },
    confined: {
      name: 'Confined',
      text: 'May play no card the next night. A mafioso still counts as one: without that card the plot fails.',
    },
    confession: { name: 'Confession', text: 'Shows their identity to the clerk alone. Drawn by the clerk: nothing.' },
    neighbour: { name: 'Neighbourhood gossip', text: 'Shows their identity to the next player not eliminated.' },
    'heavy-sentence': {
      name: 'Heavy sentence',
      text: 'Is eliminated from the round and loses a life. The only one that also strikes an informer, who loses a life.',
    },
    missed: { name: 'Missed', text: 'Nothing happens this time. But the card stays: the next plot means elimination.' },
    omerta: { name: 'Omerta', text: 'May not speak the next day, and has no plea.' },
    intimidated: { name: 'Intimidated', text: 'May not accuse the next day.' },
    bribed: {
      name: 'Bribed',
      text: 'Their next accusation is played but not counted, not even a doubled one; the court says so.',
    },
    framed: { name: 'Framed', text: 'At the next verdict of a day, once, one more accusation card against them.' },
    marked: {
      name: 'Marked',
      text: 'Until the round ends, a tie for the most accusations that includes them condemns them. Two marked players in it: nobody.',
    },
    hit: { name: 'Hit', text: 'Is eliminated from the round and loses a life.' },
    pardon: { name: 'Pardon', text: 'When condemned: cancels it, and it does not count as a first condemnation.' },
    bulletproof: {
      name: 'Bulletproof vest',
      text: 'When a plot strikes, before the Mafia card or the elimination: cancels it.',
    },
    trap: {
      name: 'Trap',
      text: 'When a plot strikes: it takes its course, but its victim alone learns the name of one who played a plot card against them.',
    },
    'clean-record': {
      name: 'Clean record',
      text: 'In deliberation: hands back one of their Condemnation or Mafia cards, and its effect.',
    },
    'double-voice': { name: 'Double voice', text: 'Before accusing: the accusation counts twice.' },
    wiretap: { name: 'Wiretap', text: 'In the count or the contest: sees the cards of the night.' },
    'inside-man': { name: 'Inside man', text: 'In deliberation: sees one player’s identity.' },
    witness: { name: 'Witness', text: 'In the contest: contests, without any risk.' },
  },
  options: {
    mafiosi: {
      label: 'The mafiosi',
      hint: 'In every round. Lenient: one fewer with 5, 7 or 8 players. A number is lowered if need be, so that there are more judges than mafiosi.',
      values: { book: 'By the book', gentle: 'Lenient' },
    },
    lives: {
      label: 'Lives',
      hint: 'Fewer lives, a shorter game.',
      values: { book: 'By the number of players' },
    },
    speech: {
      label: 'Speech',
      hint: 'As in court: speaking out of turn may cost a reprimand. In silence: it is impossible.',
      values: { court: 'As in court', strict: 'In silence' },
    },
  },
  screen: {
    head: {
      before: (round, step) => `Round ${round} · ${step}`,
      day: (round, step, n) => `Round ${round} · Day ${n} · ${step}`,
      night: (round, step, n) => `Round ${round} · Night ${n} · ${step}`,
    },
    lives,
    blames,
    status: { informer: 'informer', out: 'out' },
    clerk: 'clerk',
    floor: 'has the floor',
    antiMafia: (n) => `${n} Anti-Mafia`,
    openVote: (card) => `open vote: ${card}`,
    barred: 'cannot accuse',
    roles: {
      judge: { name: 'Judge', text: 'Find the mafiosi and have them condemned. By night, protect a player.' },
      mafia: { name: 'Mafioso', text: 'Pass for a judge. By night, all plot against the same player.' },
    },
    role: 'your identity',
    decks: { condemnation: 'Condemnation', mafia: 'Mafia', 'anti-mafia': 'Anti-Mafia' },
    mafia: (names) => `The mafia: ${names}`,
    alone: 'You are the only mafioso.',
    order: [({ who, list }) => `${who}’s order: ${list}`, ({ list }) => `Your order: ${list}`],
    watching: [
      ({ who, at }) => `${who} keeps an eye on ${at}`,
      ({ at }) => `You keep an eye on ${at}`,
      ({ who }) => `${who} keeps an eye on you`,
    ],
    known: { judge: (name) => `You know: ${name} is a judge`, mafia: (name) => `You know: ${name} is a mafioso` },
    trapped: (names) => `Plotted against you: ${names}`,
    ready: (names) => `Nothing to add: ${names}`,
    answered: (names) => `Already played: ${names}`,
    sealed: (card) => `Your card, still hidden: ${card}`,
    seen: (cards) => `Cards of the night: ${cards}`,
    trace: {
      looked: [(who) => `${who} looked before their turn.`, () => 'You looked before your turn.'],
      spoke: [(who) => `${who} spoke out of turn.`, () => 'You spoke out of turn.'],
      peeked: [(who) => `${who} opens their eyes!`, () => 'You open your eyes!'],
      exposed: [(who) => `${who} showed a card.`, () => 'You showed a card.'],
    },
    speech: {
      all: 'Everyone may speak.',
      mine: 'You have the floor.',
      offence: 'It is not your turn to speak: 1 reprimand if reported.',
      gagged: 'You may not speak today: a Condemnation if you are reported.',
      laconic: 'Only stock phrases today: for words of your own a Condemnation, if you are reported.',
    },
    rules: [
      'Judges: eliminate the mafia. Mafiosi: eliminate the judges. Being eliminated from the round costs a life.',
      'By day everyone accuses: the most accused draws a Condemnation; the second time means elimination.',
      'By night you protect or plot. A plot succeeds if all mafiosi name the same player.',
      'Its victim draws a Mafia card, or is eliminated if holding one already. The protected player draws an Anti-Mafia card.',
      'The clerk announces what the cards of the night say, true or false; anyone may contest.',
      'Once eliminated you become an informer: you speak, and give an anonymous hint at each vote.',
      'Three reprimands: no accusation next time.',
    ],
  },
  table: {
    head: (round, day, clerk) => `Round ${round}, day ${day}. Clerk: ${clerk}.`,
    player: (name, left, status, count) =>
      [
        `${name}: ${lives(left)}`,
        ...(status === 'in' ? [] : [status === 'out' ? 'out' : 'informer']),
        ...(count === 0 ? [] : [blames(count)]),
      ].join(', '),
    cards: (cards, antiMafia) =>
      [...(cards === '' ? [] : [cards]), ...(antiMafia === 0 ? [] : [`${antiMafia} Anti-Mafia`])].join(', '),
    identity: { judge: 'judge', mafia: 'mafioso' },
    me: { judge: 'You are a judge.', mafia: 'You are a mafioso.' },
    mafia: (names) => `The mafia: ${names}.`,
    hand: (cards) => `Your Anti-Mafia cards: ${cards}.`,
    ballots: (cards) => `Cards: ${cards}.`,
    announced: (night) => `Announced: ${night}`,
  },
};
