import type { Numbers } from '../../rules/numbers.ts';
import type { ComplotsRules } from '../fr/rules.ts';

export const en = (n: Numbers): ComplotsRules => ({
  about: [
    'Everyone has two face-down characters and may claim to be any character, whether they hold it or not. The whole question is who is lying.',
    'Lose both characters and you are out. The last one alive wins.',
    'Known elsewhere as Coup: the Duchess is the Duke, the Countess the Contessa.',
  ],
  brief: {
    title: 'In short',
    lines: [
      'On your turn, one action: take coins, pay for a coup, or claim a character and its power.',
      'Anyone may challenge what you claim. If you lied, you lose a character. If you told the truth, whoever challenged does.',
      'If nobody challenges, the target, and nobody else, may block by claiming the right character. That may be challenged too.',
    ],
  },
  setUp: {
    title: 'Set-up',
    lines: [
      `${n.clans} characters are in play, one of each clan, with two players too†, ${n.copies} copies of each.`,
      `Everyone gets ${n.hand} cards, which nobody else sees, and ${n.purse} coins, which stay in sight of all. The other cards are the court, face down.`,
      'The first player is drawn by lot, or chosen when the table is set up†; in a rematch it is the winner. Play is clockwise.',
      `There are ${n.coins} coins in all. If the treasury is short, you take what is left†.`,
    ],
  },
  two: {
    name: 'With two players',
    text: `Each gets one card at random, then secretly chooses the other among the ${n.clans} characters. The cards left over are out of the game; the court has ${n.courtOfTwo} cards only. The first player has ${n.first} coin.`,
  },
  eight: {
    name: `With ${n.many} or ${n.most} players`,
    text: `${n.moreCopies} copies of each character instead of ${n.copies}: ${n.deck} cards.`,
  },
  turn: {
    title: 'On your turn, one action',
    lines: [
      'Exactly one action: you cannot pass.',
      `With ${n.rich} coins or more at the start of your turn you must stage a coup.`,
    ],
  },
  actions: {
    income: `You take ${n.income} coin. Nobody can object.`,
    aid: `You take ${n.aid} coins. It cannot be challenged, but any opponent may block it with a Tax collector.`,
    coup: `You pay ${n.coup} coins, and the opponent of your choice loses a character. No challenge, no block.`,
  },
  power: {
    name: 'A character',
    text: 'You claim a character, truly or not, and name its target where it needs one. You must have the coins its power costs: they are set aside at once†.',
  },
  doubt: {
    title: 'Challenging',
    lines: [
      'Every claim of a character may be challenged by any other player still in the game. Only one challenges: the first.',
      'It was a lie: the liar chooses a character to lose, the action does not happen, and its coins come back.',
      'It was true: the card is shown, shuffled into the court and replaced by another; whoever challenged chooses a character to lose. Then the action goes on. The booklet of the second box replaces the card after the action; we always do it before†.',
      'A challenge is settled before anything that follows: first the challenge, then the block.',
    ],
  },
  counter: {
    title: 'Blocking',
    lines: [
      'When the challenges are over, the target, and nobody else, may block by claiming the right character; foreign aid may be blocked by any opponent.',
      'A block is a claim: it may be challenged. If it stands, the action fails, and its cost is lost all the same. If it falls, the action happens. There is only one block per action†.',
      'Tax collectors block foreign aid, Untouchables the Assassins, Negotiators the Thieves except the Pope; a Thief blocks the same Thief. Nothing blocks a Tax collector or a Negotiator†.',
    ],
  },
  losing: {
    title: 'Losing a character',
    lines: [
      'You choose which of your characters to turn up. It stays face up and has no power any more; other copies, still hidden, keep theirs.',
      'Without a hidden character you are out, and your coins go to the treasury.',
      'You can lose both characters in one turn: by wrongly challenging an Assassin and then suffering the blow, or by blocking with a bluff that falls.',
    ],
  },
  heirs: 'With the Undertaker, the coins of the eliminated go first to those who claim her, and whose claim stands.',
  clans: {
    collector: 'They bring coins, and block foreign aid.',
    assassin: `For ${n.blow} coins they make somebody lose a character. Untouchables block them.`,
    untouchable: 'They have no action of their own, but block the Assassins who target you.',
    thief:
      'They steal coins from others. The same Thief blocks them, and so do Negotiators; but only a Pope blocks the Pope.',
    negotiator:
      'They change cards, and block the Thieves who target you, except the Pope. The cards they return are shuffled into the court.',
  },
  details: {
    ursuline: ['If the opponent she named is eliminated meanwhile, she gives nothing.'],
    illusionist: [
      `Each “me too” may be challenged. If ${n.claims} or more claims stand, the first ${n.shares} clockwise get a share†.`,
    ],
    executioner: ['The target is paid before losing the character.'],
    blackmailer: [
      `You need ${n.blow} coins to claim him; they come back if the target pays. If he is blocked, they go to the target†.`,
    ],
    witch: [
      `Challenged wrongly: the card is shown, the ${n.mourned} coins are taken, and whoever challenged loses a character. Challenged rightly: no coins, and another character is lost.`,
      'The lost card is turned up when its owner is eliminated.',
    ],
    undertaker: ['Equal shares, rounded down; the rest goes to the treasury. Each claim may be challenged.'],
    captain: ['You may target someone who has nothing†.'],
    justiciar: [
      'The poorest is counted after the coin is kept: it may be the Avenger himself, or his victim. In a tie the Avenger chooses, both to steal and to give†.',
    ],
    pope: ['Those who have nothing are not asked. Each block may be challenged.'],
    ambassador: ['He chooses among all these cards: he may keep his own, or change everything.'],
    inquisitor: ['It is the opponent who chooses which card to show, and only the Inquisitor sees it.'],
  },
  religions: {
    title: 'St Bartholomew’s Day',
    lines: [
      'An option, with any characters. The first player chooses to be Catholic or Protestant; then sides alternate: with two players, after the draft, the other gets the other side. They are public.',
      'While both sides are in the game you cannot target your own side with a coup, an Assassin or a Thief, nor block its foreign aid. Challenging is always allowed. When only one side is left, there is no limit.',
      'The Pope steals nothing from your own side†; the Avenger names the richest of those he may target†; the Inquisitor and the Ursuline target anyone they like†.',
      `There are extra actions, and the almshouse, where the coins of conversions go. With ${n.rich} coins or more they are forbidden: you must stage a coup.`,
    ],
  },
  faith: {
    convert: `You pay ${n.convert} coin to the almshouse and change sides. No challenge, no block.`,
    convertOther: `You pay ${n.convertOther} coins to the almshouse and another player changes sides. No challenge, no block.`,
    embezzle:
      'You claim to hold no Tax collector and take all the coins of the almshouse, if there are any. It may be challenged: you then show all your hidden cards. No Tax collector: you change them, you take the coins, and whoever challenged loses a character. Otherwise you lose one, and take nothing.',
  },
  clock: 'When time runs out you do not challenge or block, and on your turn you take Income.',
  examples: {
    title: 'Examples',
    told: {
      'C21 C31 C33 a lie is caught': {
        name: 'A lie is caught',
        text: 'Bruno loses a character, his block falls, and the theft goes ahead. Had he held the Ambassador, Anna would have lost a character, and Bruno would have kept his coins.',
      },
      'C22 a truth is doubted': {
        name: 'One challenge too many',
        text: 'The Duchess that was shown goes back to the court, and Anna has drawn another card in its place: nobody knows what she holds any more.',
      },
      'C42 two characters lost in one turn': {
        name: 'Two characters in one go',
        text: 'The challenge cost Bruno one character, and the Assassin takes the other. Having lost the challenge, he could still have blocked by claiming the Countess.',
      },
      'C32 a bluff that nobody doubts': {
        name: 'A bluff that passes',
        text: 'Bruno holds no Countess, but nobody challenged it. Anna’s coins are lost all the same.',
      },
    },
  },
  advice: {
    title: 'Advice',
    lines: [
      'For your first games take the Ambassador as the Negotiator: he is the simplest.',
      'Play several games with the same characters before you change them: you challenge best what you know well.',
      `Look at the cards face up, and at your own: there are only ${n.copies} copies of each character, ${n.moreCopies} with ${n.many} or ${n.most} players. Once you see them all, whoever claims that character lies.`,
      'Challenging the Assassin who targets you can cost you both characters; so can blocking with a bluff. Lie or challenge, but count the risk first.',
      'On one device, leave everyone time to challenge after a claim.',
    ],
  },
  questions: {
    title: 'Frequently asked questions',
    asked: [
      {
        ask: 'I am challenged and hold the card. May I keep it hidden?',
        answer: 'No, it is shown for you: nobody loses on purpose†.',
      },
      {
        ask: 'I wrongly challenged the Assassin who targeted me. May I still block?',
        answer: 'Yes, if you have a character left: you may claim an Untouchable, and that may be challenged.',
      },
      {
        ask: `My Assassin is blocked. Do my ${n.blow} coins come back?`,
        answer: 'No. They come back only to a liar who is caught, or to a Blackmailer whose target pays.',
      },
      {
        ask: 'Who may challenge a block?',
        answer: 'Everyone in the game but the blocker, even someone who has already challenged this turn.',
      },
      {
        ask: 'Can I block with two different characters?',
        answer: 'No: you claim one, and that is the one you must hold if you are challenged.',
      },
      {
        ask: 'The target is eliminated before the action happens. What about the cost?',
        answer: 'It is paid all the same, to the treasury if it was meant for the target. A Thief finds nothing†.',
      },
      {
        ask: 'What if the player who acts is eliminated, by a wrong challenge?',
        answer: 'The action ends there. Those whose claim to a share stands still get theirs†.',
      },
    ],
    together: {
      ask: 'Several claim the Illusionist, the Pope or the Undertaker at once. In what order?',
      answer: 'All answer secretly; then claims are challenged and settled one by one, clockwise.',
    },
  },
});
