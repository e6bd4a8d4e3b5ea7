/** Hosting without a seat, and taking over from an absent host. */
import { Emblem } from '../../base/art/emblem.tsx';
import { t } from '../../base/text/more.ts';
import type { RemoteLink } from '../../link/remote.ts';

/** For the host: they get up, and stay host. */
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

/** For those who sit there, once the host is gone for as long as was agreed. */
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
