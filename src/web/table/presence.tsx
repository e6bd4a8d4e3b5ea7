/** The sign of a player's connection. It depends on nothing hidden. */

import '../base/css/presence.css';
import type { Names } from '../../words/words.ts';
import { Emblem } from '../base/art/emblem.tsx';
import { t } from '../base/text/table.ts';
import type { People, Person } from '../link/link.ts';

const SIGNS = { offline: 'unplugged', away: 'robot', bot: 'robot', given: 'scroll' } as const;

export const presenceSaid = (person: Person | undefined): string | undefined =>
  person?.standing === undefined ? undefined : t('standings')[person.standing];

/** Players whom the table waits for, with "offline" if they are. */
export const awaitedBy =
  (people: People, names: Names): Names =>
  (seat) =>
    people[seat]?.standing === 'offline' ? `${names(seat)} (${t('standings').offline})` : names(seat);

/** Hidden from screen readers: the place's own text says it. */
export const Presence = ({ person }: { person: Person | undefined }) =>
  person?.standing === undefined ? null : (
    <span class={`presence ${person.standing}`} title={presenceSaid(person)}>
      <Emblem name={SIGNS[person.standing]} />
    </span>
  );

export const Absent = ({ people }: { people: readonly (Person | undefined)[] }) => (
  <p class="unseen" role="status">
    {people
      .flatMap((person) =>
        person === undefined || person.standing === undefined || person.standing === 'bot'
          ? []
          : [t('standingOf')(person.name, t('standings')[person.standing])],
      )
      .join(' · ')}
  </p>
);

export const Watchers = ({ count }: { count: number }) =>
  count === 0 ? null : (
    <span class="watchers" title={t('watchers')(count)}>
      <Emblem name="spyglass" />
      <span aria-hidden="true">{count}</span>
      <span class="unseen">{t('watchers')(count)}</span>
    </span>
  );
