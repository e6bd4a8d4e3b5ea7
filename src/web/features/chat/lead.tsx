/** Hosting without a seat, and taking over from an absent host. */
import { Emblem } from '../../base/art/emblem.tsx';
import { t } from '../../base/text/more.ts';
import type { RemoteLink } from '../../link/remote.ts';

/** For the host: gives up the seat and stays host. */
export const OnlyLead = ({ link, done }: { link: RemoteLink; done(): void }) => {
  if (!link.leads.value) return null;
  const getUp = () => {
    link.ask({ type: 'leave', leads: true });
    done();
  };
  return (
    <div class="deeds">
      <button type="button" class="only-lead" onClick={getUp}>
        {t('onlyLead')}
      </button>
    </div>
  );
};

/** For seated players, once the host has been gone for the agreed time. */
export const LeadOn = ({ link, class: looks }: { link: RemoteLink; class: string }) => {
  const mine = link.table.value?.seats.find(({ seat }) => seat === link.me.value);
  const person = mine?.person;
  if (!link.hostless.value || person === undefined || link.leads.value) return null;
  return (
    <button type="button" class={`lead-on ${looks}`} onClick={() => link.ask({ type: 'host', person })}>
      <Emblem name="crown" /> {t('leadOn')}
    </button>
  );
};
