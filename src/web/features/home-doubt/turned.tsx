/** An answered claim: silence, the card, what is said of it, and where to go next. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { paceNow, still } from '../../base/settings.ts';
import { CameOut } from './came-out.tsx';
import type { HomeDoubt } from './files.ts';

const SILENCE = 900;

/** `lie`: undefined until it is known. */
type Props = {
  asked: HomeDoubt;
  lie: boolean | undefined;
  fresh: boolean;
  says: ComponentChildren;
  children: ComponentChildren;
};

export const Turned = ({ asked, lie, fresh, says, children }: Props) => {
  const [silent, setSilent] = useState(fresh);
  const known = lie !== undefined;
  useEffect(() => {
    if (!known || !silent) return;
    const timer = setTimeout(() => setSilent(false), still() ? 0 : SILENCE * paceNow());
    return () => clearTimeout(timer);
  }, [known]);
  const turned = known && !silent;
  return (
    <>
      <CameOut asked={asked} lie={turned ? lie : undefined} fresh={fresh} />
      <div class="lines" role="status">
        {turned && says}
      </div>
      {turned && children}
    </>
  );
};
