/** Recent chat lines, shown at the seats for a moment. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { ChatLine, TableInfo } from '../../protocol/messages.ts';
import type { Talk } from './link.ts';

export const SEEN_FOR = 4000;
const MOST = 2;

/** Keeps each player's latest line, of the two latest players only. */
export const openBubbles = (
  table: ReadonlySignal<TableInfo | undefined>,
  wordsIn: (line: ChatLine) => string | undefined,
  wait: (ms: number, then: () => void) => void,
): { readonly talk: ReadonlySignal<readonly Talk[]>; hear(lines: readonly ChatLine[]): void } => {
  const recent = signal<readonly ChatLine[]>([]);
  return {
    talk: computed(() =>
      recent.value.flatMap((line) => {
        const seat = table.value?.seats.find(({ person }) => person !== undefined && person === line.person)?.seat;
        const says = wordsIn(line);
        return seat === undefined || says === undefined ? [] : [{ n: line.n, seat, name: line.name, says }];
      }),
    ),
    hear(lines) {
      if (lines.length === 0) return;
      recent.value = [...recent.value, ...lines]
        .filter((one, i, all) => all.findLastIndex(({ person }) => person === one.person) === i)
        .slice(-MOST);
      wait(SEEN_FOR, () => {
        recent.value = recent.value.filter((one) => !lines.includes(one));
      });
    },
  };
};
