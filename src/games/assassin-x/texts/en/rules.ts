import type { Numbers } from '../../rules/numbers.ts';
import type { AssassinXRules } from '../fr/rules.ts';

export const en = (n: Numbers): AssassinXRules => ({
  about: [
    `${n.hand} cards in hand, passed on from neighbour to neighbour. ${n.assassins} Assassin cards go round: whoever holds one may strike, and nobody knows who, nor when.`,
    `Pull off an assassination, survive one, or send the police to the right place. The first to ${n.goal} points wins.`,
  ],
  brief: {
    title: 'In short',
    lines: [
      `On your turn you offer ${n.offered} of your cards to your neighbour, who takes one. Then anyone may act.`,
      'If you hold an Assassin card and a weapon, you may try to assassinate a player, who defends with what they have.',
      `More attack than defence: the assassination succeeds, ${n.assassination} points for you. Otherwise the victim survives and scores ${n.survived} point.`,
      `With a Police raid card you send the police to a player. If they are an assassin: ${n.arrest} point for you. If not: you are out of the round.`,
      `The draw pile is empty: ${n.pile} point for every player still in the round who holds no Assassin card.`,
      `A joker is laid face down in front of you, on top of your ${n.hand} cards. You keep only one.`,
    ],
  },
  setUp: {
    title: 'Set-up',
    lines: [
      `${n.fewest} to ${n.most} players, ${n.cards} cards. They are shuffled, everyone gets ${n.hand}, the rest is the draw pile.`,
      `Everyone lays out their jokers and draws up to ${n.hand} cards in hand.`,
      'The first player is drawn by lot. Every round the direction of play is reversed; but it is always the next seat, clockwise, that begins†.',
    ],
  },
  turn: {
    title: 'A turn',
    lines: [`After every step everyone has ${n.hand} cards in hand and at most one joker in front of them.`],
  },
  steps: {
    exchange: {
      name: 'First, the exchange',
      text: `You lay ${n.offered} of your ${n.hand} cards in front of your neighbour in the direction of play: one face up, one face down, the other as you like. They take one; you take back the others and draw up to ${n.hand}. They now have one too many and discard one, face down, but never an Assassin card.`,
    },
    action: {
      name: 'Then, the actions',
      text: 'Anyone may assassinate, send the police or play their joker. The first to lay a card acts, and nothing else happens until that is settled. Then everyone may act again. When nobody wants to do anything more, it is the neighbour’s turn.',
    },
  },
  attack: {
    title: 'Assassinating and defending',
    lines: [
      'The assassin names a victim and lays exactly one weapon, at most one approach, edges that all differ and, optionally, an attack joker.',
      'The victim lays at most one reflex, at most one clue, edges that all differ and a defence joker, or nothing at all. An assassin may be a victim too.',
      'Compare: with more attack than defence the assassination succeeds. A tie: the victim survives.',
      `All edges together: ${n.allEdges} more†. A pair makes ${n.pair} less the number of the weapon or reflex†.`,
    ],
  },
  pairs: {
    title: 'Pairs†',
    lines: [
      `A weapon and an approach whose numbers make ${n.match} are a pair, and so are a reflex and a clue. Each pair has a name, printed on its two cards.`,
      `The weaker the weapon or reflex, the stronger the pair: weapon ${n.least} with approach ${n.strongest} makes ${n.bestPair}, as much as the two strongest cards.`,
    ],
  },
  police: {
    title: 'The police',
    lines: [
      `You lay a Police raid card and name a player. If they hold an Assassin card, they are arrested: ${n.arrest} point for you, and the round is over.`,
      'If not, they show their cards and joker to you alone, and you are out of the round, along with your cards.',
      'If they have a joker in front of them, they are first asked whether they show an alibi: then they show nothing else, and you are out of the round.',
      'If an Assassin card went from you to another player, given or taken†, you cannot send the police to that player before the action phase of the next turn.',
    ],
  },
  cards: {
    title: 'The cards',
    lines: [
      `${n.cards} cards. Each shows its name, its kind and its value. The book gives their number and values; the names are ours†, and so are all jokers but Transfer.`,
    ],
  },
  held: {
    assassin:
      'Whoever holds it is an assassin, for as long as they hold it. It is never discarded: it can only pass to another player.',
    intervention: 'Sends the police to a player in the action phase. Once played it is spent.',
  },
  kinds: {
    weapon: { name: 'Weapons', text: `${n.least} to ${n.strongest} attack. An assassination takes one, and only one.` },
    approach: { name: 'Approaches', text: `${n.least} to ${n.strongest} attack. One at most, with the weapon.` },
    reflex: { name: 'Reflexes', text: `${n.least} to ${n.strongest} defence. One at most in defence.` },
    clue: { name: 'Clues', text: `${n.least} to ${n.strongest} defence. One at most in defence.` },
    mastery: {
      name: 'Edges',
      text: `For attack or defence, no two alike. All together they are worth ${n.allEdges} more†.`,
    },
  },
  jokerRules: {
    title: 'The jokers†',
    lines: [
      'A joker dealt or drawn is laid face down in front of you, and you draw another card. If you have one already you choose which to keep; the other is discarded face up.',
      'It is played in the action phase, or at the moment it says, and then discarded. It is never exchanged.',
    ],
  },
  jokers: {
    transfer:
      'If you are an assassin: you take a random card from a player, then give them an Assassin card. If you are not an assassin when you get it, it is discarded at once.',
    alibi:
      'If the police come to you: you show nothing, you are not arrested, and the accuser is out of the round as if they had been wrong. Innocent or assassin, you may play it.',
    vest: `Defending: ${n.vest} more defence.`,
    silencer: `Attacking: ${n.silencer} more attack.`,
    jammer: 'Attacking or defending: the other side’s edges and their bonus do not count. A pair does.',
    informer: 'You see a player’s hand, but not their joker.',
    pickpocket: 'You take a random card from a player, then give them one of yours, the same one if you like.',
    tail: 'A player’s joker is discarded face up. They must have one.',
    forensics:
      'You look through the discards and may swap one of your cards for one of them, except Assassins and jokers.',
    diversion:
      'The direction of play is reversed at once and the action phase is over: nobody acts any more this turn. The next turn goes to the other neighbour of the player whose turn it was.',
  },
  end: {
    title: 'Scoring and winning',
    lines: [
      `An assassination that succeeds: ${n.assassination} points for the assassin. One that is survived: ${n.survived} point for the victim. An arrest: ${n.arrest} point for the accuser. The pile empty when a card must be drawn: ${n.pile} point for every player still in the round† without an Assassin card.`,
      'Each of these ends the round. All cards are shuffled, and a new round begins.',
      `If only one player is left in the round, it ends too: ${n.alone} point for them, assassin or not†.`,
      `The first to ${n.goal} points wins. If several get there at once, whoever has the most wins; in a tie, another round for all†.`,
    ],
  },
  advice: {
    title: 'Advice',
    lines: [
      'Strike as soon as you are ready: the Assassin card may be gone next turn.',
      'If you have a nose for it, keep a Police raid: a right guess is a point and ends the round.',
      'Do not despise attack cards: you may be the assassin next turn.',
      'Gather defence all the same: nobody warns you.',
    ],
  },
  clock:
    'When time runs out you do not act, keep your old joker and show no alibi; in defence the best you have is laid for you.',
  examples: {
    title: 'Examples',
    told: {
      'X10 X11 one card up, two down': {
        name: 'An exchange',
        text: 'Anna took back her two other cards and drew. Bruno, who had one too many, had to discard one: the same one if he liked, but never an Assassin card.',
      },
      'X21 X22 twelve against eleven': {
        name: 'An assassination, counted',
        text: 'Weapon 1 and approach 6 make a pair: 13 − 1 = 12 attack. Bruno has no pair: 6 + 4 + 1 = 11 defence. At 12 against 12 he would have survived.',
      },
      'X30 X42 the police meet an alibi': {
        name: 'An alibi',
        text: 'Anna is the assassin indeed, but with the alibi she shows nothing, and it is Bruno who is out of the round. Had she been innocent, she could have played it all the same.',
      },
      'X12 X42 a diversion ends the actions': {
        name: 'A diversion',
        text: 'Neither the assassin nor the police could act: the action phase was over. The direction has changed: after Anna comes her other neighbour, Dario, who offers his cards to Carla.',
      },
    },
  },
  questions: {
    title: 'Frequently asked questions',
    asked: [
      {
        ask: 'May I offer my Assassin card in the exchange?',
        answer:
          'Yes, face up or face down: it is the usual way to get rid of it. Whoever takes it becomes an assassin.',
      },
      {
        ask: 'What if I hold both Assassin cards?',
        answer: 'One is enough to assassinate. You may discard neither.',
      },
      {
        ask: 'Do I lose points for a failed assassination?',
        answer: `No. The victim scores ${n.survived} point and the round ends.`,
      },
      {
        ask: 'Does Transfer save me from the police?',
        answer: 'No. Only an Alibi answers a Police raid.',
      },
      {
        ask: 'I kept Transfer, then lost my Assassin card. What happens to it?',
        answer: 'You keep it, but cannot play it until you are an assassin again†. The book has you discard it.',
      },
      {
        ask: 'Why am I asked for an alibi when I have none?',
        answer: 'Everyone accused who has a joker is asked, so that the question gives nothing away.',
      },
      {
        ask: 'I have passed. May I still act?',
        answer:
          'Yes, if someone acts in the meantime: after every action everyone is asked again. Except after a Diversion, which ends the actions of the turn.',
      },
      {
        ask: 'A joker has moved cards: how many do I have?',
        answer: `Always ${n.hand} in hand: whoever takes a card gives one.`,
      },
      {
        ask: 'Why show an alibi when I am innocent?',
        answer:
          'To show nothing else. The accuser is out of the round either way, but after an alibi nobody knows whether you hold the Assassin.',
      },
      {
        ask: 'What becomes of the cards of a player who is out of the round?',
        answer:
          'They are out of play, joker included, and not among the discards. The neighbours exchange with each other.',
      },
      {
        ask: 'What if nobody ever scores?',
        answer: `After ${n.barrenRounds} rounds in a row without a point, the next round without one gives ${n.barren} to everyone who has the fewest†.`,
      },
    ],
  },
});
