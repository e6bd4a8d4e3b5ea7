/** A player's notes: cards they were shown, and what everybody has seen this round. */
import { useMemo } from 'preact/hooks';
import { others, type Seat } from '../../../engine/seats.ts';
import type { Person, Snapshot } from '../../../web/link/link.ts';
import { WhoSheet } from '../../../web/table/characters/who-sheet.tsx';
import { RulesLink } from '../../../web/table/reference.tsx';
import type { Names } from '../../../words/words.ts';
import type { Card } from '../rules/cards.ts';
import { type Memory, remember } from '../rules/memory.ts';
import type { AssassinXView } from '../rules/typed-view.ts';
import type { AssassinXText } from '../texts/fr/table.ts';
import { nameOf } from './card.tsx';
import { watchedLines } from './trail.tsx';

/** What I know of the others' hands this round; all cards are dealt again in the next. */
export const useMemory = (view: AssassinXView, heard: Snapshot['heard']): Memory | undefined =>
  useMemo(() => {
    const round = heard.slice(
      Math.max(
        0,
        heard.findLastIndex(([, verb]) => verb === 'began'),
      ),
    );
    return view.me === undefined ? undefined : remember(round, view.me, view.seats);
  }, [heard, view.me]);

export const knownOf = (memory: Memory | undefined, seat: Seat): readonly Card[] =>
  (memory?.held[seat] ?? []).filter(({ sure }) => sure).map(({ card }) => card);

type NotesProps = { view: AssassinXView; memory: Memory | undefined; names: Names; text: AssassinXText };

/** Beside the table: cards that I know others hold. */
export const Notes = ({ view, memory, names, text }: NotesProps) => {
  const { me, seats } = view;
  const known = (me === undefined ? [] : others(seats, me)).flatMap((seat) => {
    const cards = knownOf(memory, seat);
    if (cards.length > 0) return [text.holds(names(seat), cards.map(nameOf).join(', '))];
    return memory?.clean[seat] === true && view.players[seat].in ? [text.clean(names(seat))] : [];
  });
  return (
    <section class="notes">
      {me !== undefined && (
        <>
          <h2>{text.known}</h2>
          <ul>
            {known.map((line) => (
              <li key={line}>{line}</li>
            ))}
            {known.length === 0 && <li>{text.nothingKnown}</li>}
          </ul>
        </>
      )}
      <RulesLink view={view} />
    </section>
  );
};

type AcrossProps = {
  heard: Snapshot['heard'];
  seat: Seat;
  person: Person | undefined;
  names: Names;
  text: AssassinXText;
  close(): void;
};

/** Another player, and what everybody has seen of them this round. */
export const Across = ({ heard, seat, person, names, text, close }: AcrossProps) => {
  const lines = watchedLines(heard, seat, names, text);
  return (
    <WhoSheet person={person} seat={seat} name={names(seat)} close={close}>
      <p class="hint">{lines.length === 0 ? text.nothingSeen : text.thisRound}</p>
      <ul class="watched">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </WhoSheet>
  );
};
