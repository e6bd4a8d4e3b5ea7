/** What a clerk announces of the night, at a moment that one is asked about; and what the cards say once it is contested. */
import type { Said } from '../../engine/facts.ts';
import { wordsOf } from '../../engine/phrases.ts';
import { viewOf } from '../../engine/reading.ts';
import { isSeat, type Seat } from '../../engine/seats.ts';
import { says } from '../../games/tribunal/facts.ts';
import { type Rumour, rumours } from '../../games/tribunal/rumours.ts';
import { isTribunal, type TribunalSeen } from '../../games/tribunal/seen.ts';
import type { DoubtedClaim, MomentProps } from '../game-module.ts';
import { momentText } from './text.ts';

const viewIn = ({ seen }: Pick<MomentProps, 'seen'>): TribunalSeen => viewOf(isTribunal, seen.view);

type Announced = { readonly plot: Seat | undefined; readonly protect: Seat | undefined };
/** What is announced, where it may be contested. */
export const announcedIn = ({ phase, announcement }: TribunalSeen): Announced | undefined =>
  phase !== 'contest' || announcement === null
    ? undefined
    : { plot: announcement.plot ?? undefined, protect: announcement.protect ?? undefined };

/** In the clerk's own words: two sentences. */
export const sentences = (view: TribunalSeen, names: MomentProps['names']): readonly [string, string] => {
  const text = momentText();
  const { plot, protect } = announcedIn(view) ?? { plot: undefined, protect: undefined };
  const say = (way: typeof text.plot, seat: Seat | undefined): string => {
    if (seat === undefined) return way.none;
    return seat === view.clerk ? way.mine : seat === view.me ? way.yours : way.of(names(seat));
  };
  return [say(text.plot, plot), say(text.protection, protect)];
};

type SayingProps = Pick<MomentProps, 'names'> & { view: TribunalSeen; around: readonly Seat[] };

/** He speaks: the bubble begins at his side of the table. */
export const Saying = ({ view, names, around }: SayingProps) => {
  const place = (around.indexOf(view.clerk) + 0.5) / around.length;
  const [first, then] = sentences(view, names);
  return (
    <div class={`said ${place > 0.5 ? 'right' : ''}`} style={{ '--at': `${place}` }}>
      <p class="bubble">
        <b>{first}</b>
        <small>{then}</small>
      </p>
    </div>
  );
};

/** The truth of the night, where it is told to all because the clerk lied. */
const truthIn = (told: readonly Said[]): Announced | undefined => {
  const said = told.find((one) => says(one, 'proclaimed'));
  if (said === undefined) return undefined;
  const [, plot, protect] = said;
  return { plot: isSeat(plot) ? plot : undefined, protect: isSeat(protect) ? protect : undefined };
};

const Row = ({ label, said, truth }: { label: string; said: string; truth: string }) => (
  <>
    <span>{label}</span>
    <b>
      {said === truth ? (
        said
      ) : (
        <>
          <s>{said}</s>
          {truth}
        </>
      )}
    </b>
  </>
);

const Card: DoubtedClaim['Card'] = ({ seen, names, lie, told }) => {
  const view = viewIn({ seen });
  const text = momentText();
  const said = announcedIn(view) ?? { plot: undefined, protect: undefined };
  const truth = truthIn(told) ?? said;
  const who = (seat: Seat | undefined): string =>
    seat === undefined ? text.nobody : seat === view.me ? text.you : names(seat);
  return (
    <span class={`came-out count ${lie ? 'lie' : 'truth'}`}>
      <span class="minute">
        <Row label={text.victim} said={who(said.plot)} truth={who(truth.plot)} />
        <Row label={text.sheltered} said={who(said.protect)} truth={who(truth.protect)} />
      </span>
      <b class="verdict">{lie ? text.lie : text.truth}</b>
    </span>
  );
};

const outcome: DoubtedClaim['outcome'] = ({ seen, names }, lie, doubted) => {
  const text = momentText();
  const who = names(viewIn({ seen }).clerk);
  if (lie) return [text.hasLied(who), doubted ? text.costsHim(who) : text.stands];
  return [text.wasHonest(who), doubted ? text.costsYou : text.wellLeft];
};

/** My own card of the night. */
export const ownCard = (view: TribunalSeen): readonly [verb: string, at: Seat] | undefined => {
  const card = view.notes?.played[`night ${view.day}`];
  if (card === undefined) return undefined;
  const [verb, at] = wordsOf(card);
  return [verb, at];
};

/** Of what was heard of the clerk, what tells most. */
const TELLING: readonly Rumour['of'][] = ['learned', 'trapped', 'lied', 'contested', 'unmasked'];

/** What he would gain by it; then what I know myself. */
const why =
  (lineOf: (one: Rumour, names: MomentProps['names']) => string): DoubtedClaim['why'] =>
  ({ seen, names }) => {
    const view = viewIn({ seen });
    const text = momentText();
    const { plot, protect } = announcedIn(view) ?? { plot: undefined, protect: undefined };
    const who = names(view.clerk);
    const gain =
      protect === view.clerk
        ? text.boasts(who)
        : plot === view.me
          ? text.makesVictim
          : plot === undefined
            ? text.hides
            : text.gainsNothing(who);
    const [verb, at] = ownCard(view) ?? [];
    const mine = verb === 'protect' && at === protect ? text.bornOut : undefined;
    const rumour = rumours({ view, heard: seen.heard }).find(({ of, by }) => by === view.clerk && TELLING.includes(of));
    const known = mine ?? (rumour === undefined ? undefined : lineOf(rumour, names));
    return known === undefined ? gain : `${gain} ${known}`;
  };

/** The lie or the truth of an announcement. */
export const doubtedCount = (lineOf: Parameters<typeof why>[0]): DoubtedClaim => ({
  Card,
  outcome,
  why: why(lineOf),
  words: () => momentText().contest,
  isLie: (told) => told.some((said) => says(said, 'lied')),
});
