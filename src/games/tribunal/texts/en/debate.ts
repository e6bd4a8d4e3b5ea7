import type { Because, Statements } from '../../words/book.ts';

/** What is said of a player, and why: in several ways, so that not all speak alike. */
export const because: Because = {
  claims: {
    suspect: [
      (name, reason) => `I suspect ${name}${reason}.`,
      (name, reason) => `My suspect is ${name}${reason}.`,
      (name, reason) => `If you ask me, it’s ${name}${reason}.`,
      (name, reason) => `I don’t trust ${name}${reason}.`,
      (name, reason) => `I’d keep an eye on ${name}${reason}.`,
      (name, reason) => `My money’s on ${name}${reason}.`,
      (name, reason) => `I have my doubts about ${name}${reason}.`,
    ],
    trust: [
      (name, reason) => `I trust ${name}${reason}.`,
      (name, reason) => `I believe ${name}${reason}.`,
      (name, reason) => `I’d vouch for ${name}${reason}.`,
      (name, reason) => `I’d side with ${name}${reason}.`,
      (name, reason) => `I’m with ${name}${reason}.`,
    ],
    liar: [
      (name, reason) => `I don’t believe a word from ${name}${reason}!`,
      (name, reason) => `Don’t listen to ${name}${reason}!`,
      (name, reason) => `Don’t be fooled by ${name}${reason}!`,
    ],
    protect: [
      (name, reason) => `Let’s protect ${name}${reason}.`,
      (name, reason) => `Tonight, let’s protect ${name}${reason}.`,
      (name, reason) => `Let’s watch over ${name}${reason}.`,
    ],
  },
  reasons: {
    promised: [', who promised one vote and cast another', ', who says one thing and votes another'],
    turned: [', who had a change of heart today', ', who blows hot and cold'],
    silent: [', who hasn’t said a word', ', so very quiet today', ', who lets the rest of us talk'],
    clerk: [', who held the gavel last night', ', who counted the cards last night'],
    lied: [', who lied with the gavel in hand', ', who lied to the whole court'],
    caught: [', who was caught cheating', ', who cheats and gets caught'],
    condemned: [', whom the court has convicted before', ', who has been convicted already'],
    struck: [', whom the mafia struck', ', whom the mafia wanted gone'],
    named: [', whom an informer has named', ', who was named by an informer'],
    overruled: [
      ', who objected to a true count',
      ', whose objection came to nothing',
      ', who cried foul at an honest clerk',
    ],
    proven: [', whose claim proved true', ', who told us the truth, as we saw'],
    belied: [', whose claim proved false', ', who claimed what was not so'],
    hunch: [
      ': just a hunch',
      ', though I can’t prove it',
      '; call it a feeling',
      ', and I couldn’t say why',
      ': a little bird told me',
    ],
  },
  reasonsOf: {
    trusts: {
      against: [(name) => `, who trusts ${name}`, (name) => `, who is so fond of ${name}`],
      for: [(name) => `, who trusts ${name}`, (name) => `, who stands by ${name}`],
      themselves: [', who trusts nobody else'],
    },
    accuses: {
      against: [
        (name) => `, who is after ${name}`,
        (name) => `, who has it in for ${name}`,
        (name) => `, who points at ${name}`,
      ],
      for: [
        (name) => `, who is right about ${name}`,
        (name) => `, who sees through ${name}`,
        (name) => `, who is on to ${name}`,
      ],
      themselves: [', who even asks to be accused'],
    },
    strayed: {
      against: [
        (name) => `, who was to protect ${name} and, it seems, did not`,
        (name) => `, who was in the plan for ${name}, and it failed`,
      ],
      for: [
        (name) => `, even if the plan for ${name} failed`,
        (name) => `: the plan for ${name} may have failed because of somebody else`,
      ],
      themselves: [', who was to protect themselves and, it seems, did not'],
    },
    voted: {
      against: [
        (name) => `, who promised one name and voted against ${name}`,
        (name) => `, whose card was seen against ${name}, not against the name promised`,
      ],
      for: [
        (name) => `, despite that surprise vote against ${name}`,
        (name) => `, even if the vote went against ${name} instead`,
      ],
      themselves: [', who promised one name and voted against themselves'],
    },
    wronged: {
      against: [(name) => `, who accused ${name}, a judge`, (name) => `, who was after ${name}, and that was a judge`],
      for: [(name) => `, despite being wrong about ${name}`, (name) => `: anyone could be wrong about ${name}`],
      themselves: [', who asked for their own downfall'],
    },
  },
  ringsFalse: [': it doesn’t ring true', ': something’s off', ', whose story doesn’t add up'],
  despite: {
    promised: [', despite a broken promise', ', promise or no promise', ': a word can slip once'],
    turned: [', despite that change of heart', ': minds may change', ', weathercock or not'],
    silent: [', despite the silence', ': silence is no crime', ', with or without speeches'],
    lied: [', despite a lie as clerk', ', false count or not', ': clerks can be wrong'],
    caught: [', despite the cheating', ', cheat or no cheat', ': cheating is not plotting'],
    condemned: [', despite a conviction', ', whatever the court says', ': verdicts can be wrong'],
    overruled: [', despite that failed objection', ', wrong objection or not', ': anyone may doubt a clerk'],
    belied: [', despite a false claim', ': a false claim is not a plot', ', true or false'],
    proven: [', true claim or not', ': a true word can hide a lie'],
    struck: [', despite that plot', ', victim or not', ': a plot can be arranged'],
  },
  ofMe: {
    accuses: {
      suspect: [
        (name) => `${name} accuses me; I say it’s ${name}.`,
        (name) => `${name} points at me: look who’s talking.`,
        (name) => `It’s ${name}’s word against mine, and I know which is true.`,
        (name) => `${name} goes after me to stay out of sight.`,
        (name) => `Accusing is easy: I suspect ${name}.`,
        (name) => `${name} has the wrong one, and maybe on purpose.`,
        (name) => `If ${name} accuses me, it’s to make you look away.`,
      ],
      liar: [(name) => `${name} accuses me, and it isn’t true!`, (name) => `What ${name} says about me isn’t true!`],
      trust: [
        (name) => `${name} accuses me in good faith: no hard feelings.`,
        (name) => `${name} is wrong about me, but means well.`,
      ],
      protect: [(name) => `${name} accuses me; let’s protect ${name} all the same.`],
    },
    trusts: {
      suspect: [
        (name) => `${name} believes me a bit too fast: I have my doubts.`,
        (name) => `${name} trusts me? That’s fishy.`,
      ],
      liar: [(name) => `${name} claims to believe me? I don’t buy it!`],
      trust: [
        (name) => `${name} believes me, and I believe ${name}.`,
        (name) => `${name} trusts me, and I trust ${name}.`,
        (name) => `${name} trusts me; the feeling is mutual.`,
      ],
      protect: [(name) => `${name} trusts me: let’s protect ${name}.`],
    },
    strayed: {
      suspect: [
        (name) => `${name} was to protect me and, it seems, let me down: I suspect ${name}.`,
        (name) => `${name} planned to protect me. It didn’t happen. I remember.`,
      ],
      liar: [(name) => `${name} was to protect me? I was not protected: don’t believe a word!`],
      trust: [(name) => `The plan to protect me failed, but I don’t blame ${name}.`],
      protect: [(name) => `${name} meant to protect me; let’s protect ${name} in turn.`],
    },
    voted: {
      suspect: [
        (name) => `${name} promises one name and votes against me: I suspect ${name}.`,
        (name) => `${name} voted against me without a word of warning. I remember.`,
      ],
      liar: [(name) => `${name} announces one vote and plays it against me: don’t believe a word!`],
      trust: [(name) => `${name} voted against me without warning. No hard feelings.`],
      protect: [(name) => `${name} voted against me; let’s protect ${name} all the same.`],
    },
    wronged: {
      suspect: [
        (name) => `${name} accused me, and you saw my card: a judge.`,
        (name) => `I was a judge, and ${name} accused me: think about it.`,
      ],
      liar: [(name) => `${name} accused me, a judge: don’t believe another word!`],
      trust: [(name) => `${name} accused me in good faith: I trust ${name}.`],
      protect: [(name) => `${name} had me wrong; let’s protect ${name} all the same.`],
    },
  },
};

/** What is claimed, true or false, and planned for the night. */
export const statements: Statements = {
  hold: [
    (card) => `In my hand: ${card}.`,
    (card) => `You should know that I hold this card: ${card}.`,
    (card) => `Believe it or not, I hold this: ${card}.`,
  ],
  guarded: [
    (name) => `Last night I protected ${name ?? 'myself'}.`,
    (name) => (name === undefined ? 'My night card was for myself.' : `My night card was for ${name}.`),
  ],
  saw: {
    judge: [
      (name) => `I’ve seen ${name}’s identity: a judge.`,
      (name) => `I know who ${name} is: a judge. I’ve seen it.`,
    ],
    mafia: [
      (name) => `I’ve seen ${name}’s identity: mafia!`,
      (name) => `I know who ${name} is: a mafioso. I’ve seen it.`,
    ],
  },
  plan: [
    (name) => `Tonight let’s all protect ${name ?? 'me'}, then we count.`,
    (name) => `I have a plan: everyone protects ${name ?? 'me'} tonight, and we’ll see who didn’t.`,
  ],
  join: [
    (name) => `I’m in: I’ll protect ${name ?? 'myself'} tonight.`,
    (name) => `Count me in: my card tonight is for ${name ?? 'me'}.`,
    (name) => (name === undefined ? 'So will I: my card is for me.' : `So will I: ${name} gets my card.`),
    (name) => `Good plan. I’ll protect ${name ?? 'myself'}.`,
    (name) => (name === undefined ? 'Thanks! I’ll protect myself, too.' : `You can count on me to protect ${name}.`),
    (name) => (name === undefined ? 'Fine by me: I’ll keep my card.' : `Fine by me. ${name}, you have my card.`),
  ],
};
