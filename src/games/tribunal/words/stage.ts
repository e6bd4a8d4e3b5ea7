/** Screen-reader texts of the court room, besides facts, moves and questions. */
import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { CardWords, StageWords } from '../../../words/words.ts';
import { DECK_NAMES, deckOf, type Effect, effectOf, isCard, rowOf, SPENT } from '../rules/decks.ts';
import { says } from '../rules/facts.ts';
import { isCourtStep } from '../rules/steps.ts';
import { isTribunal, reasonsFor, type TribunalView } from '../rules/typed-view.ts';
import type { Entry } from '../rules/view.ts';
import type { Book, OwnLine, Voice } from './book.ts';
import { factOf } from './fact.ts';
import { ballot, cardName, claimed, pledge, stock } from './voice.ts';

export const isShown = ({ docket, me }: TribunalView, seat: Seat): boolean => seat !== me && docket.of[seat].shown;

const isPast = ({ day, phase }: TribunalView, { card, on }: Entry['terms'][number]): boolean => {
  const { acts } = rowOf(card);
  if (on === SPENT) return true;
  return (acts === 'day' || acts === 'night') && (on < day || (on === day && acts === 'day' && NIGHT.includes(phase)));
};

const placeOf = (voice: Voice, view: TribunalView, seat: Seat): string[] => {
  const { place, decks } = voice.book;
  const { lives, status, blames, antiMafia, identity, openVote } = view.players[seat];
  return [
    place.lives(lives),
    ...(view.clerk === seat && view.over === null ? [place.clerk] : []),
    ...(view.floor !== 'all' && view.floor.includes(seat) && view.phase === 'pleas' ? [place.floor] : []),
    ...(status === 'in' ? [] : [place.status[status]]),
    ...(identity === undefined || !isShown(view, seat) ? [] : [place.identity[identity]]),
    ...(blames === 0 ? [] : [place.blames(blames)]),
    ...(view.docket.of[seat].barred ? [place.barred] : []),
    ...view.docket.of[seat].terms.map((held) =>
      isPast(view, held) ? decks[deckOf(held.card)] : cardName(voice, held.card),
    ),
    ...(antiMafia === 0 || seat === view.me ? [] : [place.antiMafia(antiMafia)]),
    ...(openVote === undefined ? [] : [place.openVote(ballot(voice, openVote))]),
  ];
};

const card = ({ roles, role, decks, cards }: Book, word: string): CardWords | undefined => {
  if (word === 'judge' || word === 'mafia') return { ...roles[word], kind: role, tone: word === 'judge' ? 0 : 1 };
  if (!isCard(word)) return undefined;
  const of = deckOf(word);
  return { ...cards[word], kind: decks[of], tone: 2 + DECK_NAMES.indexOf(of) };
};

/** Private facts. */
const STANDS = ['is', 'recognized', 'ordered', 'watches', 'played', 'got', 'learned', 'trapped', 'saw'] as const;
const TOLD = ['peeked', 'confided', 'murmured'] as const;
const secret = (said: Said): 'stands' | 'told' | undefined =>
  says(said, ...STANDS) ? 'stands' : says(said, ...TOLD) ? 'told' : undefined;

const NIGHT = ['night-vote', 'count', 'contest', 'night-verdict'];
const DAY = ['deliberation', 'pleas', 'accusation', 'day-verdict'];
/** T73 A card that restricts my speech today. */
export const boundTo = ({ docket, day, phase }: TribunalView, me: Seat): 'gagged' | 'laconic' | undefined => {
  const today = (effect: Effect) =>
    docket.of[me].terms.some(({ card, on }) => on === day && effectOf(card) === effect) && DAY.includes(phase);
  return today('silence') ? 'gagged' : today('stock-phrases') ? 'laconic' : undefined;
};

const uttered = (voice: Voice, said: Said): string | undefined => {
  if (says(said, 'spoke')) return said[2];
  if (says(said, 'claimed')) {
    const [speaker, , ...words] = said;
    return claimed({ ...voice, speaker }, ...words);
  }
  if (says(said, 'pleaded')) return pledge({ ...voice, speaker: said[0] }, said[2]);
  if (!says(said, 'said')) return undefined;
  const [speaker, , ...phrase] = said;
  return stock({ ...voice, speaker }, ...phrase);
};

export const stageWords = (book: Book, own: OwnLine = () => undefined): StageWords => ({
  place: (view, seat, names) => (isTribunal(view) ? placeOf({ book, names, me: view.me }, view, seat) : []),
  secret,
  filled: (pattern, view) => (isTribunal(view) ? reasonsFor(view, pattern) : []),
  card: (word) => card(book, word),
  step: (step) => (isCourtStep(step) ? book.steps[step] : step),
  briefly: (said, cards, names, me) => factOf({ book, names, me, cards, own: own(said) }, said),
  uttered: (said, names) => uttered({ book, names, me: undefined, own: own(said) }, said),
  speakingRule: (view) => {
    if (!isTribunal(view) || view.me === undefined) return '';
    const bound = boundTo(view, view.me);
    if (bound !== undefined) return book.speech[bound];
    if (view.floor === 'all') return book.speech.all;
    return view.floor.includes(view.me) ? book.speech.mine : book.speech.offence;
  },
});
