/** Shows an error on a screen that rarely has one; the error page is fetched then. */
import { useFetched } from '../base/fetched.ts';
import { Loading } from '../parts/loading.tsx';

type Failed = { code: string; move?: number | undefined };

/** The error of a game that differs under today's rules from some move on, or cannot be read. */
export const unopened = ({ move }: { readonly move?: number }): Failed => ({
  code: move === undefined ? 'old-replay' : 'older-rules',
  move,
});

/** Where links to dares lead. */
export const OldDare = () => <Failing code="old-dare" />;

export const Failing = (props: Failed & { retry?: () => void }) => {
  const Trouble = useFetched(async () => (await import('./trouble.tsx')).Trouble, []).value;
  return Trouble === undefined ? <Loading /> : <Trouble {...props} />;
};
