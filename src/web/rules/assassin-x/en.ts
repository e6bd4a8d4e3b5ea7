import type { AssassinXRules } from './fr.ts';

export const en: AssassinXRules = {
  about: [
    'Five cards in hand, passed on from neighbour to neighbour. Two of them make whoever holds them an assassin: nobody knows who, nor when he will strike.',
    'Bring off an assassination, survive one, or send the police to the right place. The first to 5 points wins.',
  ],
  brief: {
    title: 'In short',
    lines: [
      'On your turn you offer three of your cards to your neighbour, who takes one. Then anyone may act.',
      'If you hold an Assassin card and a weapon, you may try to assassinate a player. He defends with what he has.',
      'More crime than survival: the assassination succeeds, 2 points for you. Otherwise the victim survives: 1 point for him.',
      'With an Intervention card you send the police to a player. He is an assassin: 1 point for you. He is not: you are out of the round.',
      'The draw pile is empty: 1 point for every player still in the round who holds no Assassin card.',
      'A joker is laid face down before you, besides your five cards. You keep one only.',
    ],
  },
  setUp: {
    title: 'Set-up',
    lines: [
      '2 to 5 players, 51 cards. They are shuffled, everybody gets five, the rest is the draw pile.',
      'Everybody lays out his jokers and draws until he has five cards in hand.',
      'The first player is drawn by lot. In the next round the direction of play is reversed, and his neighbour in that new direction begins.',
    ],
  },
  turn: {
    title: 'A turn',
    lines: ['After every step everybody has five cards in hand and at most one joker before him.'],
  },
  steps: {
    exchange: {
      name: '1. The exchange',
      text: 'You lay three of your five cards before your neighbour in the direction of play: one face up, one face down, the third as you like. He takes one; you take back the others and draw up to five. He has six: he discards one, face down, but never an Assassin card.',
    },
    action: {
      name: '2. The actions',
      text: 'Everybody may assassinate, send the police or play his joker. The first to lay his card acts, and nothing else happens until that is settled. Then everybody may act again. When nobody wants to do anything more it is the neighbour’s turn.',
    },
  },
  attack: {
    title: 'Assassinating and defending',
    lines: [
      'The assassin names his victim and lays exactly one weapon, at most one approach, masteries that all differ and, if he likes, a joker for the attack.',
      'The victim lays at most one reflex, at most one clue, masteries that all differ and a joker for the defence, or nothing at all. An assassin may be a victim too.',
      'Compare: with more crime than survival the assassination succeeds. A tie: the victim survives.',
      'Three different masteries together: 3 more. A pair: 2 more.',
    ],
  },
  pairs: {
    title: 'Pairs',
    lines: ['A weapon and an approach that make 7 together are worth 2 more. So are a reflex and a clue.'],
  },
  police: {
    title: 'The police',
    lines: [
      'You lay an Intervention card and name a player. If he holds an Assassin card he is arrested: 1 point for you, and the round is over.',
      'If not, he shows his cards and his joker to you alone, and you are out of the round, your cards with you.',
      'If he has a joker before him, he is first asked whether he shows an alibi.',
      'If an Assassin card went from you to another player, given or taken, you cannot send the police to him before the action phase of the next turn.',
    ],
  },
  cards: { title: 'The cards', lines: ['51 cards. On the table each tells its name, its kind and its worth.'] },
  held: {
    assassin:
      'Whoever holds it is an assassin, as long as he holds it. It is never discarded: it can only go to another player.',
    intervention: 'Sends the police to a player in the action phase. Once played it is spent.',
  },
  kinds: {
    weapon: { name: 'Weapons', text: '1 to 6 crime. An assassination takes one, and only one.' },
    approach: { name: 'Approaches', text: '1 to 6 crime. One at most, with the weapon.' },
    reflex: { name: 'Reflexes', text: '1 to 6 survival. One at most in defence.' },
    clue: { name: 'Clues', text: '1 to 6 survival. One at most in defence.' },
    mastery: {
      name: 'Masteries',
      text: 'For attack or defence, no two alike. All three together are worth 3 more.',
    },
  },
  jokerRules: {
    title: 'The jokers',
    lines: [
      'A joker dealt or drawn is laid face down before you, and you draw another card. If you have one already you choose which to keep; the other is discarded face up.',
      'It is played in the action phase, or at the moment it says, and then discarded. It is never exchanged.',
    ],
  },
  jokers: {
    transfer:
      'As an assassin you take a random card from a player, then give him an Assassin card. If you are no assassin when you look at it, it is discarded at once.',
    alibi: 'The police come to you: the intervention is void. The accuser has spent his card, but stays in the round.',
    vest: 'Defending: 3 more survival.',
    silencer: 'Attacking: 3 more crime.',
    jammer: 'Attacking or defending: the other side’s masteries count nothing, nor does their bonus.',
    informer: 'You see a player’s hand, but not his joker.',
    pickpocket: 'You take a random card from a player, then give him one of your hand, the same one if you like.',
    tail: 'A player’s joker is discarded face up. He must have one.',
    forensics: 'You look through the discards and may swap a card of your hand for one of them; no Assassin, no joker.',
    diversion: 'The direction of play is reversed at once: the next turn goes to the other neighbour.',
  },
  end: {
    title: 'Scoring and winning',
    lines: [
      'An assassination that succeeds: 2 points for the assassin. One that is survived: 1 point for the victim. An arrest: 1 point for the accuser. The pile empty when a card must be drawn: 1 point for every player still in the round without an Assassin card.',
      'Each of these ends the round. All cards are shuffled, and a new round begins.',
      'If only one player is left in the round it ends too: 1 point for him, assassin or not.',
      'The first to 5 points wins. Several at once: whoever has most; a tie for the lead: another round for all.',
    ],
  },
  options: { title: 'Options', lines: ['Chosen when the table is set up.'] },
  choices: {
    actions: {
      name: 'Actions',
      text: 'Who acts when several want to.',
      values: {
        first: 'The quickest, the default: whoever lays his card first.',
        fair: 'Fair: everybody chooses secretly, then the first in the direction of play acts, counting from the player whose turn it is.',
      },
    },
    clock: {
      name: 'Clock',
      text: 'Every question has its time. If you are late you do not act, keep your old joker and show no alibi; in defence the best you have is laid for you.',
    },
  },
  questions: {
    title: 'Frequent questions',
    asked: [
      {
        ask: 'May I offer my Assassin card in the exchange?',
        answer: 'Yes, face up or face down: it is the usual way to be rid of it. Whoever takes it becomes an assassin.',
      },
      {
        ask: 'What if I hold both Assassin cards?',
        answer: 'One is enough to assassinate. You may discard neither.',
      },
      {
        ask: 'Do I lose points by a failed assassination?',
        answer: 'No. The victim scores 1 point and the round ends.',
      },
      {
        ask: 'Does Transfer save me from the police?',
        answer: 'No. Only an Alibi answers an intervention.',
      },
      {
        ask: 'I kept Transfer, then lost my Assassin card. What of it?',
        answer: 'You keep it, but cannot play it while you are no assassin.',
      },
      {
        ask: 'Why am I asked for an alibi when I have none?',
        answer: 'Everyone accused with a joker before him is asked, so that the question tells nothing.',
      },
      {
        ask: 'I have passed. May I still act?',
        answer: 'Yes, if somebody acts meanwhile: after every action everybody is asked again.',
      },
      {
        ask: 'After an intervention, or a joker that moves cards: how many do I have?',
        answer: 'Always five in hand: you draw. If the pile is empty at that moment the round ends.',
      },
      {
        ask: 'What becomes of the cards of a player who is out of the round?',
        answer: 'They are out of play, joker included, and not among the discards. His neighbours exchange across him.',
      },
      {
        ask: 'What if nobody ever scores?',
        answer:
          'After three rounds running without a point, the next round without one gives 1 to everybody who has the fewest.',
      },
    ],
  },
};
