import { t } from '../base/text/text.ts';
import { Passkeys } from '../features/passkey/passkeys.tsx';
import { Blocked } from '../features/person/blocked.tsx';
import { Moving } from '../features/person/moving.tsx';
import { OwnData } from '../features/person/own-data.tsx';
import { Notices } from '../features/preferences/notices.tsx';
import { TableNotices } from '../features/preferences/table-notices.tsx';
import { Foot, PageHead } from '../parts/foot.tsx';
import { Form } from '../parts/form.tsx';
import { NameField } from '../parts/name.tsx';
import { SettingsForm } from '../table/settings-form.tsx';

export const Preferences = () => (
  <main class="page settings">
    <PageHead title={t('settings')} />
    <Form submit={() => undefined}>
      <NameField />
      <SettingsForm />
      <Notices />
      <TableNotices />
    </Form>
    {ONLINE && <Moving />}
    {ONLINE && <Passkeys />}
    {ONLINE && <Blocked />}
    {ONLINE && <OwnData />}
    <Foot />
  </main>
);
