/** Explains a touched card, player or pile. */
import type { ComplotsView } from '../rules/typed-view.ts';
import './css/about.css';
import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { People } from '../../../web/link/link.ts';
import { Who } from '../../../web/table/characters/who.tsx';
import type { Names } from '../../../words/words.ts';
import { copies } from '../rules/box.ts';
import { type Character, isCharacter } from '../rules/characters.ts';
import { claimIn } from '../rules/claims.ts';
import { read } from '../rules/facts.ts';
import type { ComplotsText } from '../texts/fr/table.ts';
import type { Subject } from './about-context.ts';
import { Face } from './card.tsx';
import { CharacterLine } from './reference.tsx';

export type AboutProps = {
  subject: Subject;
  view: ComplotsView;
  heard: readonly Said[];
  names: Names;
  people: People;
  text: ComplotsText;
};

export const About = (props: AboutProps) => {
  const { subject, view, text } = props;
  if ('card' in subject) return <AboutCard of={subject.card} view={view} text={text} />;
  if ('seat' in subject) return <AboutSeat {...props} seat={subject.seat} />;
  const { pile } = subject;
  const left = pile === 'court' ? text.cardsLeft(view.court) : text.coins(view[pile] ?? 0);
  return (
    <section class="about">
      <h2>{text[pile]}</h2>
      <p>
        <b>{left}</b>
      </p>
      <p>{text.about[pile]}</p>
    </section>
  );
};

const AboutCard = ({ of, view, text }: { of: Character; view: ComplotsView; text: ComplotsText }) => {
  const up = view.seats.flatMap((seat) => view.players[seat].revealed).filter((card) => card === of).length;
  const all = copies(view.seats.length);
  return (
    <section class="about reference">
      <div class="of-card">
        <Face of={of} text={text} />
        <div>
          <CharacterLine character={of} lineup={view.lineup} text={text} up={up} of={all} />
          <p>{text.seenUp(up, all)}</p>
        </div>
      </div>
    </section>
  );
};

/** What a player claimed so far, how often, and the outcomes. */
const claimsOf = (
  heard: readonly Said[],
  seat: Seat,
  verb: 'claimed' | 'showed' | 'bluffed',
): Map<Character, number> => {
  const claims = new Map<Character, number>();
  for (const fact of heard) {
    const said = read(fact);
    const [who, done, ...shown] = said;
    if (who !== seat) continue;
    const cards = verb === 'claimed' ? [claimIn(said)] : done === verb ? shown : [];
    for (const card of cards) if (isCharacter(card)) claims.set(card, (claims.get(card) ?? 0) + 1);
  }
  return claims;
};

const AboutSeat = ({ seat, view, heard, names, people, text }: AboutProps & { seat: Seat }) => {
  const { coins, hidden, dead, revealed, side, alive } = view.players[seat];
  const name = names(seat);
  const listed = (verb: Parameters<typeof claimsOf>[2]): string =>
    [...claimsOf(heard, seat, verb)]
      .map(([card, n]) => `${text.characters[card].name}${n > 1 ? ` ×${n}` : ''}`)
      .join(', ');
  const rows = [
    [text.about.claimed, listed('claimed')],
    [text.about.proved, listed('showed')],
    [text.about.caught, listed('bluffed')],
  ] as const;
  return (
    <section class="about">
      <h2>{name}</h2>
      <Who person={people[seat]} seat={seat} />
      <p>
        {[
          ...(side === undefined ? [] : [text.sides[side]]),
          ...(alive ? [text.coins(coins), text.hiddenCards(hidden)] : [text.out]),
          ...(dead > 0 ? [text.deadDown(dead)] : []),
        ].join(' · ')}
      </p>
      {revealed.length > 0 && (
        <div class="fallen">
          {revealed.map((card, i) => (
            <Face key={`${card} ${i + 1}`} of={card} text={text} dead />
          ))}
        </div>
      )}
      <dl>
        {rows.map(([what, list]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{list === '' ? '—' : list}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
