import type { Emblem as Name } from './emblems.ts';

/** An emblem in the colour of the text around it. The word beside it says the same, so it is silent. */
export const Emblem = ({ name, class: style }: { name: Name; class?: string }) => (
  <svg class={`emblem ${style ?? ''}`} viewBox="0 0 512 512" aria-hidden="true">
    <use href={`./emblems.svg#${name}`} />
  </svg>
);
