/** A person at the table: mask, name, presence. */
import type { ComponentProps } from 'preact';
import type { Person } from '../link/link.ts';
import { Mask } from './mask.tsx';
import { Presence } from './presence.tsx';

type Props = ComponentProps<typeof Mask> & {
  name: string;
  /** Plain letters, for lists. */
  plain?: boolean;
  person?: Person | undefined;
};

export const Medal = ({ name, plain = false, person, ...mask }: Props) => (
  <>
    <Mask {...mask} />
    {plain ? <span class="name">{name}</span> : <b class="name">{name}</b>}
    <Presence person={person} />
  </>
);
