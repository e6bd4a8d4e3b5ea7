/** A clerk's announcement in a daily moment, and what the cards say after an objection. */
import type { Said } from '../../../engine/facts.ts';
import { isSeat, type Seat } from '../../../engine/seats.ts';
import type { DoubtedClaim, MomentProps } from '../../../web/table/web-part.ts';
import { says } from '../rules/facts.ts';
import type { TribunalView } from '../rules/typed-view.ts';
import { type Announced, announcedIn, viewIn } from './moment-words.ts';
import { momentText } from './text.ts';

/** The announcement in two sentences, in the clerk's words. */
export const sentences = (view: TribunalView, names: MomentProps['names']): readonly [string, string] => {
  const text = momentText();
  const { plot, protect } = announcedIn(view) ?? { plot: undefined, protect: undefined };
  const say = (way: typeof text.plot, seat: Seat | undefined): string => {
    if (seat === undefined) return way.none;
    return seat === view.clerk ? way.mine : seat === view.me ? way.yours : way.of(names(seat));
  };
  return [say(text.plot, plot), say(text.protection, protect)];
};

type SayingProps = Pick<MomentProps, 'names'> & { view: TribunalView; around: readonly Seat[] };

/** A bubble that starts at the clerk's seat. */
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

/** The true result of the night, told to all because the clerk lied. */
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

/** The announcement, and the true result if it was a lie. */
export const Minute: DoubtedClaim['Card'] = ({ seen, names, told }) => {
  const view = viewIn({ seen });
  const text = momentText();
  const said = announcedIn(view) ?? { plot: undefined, protect: undefined };
  const truth = truthIn(told) ?? said;
  const who = (seat: Seat | undefined): string =>
    seat === undefined ? text.nobody : seat === view.me ? text.you : names(seat);
  return (
    <span class="minute">
      <Row label={text.victim} said={who(said.plot)} truth={who(truth.plot)} />
      <Row label={text.sheltered} said={who(said.protect)} truth={who(truth.protect)} />
    </span>
  );
};
