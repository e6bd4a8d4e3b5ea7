/** Answers to today's claim from people in the lobby, read from the chat. */
import { type Day, dayAt } from '../../link/days.ts';

type Line = { readonly person?: string | undefined; readonly quick?: string | undefined; readonly at: number };
type Lobby = {
  readonly chat: { readonly value: readonly Line[] };
  readonly table: {
    readonly value: { readonly seats: readonly { readonly person?: string | undefined }[] } | undefined;
  };
};

const SAYS = new Map([
  ['i-doubt-it', true],
  ['i-believe-it', false],
]);

/** By person: whether they doubt it. Their first phrase counts, as at home. */
export const answersIn = ({ chat, table }: Lobby, today: Day): ReadonlyMap<string, boolean> => {
  const seated = new Set(table.value?.seats.map(({ person }) => person));
  return new Map(
    chat.value.toReversed().flatMap(({ person, quick = '', at }) => {
      const doubts = SAYS.get(quick);
      const counts = seated.has(person) && dayAt(new Date(at)).number === today.number;
      return person === undefined || doubts === undefined || !counts ? [] : [[person, doubts] as const];
    }),
  );
};
