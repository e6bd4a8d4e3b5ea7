/** Notifies people who want it of open tables of a game, and of invitations. */
import { titleOf } from '../../../words/index.ts';
import { INVITATION } from '../../../words/invitation.ts';
import { find, type People, type Signed } from '../../people/people.ts';
import type { NoticeRow } from '../../store/row-types.ts';
import type { TableDoc } from '../../store/table-doc.ts';
import { blockedFrom } from '../lobby/admission.ts';
import { seatOf } from '../lobby/seats.ts';
import type { Hub, LiveTable } from '../state/hub.ts';
import { tagOf } from '../state/live-table.ts';

export const INVITATIONS = 'invitations';
export const openTablesOf = (game: string): string => `open ${game}`;

const MOST = 500;
/** Least milliseconds between notified invitations from one person to another. */
const ASKED_EVERY = 10 * 60 * 1000;
const LIST = '/#/games';

/** People at a table here need no notification. */
const peopleHere = ({ liveTables }: Hub): ReadonlySet<string> =>
  new Set([...liveTables.values()].flatMap(({ clients }) => [...clients].flatMap(({ person }) => person?.id ?? [])));

/** Notifies people who want it of an open table, at most as often as they chose, on whichever server. */
export const tellOpenTable = async (hub: Hub, people: People, doc: TableDoc): Promise<void> => {
  const { store, journal, setting, push: post } = hub;
  const { game } = doc.settings;
  const topic = openTablesOf(game);
  const now = setting.now();
  const here = peopleHere(hub);
  const due: NoticeRow[] = [];
  for (const wish of await store.wishers(topic, now, MOST)) {
    const known = here.has(wish.person) ? undefined : await find(people, wish.person);
    if (known === undefined || seatOf(doc, wish.person) !== undefined) continue;
    if (blockedFrom(doc, { id: wish.person, ...known }) === undefined) due.push(wish);
  }
  if (due.length === 0) return;
  const markOfWish = ({ person, told }: NoticeRow): string => tagOf(hub, `${topic} ${person} ${told}`);
  const first = new Set(await store.takeChallenges(due.map(markOfWish), now + ASKED_EVERY));
  const told = due.filter((wish) => first.has(markOfWish(wish)));
  for (const { person } of told) journal.write({ write: 'wish-told', person, topic, at: now });
  await journal.durable();
  await Promise.all(
    told.map((wish) => post.tellWish(wish, (lang) => INVITATION[lang].invites(undefined, titleOf(game, lang)), LIST)),
  );
};

export const tellInvitation = async (by: Signed, person: string, { hub, id, doc }: LiveTable): Promise<void> => {
  const wish = (await hub.store.wishes(person)).find(({ topic }) => topic === INVITATIONS);
  const mark = tagOf(hub, `invitation ${by.id} ${person}`);
  if (wish === undefined || !(await hub.store.takeChallenge(mark, hub.setting.now() + ASKED_EVERY))) return;
  const { game } = doc.settings;
  void hub.push.tellWish(wish, (lang) => INVITATION[lang].invites(by.name, titleOf(game, lang)), `/#/table/${id}`);
};
