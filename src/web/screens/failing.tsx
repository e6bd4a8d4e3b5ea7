/** A trouble on a screen that seldom has one: what says it is fetched then. */
import { useFetched } from '../fetched.ts';
import { Loading } from '../parts/loading.tsx';
import type { Kind } from './faults.ts';

export const Failing = (props: { kind: Kind; retry?: () => void; move?: number | undefined }) => {
  const Trouble = useFetched(async () => (await import('./trouble.tsx')).Trouble, []).value;
  return Trouble === undefined ? <Loading /> : <Trouble {...props} />;
};
