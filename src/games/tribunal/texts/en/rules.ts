import type { Numbers } from '../../rules/numbers.ts';
import type { TribunalRules } from '../fr/rules.ts';

export const en = (n: Numbers): TribunalRules => ({
  about: [
    'Mafiosi have slipped in among the judges. By day the court accuses, by night the mafia plots, until one of the two sides is gone.',
    'Being eliminated costs a life, and identities change every round. The last player with lives wins, alone.',
  ],
  brief: {
    title: 'In short',
    lines: [
      'Each round a secret card makes you a judge or a mafioso. The mafiosi recognize each other; the judges know nothing.',
      'By day everyone talks, then accuses in secret. The most accused player is convicted and draws a Sentence card. A second conviction in the same round means elimination.',
      'By night everyone secretly protects someone; a mafioso may plot instead. If all mafiosi target the same player, that player draws a Mafia card, or is eliminated if they already had one.',
      'The most protected player draws an Anti-Mafia card and keeps it secret.',
      'The clerk alone sees the night’s cards, and may lie when announcing them. Anyone may object.',
      'Once eliminated, you lose a life, show your identity and become an informer until the round ends.',
      'Cheating is part of the game. Getting caught is expensive.',
    ],
  },
  setUp: {
    title: 'Set-up',
    lines: [
      `${n.least} to ${n.most} players. In each round there are mafiosi among those who still have lives; the others are judges.`,
      'The first clerk is drawn by lot.',
      `There are ${n.piles} piles of ${n.pile} cards: Sentence, Mafia and Anti-Mafia. Cards handed back go under their pile; an empty pile gives nothing. These cards are ours†: those of the printed game are not public.`,
    ],
  },
  before: {
    title: 'Before the first day',
    lines: ['A round begins like this; then days and nights follow each other.'],
  },
  day: { title: 'The day', lines: ['The steps, in order.'] },
  night: { title: 'The night', lines: ['More steps; then a new day begins, with a new clerk.'] },
  steps: {
    discovery:
      'In turn, starting with the clerk, everyone looks at their identity card and says “I am a judge”. The mafiosi say so too.',
    recognition:
      'Only with two mafiosi or more. Judges keep their eyes closed. The mafiosi see each other, and may propose an order in which to eliminate the judges: handy for targeting the same one at night. Each of them also keeps an eye on one player†, drawn by lot until they choose another: if that player’s eyes open, they see it. The clerk closes it.',
    deliberation:
      'Everyone speaks at will, to all or in a whisper to one player: the others see who whispers to whom, but hear nothing. Whatever is said of a player may have a reason: one that the record of this round bears out (a promise not kept, the gavel held last night, not a word said…), or a hunch. Anyone may be asked why. The clerk closes it at will. Whoever has nothing to add may let it be known; it is not binding.',
    pleas:
      'In turn, starting with the clerk, everyone has the floor and may say who they will accuse. It is not binding. If more than half of the players not eliminated raise a hand, the speech is cut short.',
    accusation:
      'In silence and in secret, everyone accuses one player not eliminated, even themselves. There is no changing it. Everyone sees who has played, but not what.',
    'day-verdict':
      'The cards are shuffled and turned up, without the names of those who played them. The most accused is convicted; in a tie, nobody. First conviction of the round: a Sentence card, read aloud. Second: eliminated.',
    'night-vote':
      'In secret, everyone plays a protection card for one player not eliminated, even themselves, or a plot card against one. For a judge, playing a plot card is cheating.',
    count:
      'The clerk sees the cards, shuffled; only informer cards are shown to all. The clerk announces, true or false, whether a plot succeeded and against whom, then who is protected.',
    contest:
      'Any player not eliminated, except the clerk, may object: one per night, the first to speak, who then sees all the cards. If the clerk lied, the clerk is eliminated (an informer just loses a life†) and the truth replaces the announcement. If the clerk told the truth, whoever objected draws a Sentence card. If nobody objects, the announcement stands, even a false one. An objection is about both announcements at once†; in the book it is about one of them.',
    'night-verdict':
      'The victim of the plot draws a Mafia card, read aloud, or is eliminated if they already had one. Then the protected player draws an Anti-Mafia card, without showing it.',
    'duel-vote': 'The players who are out vote for who begins. A tie is decided by lot.',
    duel: 'The first looks at their card and says “I am a judge”. The other believes it or not, and the card is shown. If the other was right, the one who spoke loses a life; if not, the other does. Then they swap roles.',
  },
  truth: {
    title: 'What the night’s cards really say',
    lines: [
      'A plot succeeds when there are exactly as many plot cards as mafiosi not eliminated, and all of them name the same player.',
      'The player with the most protection cards is protected. In a tie, nobody.',
      'The victim may be the protected player too: first comes the plot, then the Anti-Mafia card, too late for this night.',
    ],
  },
  clerk: {
    title: 'The clerk',
    lines: [
      'The gavel closes the mafia’s recognition, the debate, the verdict and the dawn. Other steps close when everyone has answered†; in the book the gavel opens and closes each step and each speech.',
      'The clerk announces the count, and reprimands those who were rightly reported. For the clerk’s own offences, the next player gives the reprimand†.',
      'After every night, and when a round ends, the office passes to the next player who still has a life, even an informer†.',
      'A clerk who lets the time of the count run out draws a Sentence card, and the court announces the truth. The same goes for each reprimand still owed when the step closes.',
    ],
  },
  informers: {
    title: 'Informers',
    lines: [
      'Once eliminated from the round, you lose a life, show your identity, hand back your Sentence and Mafia cards, keep your Anti-Mafia cards and become an informer.',
      'An informer speaks in the debate, has a speech, and may be clerk if they have a life left.',
      'At each vote, by day or by night, they may play an informer card: a given player is innocent, or guilty. True or false, it is shown to all, without their name.',
      'They cannot accuse, protect, plot, object, raise a hand† or play Anti-Mafia cards. Nobody can accuse them, protect them or plot against them.',
    ],
  },
  cheating: {
    title: 'Speech and cheating',
    lines: [
      'Who may speak: everyone in the debate and the duel; the one whose turn it is in the identities and the speeches; the clerk in the verdict, the count, the objection and the dawn; nobody while the mafia recognizes itself, in the vote and by night.',
      'Cheating is part of the game, and at times advisable: no cheat is punished by itself. Only those who are reported in time pay.',
    ],
  },
  cheats: {
    blame: {
      name: 'A reprimand',
      text: `Speaking out of turn, or looking at your card before your turn. Anyone may report it before the step closes, and the clerk must reprimand you. At ${n.blames} you hand them all back† and cannot accuse next time.`,
    },
    expose: {
      name: 'A Sentence card',
      text: 'In the debate, and only there†, showing a card you played in a past vote of this round (an informer cannot: theirs are handed back); in the book saying it is a cheat too, here it is not†; during a vote, showing the one you are playing; for the clerk, showing the night’s cards. If you are reported before the step closes, you draw a Sentence card.',
    },
    disobey: {
      name: 'A Sentence card: disobeying',
      text: `Speaking, accusing or playing a night card when a card, or ${n.blames} reprimands, forbids it. What is said is said, and the card counts. A word may be reported before the step closes, an accusation during the verdict; a night card only by those who saw the cards, until the night ends.`,
    },
    peek: {
      name: 'A life: opening your eyes',
      text: 'As a judge you look during the recognition: you know the mafiosi. Only whoever keeps an eye on you sees it, but any mafioso, and nobody else†, may report you before the step closes, even on a guess: then you lose a life and the round starts again.',
    },
    plot: {
      name: 'A life: plotting as a judge',
      text: 'Your card counts like a mafioso’s. If someone who saw the night’s cards reports you before the night ends, you lose a life and the round starts again.',
    },
    report: {
      name: 'Reporting',
      text: 'At any time in the round, but beware: report wrongly and the reprimand is yours†. A report is about that player’s heaviest cheat that nobody has reported yet. In the recognition and by night you may report only one player in each step†: a night card has no name on it, so choose well. Nobody is told who reported rightly.',
    },
    restart: {
      name: 'The round starts again',
      text: 'New identities, first day, Sentence and Mafia cards handed back. Informers are back in, without the life they lost; anyone with none left is out.',
    },
  },
  decks: {
    condemnation: {
      title: 'Sentence cards†',
      lines: [
        'Drawn by the convicted, by whoever objects wrongly, by a clerk who fails in a duty, and for some cheats. Read aloud.',
        '“The next day” or “the next night” is the one that has not begun yet.',
      ],
    },
    mafia: {
      title: 'Mafia cards†',
      lines: ['Drawn by the victim of a plot. Read aloud, they stay in front of that player.'],
    },
    'anti-mafia': {
      title: 'Anti-Mafia cards†',
      lines: [
        'Drawn by the protected player, kept secret, played face up at the right moment. They carry over from round to round.',
        'In the debate and at dawn you may show one to everyone, and keep it†.',
      ],
    },
  },
  end: {
    title: 'End of the round, end of the game',
    lines: [
      'The round ends when no judge, or no mafioso, is left in it. The step under way is finished first†.',
      'Reprimands and Anti-Mafia cards stay†. Sentence and Mafia cards are handed back, and their effects with them.',
      'Anyone with no life left is out. The others get a new identity.',
      'The last player with lives wins the game. When only two are left, they fight a duel.',
    ],
  },
  duel: {
    title: 'The duel',
    lines: [
      'Two Judge cards and two Mafioso cards are shuffled; each of the two players takes one unseen.',
      'When both have spoken, all the cards are shuffled again and the other one begins, down to the last life. Everyone may speak.',
    ],
  },
  advice: {
    title: 'Advice',
    lines: [
      'Judges: ask questions, and make alliances. Whoever never gives a reason may have none to give.',
      'Mafiosi: win trust. Give reasons that anyone can check; only what you make of them needs to be a lie.',
      'Watch the others when they look at their card, and when they answer.',
      'Agree on an order in the recognition: a single stray card, and the plot fails.',
      'Cheating is at times advisable. A judge’s plot card spoils a plot, but whoever sees the cards may guess who played it.',
    ],
  },
  clock: 'When time runs out you play no card, pass or believe; a step that the clerk should close closes by itself.',
  examples: {
    title: 'Examples',
    told: {
      'T40 T41 T43 a night is counted': {
        name: 'A night, counted',
        text: 'There are two mafiosi, and two plot cards, both against Carla: the plot succeeds. Dario has two protection cards, Carla only one: he is the one protected. With one plot card more or fewer, or against someone else, the plot would have failed.',
      },
      'T41 two names, and a tie': {
        name: 'Two names, and a tie',
        text: 'The two plot cards name two players: no plot succeeds. Carla, Dario and Elsa have one protection each: in a tie nobody is protected. So Elsa told the truth, and it is Carla who pays.',
      },
      'T42 a clerk who lies': {
        name: 'A clerk who lies',
        text: 'The cards said: a plot against Carla, and two protections for her. The risk was worth it: had Bruno told the truth, Dario would have drawn a Sentence card. Had nobody objected, the plot would have struck Anna.',
      },
      'T21 T74 T75 open eyes': {
        name: 'Open eyes',
        text: 'Carla reported on a guess, and named the wrong player. Bruno kept an eye on Dario and saw it: the report acts at once. Had nobody spoken before the gavel, Dario would have known the mafiosi for the whole round.',
      },
    },
  },
  questions: {
    title: 'Frequently asked questions',
    asked: [
      {
        ask: 'May a mafioso protect instead of plotting?',
        answer:
          'Yes, but then a card is missing and the plot fails. A mafioso may also plot against another, or even against themselves.',
      },
      {
        ask: 'I am convicted twice, but the first one was pardoned. Am I eliminated?',
        answer:
          'No. Neither a conviction cancelled by a Pardon nor a Sentence card drawn for a cheat or a wrong objection counts: only verdicts do.',
      },
      {
        ask: 'I am eliminated, then the round ends: do I get my life back?',
        answer: 'No, it is lost. If you have one left you are back in the next round, with a new identity.',
      },
      {
        ask: 'Why am I asked to play an Anti-Mafia card when mine is of no use here?',
        answer: 'Everyone who holds one is asked when convicted or struck, so that the question does not tell which.',
      },
      {
        ask: 'Can I object to what the court announced?',
        answer: 'Yes, but it is always true: whoever objects draws a Sentence card.',
      },
      {
        ask: 'What if the round never ends?',
        answer: `When ${n.lastNight} nights are over with both sides in play, the round ends and every player not eliminated loses a life†.`,
      },
      {
        ask: 'What if nobody has a life left?',
        answer: `Those who lost theirs last, in the same step, play on with one life each†; if there is only one, that player wins. This happens ${n.revivals} times at most: the next time they win together.`,
      },
      {
        ask: 'Can judges convict a judge?',
        answer: 'Of course. Nobody sees identities, and there is no team in the end: one player wins the game.',
      },
      {
        ask: 'What if the clerk forgets to close a step?',
        answer: 'The clock closes it. Without a clock, someone has to ask.',
      },
    ],
  },
});
