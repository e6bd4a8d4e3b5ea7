/** Reports to the operators of the server what somebody said in a game. */
import { useState } from 'preact/hooks';
import { t } from '../base/text/more.ts';

export const ReportWords = ({ says, report }: { says: string; report(): void }) => {
  const [told, setTold] = useState(false);
  return (
    <p>
      <q>{says}</q>{' '}
      <button
        type="button"
        class="chip-button"
        disabled={told}
        onClick={() => {
          report();
          setTold(true);
        }}
      >
        {told ? t('reported') : t('reportLine')}
      </button>
    </p>
  );
};
