/** What the table fetches once it is wanted: the reference, and what is asked about a card or a player. */
import type { Said } from '../../engine/facts.ts';
import type { ComplotsSeen } from '../../games/complots/seen.ts';
import type { Names } from '../../words/words.ts';
import { useFetched } from '../fetched.ts';
import type { People } from '../link/link.ts';
import { Sheet } from '../parts/sheet.tsx';
import type { PassingTools } from '../pass/use-passing.ts';
import { t } from '../text/table.ts';
import type { Subject } from './about-context.ts';
import type { ComplotsText } from './text/fr.ts';

/** Fetched where there is room for it, or when somebody asks. */
export const Help = (props: { view: ComplotsSeen; text: ComplotsText }) => {
  const Reference = useFetched(async () => (await import('./reference.tsx')).Reference, []).value;
  return Reference === undefined ? null : <Reference {...props} />;
};

type AboutProps = {
  about: Subject;
  view: ComplotsSeen;
  heard: readonly Said[];
  names: Names;
  people: People;
  text: ComplotsText;
  passing: PassingTools;
  close(): void;
};

export const AboutSheet = ({ about, close, ...props }: AboutProps) => {
  const About = useFetched(async () => (await import('./about.tsx')).About, []).value;
  return (
    <Sheet title={t('help')} close={close}>
      {About !== undefined && <About subject={about} {...props} />}
    </Sheet>
  );
};
