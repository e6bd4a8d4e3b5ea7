/**
 * Bot accounts: made by a person for a program. They are bots from the first moment, and have a key instead of a
 * cookie.
 */
import { fault } from '../../engine/fault.ts';
import { newId } from '../ids.ts';
import type { PersonRow } from '../store/row-types.ts';
import { forget, moveHere, openSession, type People, type Signed, sealFor } from './people.ts';
import { checkBotName } from './text.ts';

/** Per owner. */
const MOST_BOTS = 10;
const KEY = { purpose: 'bot', device: '' } as const;

type WithKey = { readonly bot: { readonly id: string; readonly name: string }; readonly key: string };

export const newBotAccount = async (people: People, owner: Signed, name: string): Promise<WithKey> => {
  const row = { id: newId(), name: checkBotName(name), lang: owner.lang, created: people.now() };
  const tooMany = fault('too-many', `you have ${MOST_BOTS} bots already; delete one first`);
  if ((await people.store.botsOf(owner.id)).length >= MOST_BOTS) throw tooMany;
  people.journal.write({ write: 'person', row }, { write: 'bot', person: row.id, owner: owner.id, most: MOST_BOTS });
  const { n } = openSession(people, row.id, KEY, false);
  await people.journal.durable(row.id);
  if ((await people.store.botsOf(owner.id)).every(({ id }) => id !== row.id)) {
    await forget(people, row); // others were made at the same time
    throw tooMany;
  }
  return { bot: { id: row.id, name: row.name }, key: sealFor(people, 'bot', { ...row, session: n }) };
};

export const ownBot = async ({ store }: People, owner: Signed, id: string): Promise<PersonRow> => {
  const found = (await store.botsOf(owner.id)).find((one) => one.id === id);
  if (found === undefined) throw fault('left', 'id: you have no such bot', 'id');
  return found;
};

/** The older key becomes void, and its connections are told. */
export const newBotKey = async (people: People, bot: PersonRow): Promise<string> =>
  sealFor(people, 'bot', await moveHere(people, bot, KEY));
