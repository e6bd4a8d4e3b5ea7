import type { ComplotsRules } from './fr.ts';

export const en: ComplotsRules = {
  about: [
    'Everyone has two face-down characters and may claim to be any character, whether they hold it or not. The whole question is who is lying.',
    'Lose both characters and you are out. The last one alive wins.',
  ],
  brief: {
    title: 'In short',
    lines: [
      'On your turn, one action: take coins, pay for a coup, or claim a character and its power.',
      'Anyone may doubt what you claim. If you lied, you lose a character. If you told the truth, whoever doubted does.',
      'If nobody doubts, the target may counter by claiming the right character. That may be doubted too.',
    ],
  },
  setUp: {
    title: 'Set-up',
    lines: [
      'Five characters are in play, one of each clan, three copies of each.',
      'Everyone gets two cards, which nobody else sees, and 2 coins. The other cards are the court, face down.',
      'The first player is drawn by lot, or chosen when the table is set up; in a rematch it is the winner. Play is clockwise.',
      'There are 54 coins in all. If the treasury is short, you take what is left.',
    ],
  },
  two: {
    name: 'With two players',
    text: 'Each gets one card at random, then secretly chooses the other among the five characters. The cards left over are out of the game; the court has three cards only. The first player has one coin.',
  },
  eight: { name: 'With seven or eight players', text: 'Four copies of each character instead of three: twenty cards.' },
  turn: {
    title: 'On your turn, one action',
    lines: [
      'Exactly one action: you cannot pass.',
      'With 10 coins or more at the start of your turn you must stage a coup.',
    ],
  },
  actions: {
    income: 'You take 1 coin. Nobody can object.',
    aid: 'You take 2 coins. It cannot be doubted, but any opponent may counter it with a Collector.',
    coup: 'You pay 7 coins, and the opponent of your choice loses a character. No doubt, no counter.',
  },
  power: {
    name: 'A character',
    text: 'You claim a character, truly or not, and name its target where it needs one. You must have the coins its power costs: they are set aside at once.',
  },
  doubt: {
    title: 'Doubting',
    lines: [
      'Every claim of a character may be doubted by any other player still in the game. Only one doubts: the first.',
      'It was a lie: the liar chooses a character to lose, the action does not happen, and its coins come back.',
      'It was true: the card is shown, shuffled into the court and replaced by another; whoever doubted chooses a character to lose. Then the action goes on.',
      'A doubt is settled before anything that follows: first the doubt, then the counter.',
    ],
  },
  counter: {
    title: 'Countering',
    lines: [
      'When the doubts are over, the target may counter by claiming the right character; foreign aid may be countered by any opponent.',
      'A counter is a claim: it may be doubted. If it stands, the action fails, and its cost is lost all the same. If it falls, the action happens. There is only one counter per action.',
      'Collectors counter foreign aid, Untouchables the Assassins, Negotiators the Thieves except the Pope; a Thief counters the same Thief. Nothing counters a Collector or a Negotiator.',
    ],
  },
  losing: {
    title: 'Losing a character',
    lines: [
      'You choose which of your characters to turn up. It stays face up and has no power any more; other copies, still hidden, keep theirs.',
      'Without a hidden character you are out, and your coins go to the treasury.',
      'You can lose both characters in one turn: by wrongly doubting an Assassin and then suffering the blow, or by countering with a bluff that falls.',
    ],
  },
  heirs: 'With the Undertaker, the coins of the eliminated go first to those who claim him, and whose claim stands.',
  clans: {
    collector: 'They bring coins, and counter foreign aid.',
    assassin: 'For 3 coins they make somebody lose a character. Untouchables counter them.',
    untouchable: 'They have no action of their own, but counter the Assassins who target you.',
    thief:
      'They steal coins from others. The same Thief counters them, and so do Negotiators; but only a Pope counters the Pope.',
    negotiator: 'They change cards, and counter the Thieves who target you, except the Pope. Nothing counters them.',
  },
  details: {
    ursuline: ['If the opponent she named is eliminated meanwhile, she gives nothing.'],
    illusionist: ['Each “me too” may be doubted. If four or more claims stand, the first three clockwise get a share.'],
    executioner: ['The target is paid before losing the character.'],
    blackmailer: [
      'You need 3 coins to claim him; they come back if the target pays. If he is countered, they go to the target.',
    ],
    witch: [
      'Doubted wrongly: the card is shown, the 5 coins are taken, and whoever doubted loses a character. Doubted rightly: no coins, and another character is lost.',
      'The lost card is turned up when its owner is eliminated.',
    ],
    undertaker: ['Equal shares, rounded down; the rest goes to the treasury. Each claim may be doubted.'],
    captain: ['You may target someone who has nothing.'],
    justiciar: [
      'The poorest is counted after the 1 coin is kept: it may be the Justiciar himself, or his victim. In a tie the Justiciar chooses, both to steal and to give.',
    ],
    pope: ['Those who have nothing are not asked. Each counter may be doubted.'],
    ambassador: ['He chooses among all these cards: he may keep his own, or change everything.'],
    inquisitor: ['It is the opponent who chooses which card to show, and only the Inquisitor sees it.'],
  },
  religions: {
    title: 'St Bartholomew’s Day',
    lines: [
      'An option for 3 players or more, with any characters. The first player chooses to be Catholic or Protestant; then sides alternate. They are public.',
      'While both sides are in the game you cannot target your own side with a coup, an Assassin or a Thief, nor counter its foreign aid. Doubting is always allowed. When only one side is left, there is no limit.',
      'The Pope steals nothing from your own side; the Justiciar names the richest of those he may target; the Inquisitor and the Ursuline target anyone they like.',
      'There are extra actions, and the almshouse, where the coins of conversions go. With 10 coins or more they are forbidden: you must stage a coup.',
    ],
  },
  faith: {
    convert: 'You pay 1 coin to the almshouse and change sides. No doubt, no counter.',
    convertOther: 'You pay 2 coins to the almshouse and another player changes sides. No doubt, no counter.',
    embezzle:
      'You claim to hold no Collector and take all the coins of the almshouse, if there are any. It may be doubted: you then show all your hidden cards. No Collector: you change them, you take the coins, and whoever doubted loses a character. Otherwise you lose one, and take nothing.',
  },
  options: { title: 'Options', lines: ['Chosen when the table is set up.'] },
  choices: {
    lineup: 'Five, one per clan: one of these lists, your own choice, or chance, from one box or from both.',
    doubts:
      'The quickest, the default: whoever doubts or counters first. Fair: everybody answers in secret, and the first clockwise counts.',
    religions: 'Two sides, and new actions: see St Bartholomew’s Day. From 3 players on.',
    clock: {
      name: 'Clock',
      text: 'Every question has its time. When it runs out you do not doubt or counter, and on your turn you take Income.',
    },
  },
  examples: {
    title: 'Examples',
    told: {
      'C21 C31 C33 a lie is caught': {
        name: 'A lie is caught',
        text: 'Bruno loses a character, his counter falls, and the theft goes ahead. Had he held the Ambassador, Anna would have lost a character, and Bruno would have kept his coins.',
      },
      'C22 a truth is doubted': {
        name: 'One doubt too many',
        text: 'The Duchess that was shown goes back to the court, and Anna has drawn another card in its place: nobody knows what she holds any more.',
      },
      'C42 two characters lost in one turn': {
        name: 'Two characters in one go',
        text: 'The doubt cost Bruno one character, and the Assassin takes the other. Having lost the doubt, he could still have countered by claiming the Countess.',
      },
      'C32 a bluff that nobody doubts': {
        name: 'A bluff that passes',
        text: 'Bruno holds no Countess, but nobody doubted it. Anna’s 3 coins are lost all the same.',
      },
    },
  },
  advice: {
    title: 'Advice',
    lines: [
      'For your first games take the Ambassador as the Negotiator: he is the simplest.',
      'Play several games with the same characters before you change them: you doubt best what you know well.',
      'Look at the cards face up, and at your own: there are only three copies of each character, four with seven or eight players. Once you see them all, whoever claims that character lies.',
      'Doubting the Assassin who targets you can cost you both characters; so can countering with a bluff. Lie or doubt, but count the risk first.',
      'After a claim, leave everyone time to doubt it.',
      'Two rules of ours differ from the leaflets: with two players the line-up has one character of each clan, where the leaflet takes any five; and whoever proves a claim first replaces the card, then the power acts.',
    ],
  },
  questions: {
    title: 'Frequently asked questions',
    asked: [
      {
        ask: 'I am doubted and hold the card. May I keep it hidden?',
        answer: 'No, it is shown for you: nobody loses on purpose.',
      },
      {
        ask: 'I wrongly doubted the Assassin who targeted me. May I still counter?',
        answer: 'Yes, if you have a character left: you may claim an Untouchable, and that may be doubted.',
      },
      {
        ask: 'My Assassin is countered. Do my 3 coins come back?',
        answer: 'No. They come back only to a liar who is caught, or to a Blackmailer whose target pays.',
      },
      {
        ask: 'Who may doubt a counter?',
        answer: 'Everyone in the game but the one who counters, even someone who has already doubted this turn.',
      },
      {
        ask: 'Can I counter with two different characters?',
        answer: 'No: you claim one, and that is the one you must hold if you are doubted.',
      },
      {
        ask: 'The target is eliminated before the action happens. What about the cost?',
        answer: 'It is paid all the same, to the treasury if it was meant for the target. A Thief finds nothing.',
      },
      {
        ask: 'What if the player who acts is eliminated, by a wrong doubt?',
        answer: 'The action ends there. Those whose claim to a share stands still get theirs.',
      },
    ],
    together: {
      ask: 'Several claim the Illusionist, the Pope or the Undertaker at once. In what order?',
      answer: 'All answer secretly; then claims are doubted and settled one by one, clockwise.',
    },
  },
};
