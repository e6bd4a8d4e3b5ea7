/** Parts of the court room that are loaded on demand: scenes, sheets, the case file. */
import { useFetched } from '../../../web/base/fetched.ts';
import { t } from '../../../web/base/text/table.ts';
import { Sheet } from '../../../web/parts/sheet.tsx';
import { useWide } from '../../../web/table/at-table.tsx';
import type { Subject } from './hand.tsx';
import type { SheetProps } from './sheets.tsx';
import type { StageProps } from './stage.tsx';

export const Drawn = (props: StageProps) => {
  const CourtStage = useFetched(async () => (await import('./stage.tsx')).TribunalStage, []).value;
  return CourtStage === undefined ? null : <CourtStage {...props} />;
};

const useSheets = () => useFetched(async () => (await import('./sheets.tsx')).loadSheets(), []).value;

type AboutProps = SheetProps & { subject: Subject };

export const AboutSheet = (props: AboutProps) => {
  const { About } = useSheets() ?? {};
  return (
    <Sheet title={t('help')} close={props.close}>
      {About !== undefined && <About {...props} />}
    </Sheet>
  );
};

export const Filed = (props: Omit<SheetProps, 'close'>) => (useWide() ? <FileColumn {...props} /> : null);

const FileColumn = (props: Omit<SheetProps, 'close'>) => {
  const { File } = useSheets() ?? {};
  return <div class="filed">{File !== undefined && <File {...props} />}</div>;
};
