/** For the host of a public table: whether strangers may take over bots in the game under way. */
import { useState } from 'preact/hooks';
import { Emblem } from '../../base/art/emblem.tsx';
import { t } from '../../base/text/more.ts';
import type { RemoteLink } from '../../link/remote.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { ChairsChoice } from '../options/terms.tsx';

export const ChairsTool = ({ link }: { link: RemoteLink }) => {
  const [open, setOpen] = useState(false);
  const table = link.table.value;
  if (table?.public !== true || !link.leads.value || table.seats.every(({ bot }) => bot === undefined)) return null;
  return (
    <>
      <button type="button" class="tool always" aria-label={t('chairsMay')} onClick={() => setOpen(true)}>
        <Emblem name="robot" />
      </button>
      {open && (
        <Sheet title={t('chairsMay')} close={() => setOpen(false)}>
          <ChairsChoice
            value={table.chairs ?? 'open'}
            pick={(chairs) => link.ask({ type: 'change', settings: { chairs } })}
          />
        </Sheet>
      )}
    </>
  );
};
