/** A trouble on a screen that seldom has one: what says it is fetched then. */
import { useFetched } from '../base/fetched.ts';
import { Loading } from '../parts/loading.tsx';

type Failed = { code: string; move?: number | undefined };

/** A game that does not open: under these rules it goes otherwise from a move on; or it cannot be read. */
export const unopened = ({ move }: { readonly move?: number }): Failed => ({
  code: move === undefined ? 'old-replay' : 'older-rules',
  move,
});

export const Failing = (props: Failed & { retry?: () => void }) => {
  const Trouble = useFetched(async () => (await import('./trouble.tsx')).Trouble, []).value;
  return Trouble === undefined ? <Loading /> : <Trouble {...props} />;
};
