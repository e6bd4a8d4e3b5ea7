import { isSeat } from '../../../../engine/seats.ts';
import type { CourtWords, FactWords } from '../../words/book.ts';
import {
  ballot,
  ballots,
  cardName,
  claimed,
  myBallot,
  night,
  people,
  pledge,
  readAloud,
  stock,
  timeOf,
  unlessPictured,
  voteOf,
} from '../../words/voice.ts';

const ENDS = {
  judge: 'The judges win the round: not a mafioso left.',
  mafia: 'The mafia wins the round: not a judge left.',
  none: 'The round ends: nobody is left.',
  exhausted: 'The tenth night is over: the round ends, and everyone still in it loses a life.',
};
const opening: Record<'before' | 'day' | 'night', (step: string, n: number) => string> = {
  before: (step) => `— ${step} —`,
  day: (step, n) => `— Day ${n}: ${step} —`,
  night: (step, n) => (step === 'Night' ? `— Night ${n} —` : `— Night ${n}: ${step} —`),
};

export const facts: FactWords = {
  serves: [({ who }) => `${who} is the clerk.`, () => 'You are the clerk.'],
  closed: [
    ({ who }, step) =>
      step === 'recognition' ? `${who} strikes the gavel: “Mafia, close your eyes!”` : `${who} strikes the gavel.`,
    (_, step) => (step === 'recognition' ? 'You strike the gavel: “Mafia, close your eyes!”' : 'You strike the gavel.'),
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
  ready: [({ who }) => `${who} is done.`, () => 'You are done.'],
  said: [(t, ...phrase) => `${t.who}: “${stock(t, ...phrase)}”`, (t, ...phrase) => `You say: “${stock(t, ...phrase)}”`],
  claimed: [
    (t, ...words) => `${t.who}: “${claimed(t, ...words)}”`,
    (t, ...words) => `You say: “${claimed(t, ...words)}”`,
  ],
  proven: [
    (t, ...words) => `${t.who} told the truth: “${claimed(t, ...words)}”`,
    (t, ...words) => `You told the truth, and now all know: “${claimed(t, ...words)}”`,
  ],
  belied: [
    (t, ...words) => `${t.who} did not tell the truth: “${claimed(t, ...words)}”`,
    (t, ...words) => `You did not tell the truth, and now all know: “${claimed(t, ...words)}”`,
  ],
  strayed: [
    ({ who, names, speaker }, at) =>
      `${who} was in the plan to protect ${at === speaker ? 'themselves' : names(at)}: it failed.`,
    ({ names, me }, at) => `You were in the plan to protect ${at === me ? 'yourself' : names(at)}: it failed.`,
    ({ who }) => `${who} was in the plan to protect you: it failed.`,
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
    (t, ...[at, ...phrase]) => `${t.who}, whispering to ${t.names(at)}: “${stock(t, ...phrase)}”`,
    (t, ...[at, ...phrase]) => `You whisper to ${t.names(at)}: “${stock(t, ...phrase)}”`,
    (t, ...[, ...phrase]) => `${t.who} whispers to you: “${stock(t, ...phrase)}”`,
  ],
  pleaded: [(t, at) => `${t.who}: “${pledge(t, at)}”`, (t, at) => `You say: “${pledge(t, at)}”`],
  rested: [() => undefined, () => undefined],
  cheated: [() => undefined, () => undefined],
  objected: [({ who }) => `${who} raises a hand.`, () => 'You raise a hand.'],
  silenced: [({ who }) => `${who}’s speech is cut short.`, () => 'Your speech is cut short.'],
  played: [(t, card) => `${t.who} plays: ${ballot(t, card)}.`, (t, card) => `You play: ${myBallot(t, card)}.`],
  cast: [
    (t, card) => `${t.who}’s vote is public: ${ballot(t, card)}.`,
    (t, card) => `Your vote is public: ${ballot(t, card)}.`,
  ],
  uncounted: [
    (t, card) => `${t.who}’s card does not count: ${ballot(t, card)}.`,
    (t, card) => `Your card does not count: ${ballot(t, card)}.`,
  ],
  condemned: [({ who }) => `${who} is convicted.`, () => 'You are convicted.'],
  drew: [
    (t, ...[deck, card]) => {
      if (card === 'none') return `${t.who} draws nothing: the pile is empty.`;
      if (deck === 'anti-mafia' || card === undefined) return `${t.who} draws an Anti-Mafia card.`;
      return deck === 'mafia'
        ? `${t.who} draws a Mafia card${unlessPictured(t, `: ${readAloud(t, card)}`)}`
        : `${t.who} draws a Sentence card${unlessPictured(t, `: ${readAloud(t, card)}`)}`;
    },
    (t, ...[deck, card]) => {
      if (card === 'none') return 'You draw nothing: the pile is empty.';
      if (deck === 'anti-mafia' || card === undefined) return 'You draw an Anti-Mafia card.';
      return deck === 'mafia'
        ? `You draw a Mafia card${unlessPictured(t, `: ${readAloud(t, card)}`)}`
        : `You draw a Sentence card${unlessPictured(t, `: ${readAloud(t, card)}`)}`;
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
    (t, card) => `${t.who} shows an Anti-Mafia card${unlessPictured(t, `: ${cardName(t, card)}.`)}`,
    (t, card) => `You show an Anti-Mafia card${unlessPictured(t, `: ${cardName(t, card)}.`)}`,
  ],
  trapped: [
    ({ who, names }, at) =>
      at === 'none' ? `Nobody had plotted against ${who}.` : `${who}’s trap snaps shut: ${names(at)} was plotting.`,
    ({ names }, at) =>
      at === 'none' ? 'Nobody had plotted against you.' : `Your trap snaps shut: ${names(at)} was plotting.`,
    ({ who }) => `${who}’s trap snaps shut: you were plotting.`,
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
        : `${t.who} sees the night’s cards: ${ballots(t, cards)}.`,
    (t, ...cards) =>
      cards.length === 0
        ? 'You see no card: nobody played tonight.'
        : `You see the night’s cards: ${ballots(t, cards)}.`,
  ],
  announced: [
    (t, plot, protect) => `${t.who} announces: ${night(t, plot, protect)}`,
    (t, plot, protect) => `You announce: ${night(t, plot, protect)}`,
  ],
  contested: [({ who }) => `${who} objects.`, () => 'You object.'],
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
  failed: [
    ({ who }) => `${who} forgot a reprimand or an announcement.`,
    () => 'You forgot a reprimand or an announcement.',
  ],
  misreported: [
    ({ who, names }, at) => `${who} falsely accuses ${names(at)} of cheating.`,
    ({ names }, at) => `You falsely accuse ${names(at)} of cheating.`,
    ({ who }) => `${who} falsely accuses you of cheating.`,
  ],
  exposed: [
    (t, vote, ...cards) =>
      vote === 'count'
        ? `${t.who} shows the night’s cards: ${ballots(t, cards)}.`
        : vote === 'vote'
          ? `${t.who} shows the card being played: ${ballots(t, cards)}.`
          : `${t.who} shows their card from ${voteOf(t, vote)}: ${ballots(t, cards)}.`,
    (t, vote, ...cards) =>
      vote === 'count'
        ? `You show the night’s cards: ${ballots(t, cards)}.`
        : vote === 'vote'
          ? `You show the card you are playing: ${ballots(t, cards)}.`
          : `You show your card from ${voteOf(t, vote)}: ${ballots(t, cards)}.`,
  ],
  caught: [
    ({ who }, how) =>
      how === 'peek' ? `${who} is caught peeking.` : `${who} is caught: a judge may not play a plot card.`,
    (_, how) => (how === 'peek' ? 'You are caught peeking.' : 'You are caught: a judge may not play a plot card.'),
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
};

export const court: CourtWords = {
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
  acquitted: () => 'No one is convicted.',
  informed: (t, ...cards) => (cards.length === 0 ? undefined : `The night’s informer cards: ${ballots(t, cards)}.`),
  truth: () => undefined,
  proclaimed: (t, plot, protect) => `The court sets the record straight: ${night(t, plot, protect)}`,
  reported: ({ me, names }, ...[at, again]) => {
    if (at === me) return again === undefined ? 'You are reported for an offence.' : 'You had been reported already.';
    return again === undefined ? `${names(at)} is reported for an offence.` : `${names(at)} had been reported already.`;
  },
  restarted: () => 'The round starts again.',
  ended: (_, left) => ENDS[left],
  duel: (t, one, other) => `The duel: ${people(t, [one])} against ${people(t, [other])}.`,
};
