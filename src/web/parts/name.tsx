/** A field for the player's name on this device and on the server. */
import { LONGEST_NAME } from '../../protocol/lists.ts';
import { name } from '../base/settings.ts';
import { t } from '../base/text/more.ts';

export const NameField = () => (
  <fieldset>
    <legend>{t('yourName')}</legend>
    <input
      aria-label={t('yourName')}
      maxLength={LONGEST_NAME}
      autocomplete="nickname"
      value={name}
      onInput={(event) => {
        name.value = event.currentTarget.value;
      }}
    />
  </fieldset>
);
