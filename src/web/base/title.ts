/** The title of the browser tab: page, site, and a mark on one's turn. */
import { effect, signal } from '@preact/signals';

const HOUSE = 'Cabale';

const page = signal(HOUSE);
const called = signal(false);

effect(() => {
  const name = page.value === HOUSE ? HOUSE : `${page.value} · ${HOUSE}`;
  document.title = called.value ? `● ${name}` : name;
});

export const nameTab = (says: string): void => {
  page.value = says;
};

export const callInTab = (asked: boolean): void => {
  called.value = asked;
};
