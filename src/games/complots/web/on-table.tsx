/** The dock of a device that lies on the table: anyone? Or who must take it in hand. Fetched where several share one. */
import { useFetched } from '../../../web/fetched.ts';
import { DockFrame } from '../../../web/parts/dock.tsx';
import { t } from '../../../web/text/table.ts';
import type { AnyoneProps } from './anyone.tsx';

export const OnTable = (props: AnyoneProps) => {
  const Anyone = useFetched(async () => (await import('./anyone.tsx')).Anyone, []).value;
  return Anyone === undefined || props.busy ? (
    <DockFrame title={t('waitingTable')} question="" asked={false}>
      {null}
    </DockFrame>
  ) : (
    <Anyone {...props} />
  );
};
