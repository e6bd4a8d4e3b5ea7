import { Foot, PageHead } from '../parts/foot.tsx';
import { Form } from '../parts/form.tsx';
import { Moving } from '../parts/moving.tsx';
import { NameField } from '../parts/name.tsx';
import { Notices } from '../parts/notices.tsx';
import { SettingsForm } from '../parts/settings-form.tsx';
import { Passkeys } from '../passkey/passkeys.tsx';
import { OwnData } from '../person/own-data.tsx';
import { t } from '../text/text.ts';

export const Preferences = () => (
  <main class="page settings">
    <PageHead title={t('settings')} />
    <Form submit={() => undefined}>
      <NameField />
      <SettingsForm />
      <Notices />
    </Form>
    {ONLINE && <Moving />}
    {ONLINE && <Passkeys />}
    {ONLINE && <OwnData />}
    <Foot />
  </main>
);
