/** Parts of the table that are loaded on demand: reference card, scenes, explanations. */

import { useFetched } from '../../../web/base/fetched.ts';
import { t } from '../../../web/base/text/table.ts';
import { Sheet } from '../../../web/parts/sheet.tsx';
import type { ComplotsView } from '../rules/typed-view.ts';
import type { ComplotsText } from '../texts/fr/table.ts';
import type { AboutProps } from './about.tsx';
import type { Subject } from './about-context.ts';

/** Fetched on wide screens, or when somebody asks. */
export const Help = (props: { view: ComplotsView; text: ComplotsText }) => {
  const Reference = useFetched(async () => (await import('./reference.tsx')).Reference, []).value;
  // its column is there from the start, so that nothing moves
  return Reference === undefined ? <section class="reference" /> : <Reference {...props} />;
};

let layers: typeof import('./layers.tsx') | undefined;

/** Draws scenes, fetched when one is near. Scenes do not wait for it, since the old question would stay open. */
export const useLayers = (near: boolean) => {
  const fetchLayers = async (): Promise<void> => {
    layers = await import('./layers.tsx');
  };
  useFetched(() => (near && layers === undefined ? fetchLayers() : undefined), [near]);
  return layers?.Layers;
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
