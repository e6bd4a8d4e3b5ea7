/** The expert's answer and the next moves, played on the felt. */
import { useEffect, useState } from 'preact/hooks';
import type { GameWords } from '../../../words/words.ts';
import { paceNow } from '../../base/settings.ts';
import { useWords } from '../../base/words.ts';
import type { Shown } from '../../link/moment-questions.ts';
import type { MomentProps, Daily as OfGame } from '../../table/web-part.ts';

const HOLD = 2600;
const LINES = 2;

export type ShownMoves = {
  readonly step: Shown[number] | undefined;
  start(): void;
};

export const useShow = (fetch: () => Promise<Shown>): ShownMoves => {
  const [steps, setSteps] = useState<Shown>([]);
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (at + 1 >= steps.length) return undefined;
    const timer = setTimeout(() => setAt(at + 1), HOLD * Math.max(0.5, paceNow()));
    return () => clearTimeout(timer);
  }, [steps, at]);
  const start = (): void => {
    void fetch().then((all) => {
      setSteps([...all]);
      setAt(0);
    });
  };
  return { step: steps[at], start };
};

const captionOf = (words: GameWords | undefined, { view, told }: Shown[number], names: MomentProps['names']): string =>
  told
    .flatMap((said) => words?.fact(said, names, view.me) ?? [])
    .slice(0, LINES)
    .join(' ');

type Props = { step: Shown[number]; of: MomentProps; room: OfGame };

export const ShownFelt = ({ step, of: { seen, names }, room: { Felt } }: Props) => {
  const says = captionOf(useWords(step.view.game), step, names);
  return (
    <>
      <Felt seen={{ ...seen, view: step.view }} names={names} lean={undefined} says={says} />
      <p class="unseen" role="status">
        {says}
      </p>
    </>
  );
};
