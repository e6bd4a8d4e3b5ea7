/** Blocks a person: neither can join the other's table, and their chat is hidden. */
import { useState } from 'preact/hooks';
import { call, isFailure } from '../../base/api.ts';
import { mute } from '../../link/muted.ts';

export const useBlock = (person: string | undefined) => {
  const [isBlocked, setBlocked] = useState(false);
  const block = async (whom: string): Promise<void> => {
    if (isFailure(await call('block', { person: whom }))) return;
    mute(whom);
    setBlocked(true);
  };
  return { isBlocked, block: person === undefined ? undefined : () => void block(person) };
};
