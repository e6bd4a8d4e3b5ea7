import { isSeat } from '../../engine/seats.ts';
import type { Book } from './book.ts';
import { ballot, ballots, cardName, night, readAloud, stock, timeOf } from './voice.ts';

const lives = (n: number): string => (n === 1 ? '1 life' : `${n} lives`);
const blames = (n: number): string => (n === 1 ? '1 blame' : `${n} blames`);

const plotted = (plot: string): string => (plot === '' ? 'no plot succeeded' : `a plot against ${plot} succeeded`);
const protection = (protect: string): string => (protect === '' ? 'nobody is protected' : `${protect} is protected`);

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
  facts: {
    serves: (_, who) => `${who} is the clerk.`,
    closed: (_, who) => `${who} strikes the gavel.`,
    looked: (_, who, ...[early]) =>
      early === undefined ? `${who} looks at their identity.` : `${who} looks at their identity before their turn.`,
    is: (_, who, identity) => (identity === 'judge' ? `${who} is a judge.` : `${who} is a mafioso.`),
    recognized: (t, _, ...seats) => `The mafiosi: ${seats.map(t.names).join(', ')}.`,
    ordered: (t, who, ...seats) => `${who} proposes the order ${seats.map(t.names).join(', ')}.`,
    watches: (t, who, at) => `${who} keeps an eye on ${t.names(at)}.`,
    peeked: (_, who) => `${who} opens their eyes during the recognition.`,
    ready: (_, who) => `${who} has said enough.`,
    said: (t, who, ...[word, about]) => `${who}: “${stock(t, word, about)}”`,
    spoke: (_, who, text) => `${who}: “${text}”`,
    whispered: (t, who, at) => `${who} whispers to ${t.names(at)}.`,
    confided: (t, who, at, text) => `${who}, whispering to ${t.names(at)}: “${text}”`,
    murmured: (t, who, ...[at, word, about]) => `${who}, whispering to ${t.names(at)}: “${stock(t, word, about)}”`,
    pleaded: (t, who, at) => `${who}: “I shall accuse ${t.names(at)}.”`,
    rested: () => undefined,
    objected: (_, who) => `${who} raises a hand.`,
    silenced: (_, who) => `${who}’s plea is cut short.`,
    played: (t, who, card) => `${who} plays: ${ballot(t, card)}.`,
    cast: (t, who, card) => `${who}’s vote is public: ${ballot(t, card)}.`,
    uncounted: (t, who, card) => `${who}’s card does not count: ${ballot(t, card)}.`,
    condemned: (_, who) => `${who} is condemned.`,
    drew: (t, who, ...[deck, card]) => {
      if (card === 'none') return `${who} draws nothing: the pile is empty.`;
      if (deck === 'anti-mafia' || card === undefined) return `${who} draws an Anti-Mafia card.`;
      return deck === 'mafia'
        ? `${who} draws a Mafia card: ${readAloud(t, card)}`
        : `${who} draws a Condemnation card: ${readAloud(t, card)}`;
    },
    got: (t, _, card) => `It is ${readAloud(t, card)}`,
    used: (t, who, ...[card, on]) => {
      if (on === undefined) return `${who} plays ${cardName(t, card)}.`;
      return isSeat(on)
        ? `${who} plays ${cardName(t, card)} on ${t.names(on)}.`
        : `${who} plays ${cardName(t, card)} and hands back ${cardName(t, on)}.`;
    },
    revealed: (t, who, card) => `${who} shows an Anti-Mafia card: ${cardName(t, card)}.`,
    trapped: (t, _, at) =>
      at === 'none' ? 'Nobody had plotted against you.' : `Caught in the trap: ${t.names(at)} plotted.`,
    learned: (t, _, at, identity) =>
      identity === 'judge' ? `${t.names(at)} is a judge.` : `${t.names(at)} is a mafioso.`,
    eliminated: (_, who) => `${who} is eliminated from the round.`,
    unmasked: (_, who, identity) => (identity === 'judge' ? `${who} was a judge.` : `${who} was a mafioso!`),
    lost: (_, who, left) => (left === 0 ? `${who} loses their last life.` : `${who} loses a life; ${left} left.`),
    saw: (t, _, ...cards) =>
      cards.length === 0 ? 'No card was played tonight.' : `Cards of the night: ${ballots(t, cards)}.`,
    announced: (t, who, plot, protect) => `${who} announces: ${night(t, plot, protect)}`,
    contested: (_, who) => `${who} contests.`,
    believed: (t, who, at) => `${who} believes ${t.names(at)}.`,
    lied: (_, who) => `${who} lied!`,
    truthful: (_, who) => `${who} told the truth.`,
    struck: (_, who) => `The plot strikes ${who}.`,
    owes: (t, who, at) => `${who} owes ${t.names(at)} a blame.`,
    blamed: (_, who, n) => `${who} gets a blame (${n} of 3).`,
    barred: (_, who) => `${who} hands back three blames and cannot accuse next time.`,
    failed: (_, who) => `${who} has failed in their duty.`,
    misreported: (t, who, at) => `${who} reported ${t.names(at)} wrongly.`,
    exposed: (t, who, vote, ...cards) =>
      vote === 'count'
        ? `${who} shows the cards of the night: ${ballots(t, cards)}.`
        : vote === 'vote'
          ? `${who} shows the card being played: ${ballots(t, cards)}.`
          : `${who} shows a card from a past vote: ${ballots(t, cards)}.`,
    caught: (_, who, how) =>
      how === 'peek' ? `${who} is caught with open eyes.` : `${who} is caught: a judge may not play a plot card.`,
    revived: (_, who) => `${who} plays on with one last life.`,
    out: (_, who) => `${who} is out of the game.`,
    voted: (t, who, at) => `${who} votes for ${t.names(at)} to begin.`,
    begins: (_, who) => `${who} begins.`,
    won: (_, who) => `${who} wins the game!`,
    round: (_, n, players, mafiosi) =>
      mafiosi === 1
        ? `Round ${n}: ${players} players, one mafioso.`
        : `Round ${n}: ${players} players, ${mafiosi} mafiosi.`,
    opened: (t, ...[step, n]) => opening[timeOf(step)](t.book.steps[step], n ?? 0),
    showed: (t, ...cards) =>
      cards.length === 0 ? 'No card was played.' : `The cards are turned up: ${ballots(t, cards)}.`,
    acquitted: () => 'Nobody is condemned.',
    informed: (t, ...cards) => (cards.length === 0 ? undefined : `Informer cards of the night: ${ballots(t, cards)}.`),
    truth: () => undefined,
    proclaimed: (t, plot, protect) => `The court restores the truth: ${night(t, plot, protect)}`,
    reported: (t, ...[at, again]) =>
      again === undefined ? `${t.names(at)} is reported for an offence.` : `${t.names(at)} had been reported already.`,
    restarted: () => 'The round starts again.',
    ended: (_, left) => ENDS[left],
    duel: (t, one, other) => `The duel: ${t.names(one)} against ${t.names(other)}.`,
  },
  moves: {
    look: () => 'Look at your card',
    'look early': () => 'Cheat: look at your card before your turn',
    gavel: () => 'Strike the gavel',
    peek: () => 'Cheat: open your eyes',
    order: ({ names }) => (names.length === 0 ? 'Propose an order: …' : `Propose the order ${names.join(', ')}`),
    watch: ({ at }) => `Keep an eye on ${at}`,
    ready: () => 'Say that you have said enough',
    plead: ({ at }) => `Say that you will accuse ${at}`,
    rest: () => 'End your plea',
    object: () => 'Raise a hand',
    accuse: ({ at }) => `Accuse ${at}`,
    'accuse all the same': ({ at }) => `Cheat: accuse ${at} all the same`,
    protect: ({ at }) => `Protect ${at}`,
    'protect all the same': ({ at }) => `Cheat: protect ${at} all the same`,
    plot: ({ at }) => `Plot against ${at}`,
    'plot all the same': ({ at }) => `Cheat: plot against ${at} all the same`,
    'plot as judge': ({ at }) => `Cheat: plot against ${at}`,
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
    blame: ({ at }) => `Blame ${at}`,
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
    'look early': '1 blame if reported',
    gavel: 'close this step',
    peek: '1 life if a mafioso reports you; those who keep an eye on you see it',
    object: 'more than half of the hands cut the plea short',
    'plot as judge': '1 life if reported, and the round starts again',
    contest: 'wrongly: a Condemnation for you; rightly: the clerk loses 1 life',
    'contest duel': 'if it is a judge, you lose 1 life',
    believe: 'if it is a mafioso, you lose 1 life',
    'pass contest': 'true or false',
    report: 'wrongly: 1 blame for you',
    expose: 'a Condemnation if you are reported',
    'expose count': 'a Condemnation if you are reported',
    watch: 'you see it if they open their eyes',
    ready: 'it binds nobody',
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
    blame: 'Blame',
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
    blame: () => 'An offence was reported: give the blame.',
    use: () => 'Do you play an Anti-Mafia card?',
    wait: ({ names, text }) =>
      names.length === 0
        ? `${text}.`
        : names.length > 2
          ? `${text}: waiting for the players.`
          : `${text}: waiting for ${names.join(' and ')}.`,
    over: ({ names }) => `The game is over. Won by ${names.join(', ')}.`,
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
    accuse: (name) => `accusation against ${name}`,
    protect: (name) => `protection for ${name}`,
    plot: (name) => `plot against ${name}`,
    innocent: (name) => `${name} innocent`,
    guilty: (name) => `${name} guilty`,
  },
  plotted,
  protection,
  night: (plot, protect) => `${plotted(plot)}; ${protection(protect)}.`,
  honest: (truth) => (truth ? 'this is the truth' : 'a lie: you lose 1 life if contested'),
  held: (who, cards) => `${who} had ${cards}.`,
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
      text: 'Is eliminated from the round and loses a life. The only one that strikes an informer too: a life.',
    },
    missed: { name: 'Missed', text: 'Nothing happens now. But the card stays: the next plot against them eliminates.' },
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
      hint: 'How many, in every round. Gentle: one fewer with 5, 7 or 8 players. A number leaves more judges than mafiosi.',
      values: { book: 'By the book', gentle: 'Gentle' },
    },
    lives: {
      label: 'Lives',
      hint: 'Fewer lives, a shorter game.',
      values: { book: 'By the players' },
    },
    speech: {
      label: 'Speech',
      hint: 'As in court: speaking out of turn may cost a blame. In silence: it is impossible.',
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
    order: (who, names) => `${who}’s order: ${names}`,
    watching: (who, at) => `${who} keeps an eye on ${at}`,
    trapped: (names) => `Plotted against you: ${names}`,
    ready: (names) => `Have said enough: ${names}`,
    answered: (names) => `Have played: ${names}`,
    sealed: (card) => `Your card, still hidden: ${card}`,
    seen: (cards) => `Cards of the night: ${cards}`,
    trace: {
      looked: (who) => `${who} looked before their turn.`,
      spoke: (who) => `${who} spoke out of turn.`,
      peeked: (who) => `${who} opens their eyes!`,
      exposed: (who) => `${who} showed a card.`,
    },
    speech: {
      all: 'Everyone may speak.',
      mine: 'You have the floor.',
      offence: 'It is not your turn to speak: 1 blame if reported.',
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
      'Three blames: no accusation next time.',
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
  },
};
