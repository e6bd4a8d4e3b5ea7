/** Seats people at tables of Play now by the server's rules, in memory: many more than a server could. */
import { oneOf, roll, seeded } from '../src/engine/chance.ts';
import { isFault } from '../src/engine/fault.ts';
import type { Game } from '../src/engine/game.ts';
import type { TableDoc } from '../src/server/store/table-doc.ts';
import { blockedFrom } from '../src/server/tables/lobby/admission.ts';
import { peopleAt, sitWithStrangers, takeChair } from '../src/server/tables/lobby/chairs.ts';
import { fill, newDoc, remove } from '../src/server/tables/lobby/lobby.ts';
import { end } from '../src/server/tables/lobby/phases.ts';

type Person = { readonly id: string; readonly blocks: string[]; readonly blockedBy: string[] };
export type Seatings = { readonly seated: number; readonly keptApart: number; readonly pairs: number };

const [PEOPLE, BLOCKED_BY_EACH, TABLES, SEATS] = [400, 20, 40, 4];

const crowd = (seed: string): Person[] => {
  const rng = seeded(`${seed} blocks`);
  const people = Array.from({ length: PEOPLE }, (_, i): Person => ({ id: `p${i}`, blocks: [], blockedBy: [] }));
  for (const one of people)
    for (let n = 0; n < BLOCKED_BY_EACH; n++) {
      const other = oneOf(rng, people);
      if (other === one || one.blocks.includes(other.id)) continue;
      one.blocks.push(other.id);
      other.blockedBy.push(one.id);
    }
  return people;
};

/** Seats a person if allowed. */
const sits = (doc: TableDoc, person: Person): boolean => {
  const guest = { ...person, name: person.id, from: person.id };
  try {
    if (doc.status === 'playing') takeChair(doc, guest, () => false);
    else sitWithStrangers(doc, guest);
    return true;
  } catch (error) {
    if (!isFault(error)) throw error;
    return false;
  }
};

/** Games begin and end, people come and go, until enough were seated. */
export const seatMany = (game: Game, wanted: number, seed: string): Seatings => {
  const rng = seeded(seed);
  const people = crowd(seed);
  const seatedAt = new Map<Person, TableDoc>();
  const settings = { game: game.id, seats: SEATS, options: {}, public: true, watch: true, delay: 0, moreTime: true };
  const lay = ({ id }: Person): TableDoc =>
    newDoc([game], { ...settings, clock: { pace: 'normal' }, strangers: { starts: 0 } }, { id, name: id, from: id });
  const tables: TableDoc[] = [];
  const found = { seated: 0, keptApart: 0, pairs: 0 };
  const step = (doc: TableDoc): void => {
    if (doc.status === 'playing') {
      end(doc, doc.match, 0, () => true);
      doc.insiders = [];
      delete doc.given;
      doc.strangers = { starts: 0 };
    } else {
      fill(doc, 'regular', () => undefined);
      doc.status = 'playing';
    }
  };
  while (found.seated < wanted) {
    const person = oneOf(rng, people);
    const before = seatedAt.get(person);
    if (before !== undefined) remove(before, person.id, 'regular');
    const at = roll(rng, TABLES);
    const known = tables[at];
    if (known !== undefined && roll(rng, 8) === 0) step(known);
    const doc = known === undefined || peopleAt(known) === 0 ? lay(person) : known;
    tables[at] = doc;
    seatedAt.delete(person);
    if (blockedFrom(doc, person) !== undefined) found.keptApart += 1;
    else if (doc !== known || sits(doc, person)) {
      seatedAt.set(person, doc);
      found.seated += 1;
      const others = doc.seats.flatMap((seat) => seat.person ?? []);
      if (others.some((one) => person.blocks.includes(one) || person.blockedBy.includes(one))) found.pairs += 1;
    }
  }
  return found;
};
