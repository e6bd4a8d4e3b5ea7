import type { EmblemName } from './emblems.ts';
import { drawing } from './sheets.ts';

/** `crown` is in emblems.svg, `<game>/crown` in the sheet of that game. */
const place = (name: EmblemName): string => {
  const [game = '', own] = name.split('/');
  return own === undefined ? drawing('emblems', name) : drawing(`emblems-${game}`, own);
};

/** An emblem in the colour of the text around it. Screen readers skip it: the word beside it says the same. */
export const Emblem = ({ name, class: style }: { name: EmblemName; class?: string }) => (
  <svg class={`emblem ${style ?? ''}`} viewBox="0 0 512 512" aria-hidden="true">
    <use href={place(name)} />
  </svg>
);
