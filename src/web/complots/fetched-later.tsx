import type { ComplotsSeen } from '../../games/complots/seen.ts';
import { useFetched } from '../fetched.ts';
import { Sheet } from '../parts/sheet.tsx';
import { t } from '../text/table.ts';
import type { AboutProps } from './about.tsx';
import type { Subject } from './about-context.ts';
import type { ComplotsText } from './text/fr.ts';

/** Fetched where there is room for it, or when somebody asks. */
export const Help = (props: { view: ComplotsSeen; text: ComplotsText }) => {
  const Reference = useFetched(async () => (await import('./reference.tsx')).Reference, []).value;
  return Reference === undefined ? null : <Reference {...props} />;
};

export const AboutSheet = ({
  about,
  close,
  ...props
}: Omit<AboutProps, 'subject'> & { about: Subject; close(): void }) => {
  const About = useFetched(async () => (await import('./about.tsx')).About, []).value;
  return (
    <Sheet title={t('help')} close={close}>
      {About !== undefined && <About subject={about} {...props} />}
    </Sheet>
  );
};
