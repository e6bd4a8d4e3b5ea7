/** Three, two, one on the big screen: all who press their seals see their card at the same moment. */
import { useEffect, useMemo } from 'preact/hooks';
import { useCountdown } from '../../parts/countdown.ts';
import { ring } from '../../parts/sound.ts';
import { useWallText } from './words.ts';

/** Milliseconds; clocks of screens differ, so the count begins when it is heard of. */
const COUNT = 3000;
/** Whoever lets go earlier stops the count, and there is no drum. */
const NEARLY = 2500;

export const LookTogether = ({ at }: { at: number | undefined }) => {
  const text = useWallText();
  const until = useMemo(() => (at === undefined ? undefined : performance.now() + COUNT), [at]);
  const left = useCountdown(until);
  useEffect(() => {
    if (until === undefined) return;
    return () => {
      if (performance.now() > until - COUNT + NEARLY) ring('drum');
    };
  }, [until]);
  if (left === undefined) return null;
  return (
    <p class="look-together" role="status">
      <b key={left}>{left}</b>
      <span>{text?.together}</span>
    </p>
  );
};
