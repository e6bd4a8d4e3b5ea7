import type { Printed } from '../../words/book.ts';

/** What is printed on cards, and how they are called. */
export const printed: Printed = {
  cards: {
    suspended: { name: 'Suspended', text: 'The sentence is suspended: nothing happens.' },
    gagged: { name: 'Gagged', text: 'May not speak the next day, and makes no speech.' },
    laconic: { name: 'Tight-lipped', text: 'The next day may use stock phrases only, in the speech too.' },
    disenfranchised: { name: 'No vote', text: 'May not accuse the next day.' },
    'open-vote': {
      name: 'Open vote',
      text: 'Until the round ends, their accusations are shown with their name at the verdict.',
    },
    aggravated: {
      name: 'Repeat offender',
      text: 'Until the round ends, one more accusation card against them at each verdict.',
    },
    confined: {
      name: 'House arrest',
      text: 'May play no card the next night. A mafioso still counts as one: without that card the plot fails.',
    },
    confession: { name: 'Confession', text: 'Shows their identity to the clerk alone. Drawn by the clerk: nothing.' },
    neighbour: { name: 'Gossip', text: 'Shows their identity to the next player not eliminated.' },
    'heavy-sentence': {
      name: 'Heavy sentence',
      text: 'Is eliminated from the round and loses a life. The only one that also strikes an informer, who loses a life.',
    },
    missed: { name: 'Missed', text: 'Nothing happens this time. But the card stays: the next plot means elimination.' },
    omerta: { name: 'Omerta', text: 'May not speak the next day, and makes no speech.' },
    intimidated: { name: 'Intimidated', text: 'May not accuse the next day.' },
    bribed: {
      name: 'Bribed',
      text: 'Their next accusation is played but not counted, not even a doubled one; the court says so.',
    },
    framed: { name: 'Framed', text: 'At the next verdict, once, one more accusation card against them.' },
    marked: {
      name: 'Marked',
      text: 'Until the round ends, a tie for the most accusations that includes them convicts them. Two marked players in it: nobody.',
    },
    hit: { name: 'Hit', text: 'Is eliminated from the round and loses a life.' },
    pardon: { name: 'Pardon', text: 'Cancels your conviction, as if it had never been.' },
    bulletproof: {
      name: 'Bulletproof vest',
      text: 'A plot strikes you: it is cancelled.',
    },
    trap: {
      name: 'Trap',
      text: 'The plot strikes, but you secretly learn the name of one of the plotters.',
    },
    'clean-record': {
      name: 'Clean record',
      text: 'In the debate: hand back one of your Sentence or Mafia cards, and its effect.',
    },
    'double-voice': { name: 'Double vote', text: 'Before accusing: your accusation counts twice.' },
    wiretap: { name: 'Wiretap', text: 'In the count or at the objection: you see the night’s cards.' },
    'inside-man': { name: 'Inside man', text: 'In the debate: you see one player’s identity.' },
    witness: { name: 'Witness', text: 'At the objection: you object, without any risk.' },
  },
  roles: {
    judge: { name: 'Judge', text: 'Find the mafiosi and have them convicted. By night, protect a player.' },
    mafia: { name: 'Mafioso', text: 'Pass for a judge. By night, all plot against the same player.' },
  },
  role: 'your identity',
  decks: { condemnation: 'Sentence', mafia: 'Mafia', 'anti-mafia': 'Anti-Mafia' },
  ballot: {
    accuse: [(name) => `accusation against ${name}`, 'accusation against you'],
    protect: [(name) => `protection for ${name}`, 'protection for you'],
    plot: [(name) => `plot against ${name}`, 'plot against you'],
    innocent: [(name) => `${name}: innocent`, 'you: innocent'],
    guilty: [(name) => `${name}: guilty`, 'you: guilty'],
  },
};
