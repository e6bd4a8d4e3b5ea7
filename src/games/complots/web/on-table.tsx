/** The dock of a device that lies on the table: anyone, or who must take it. */
import { useFetched } from '../../../web/base/fetched.ts';
import { t } from '../../../web/base/text/table.ts';
import { DockFrame } from '../../../web/table/dock.tsx';
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
