/** Opens the settings at the table. */
import { useState } from 'preact/hooks';
import { useFetched } from '../base/fetched.ts';
import { t } from '../base/text/table.ts';
import { Sheet } from '../parts/sheet.tsx';

export const SettingsTool = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="tool always gear"
        aria-label={t('settings')}
        title={t('settings')}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">⚙</span>
      </button>
      {open && <Settings close={() => setOpen(false)} />}
    </>
  );
};

const Settings = ({ close }: { close(): void }) => {
  const SettingsForm = useFetched(async () => (await import('./settings-form.tsx')).SettingsForm, []).value;
  return (
    <Sheet title={t('settings')} close={close}>
      <section class="settings">
        <h2>{t('settings')}</h2>
        {SettingsForm !== undefined && <SettingsForm />}
        <p class="keys hint">{t('keys')}</p>
      </section>
    </Sheet>
  );
};
