/** Lets bots finish the game for a player who is out. */

import { t } from '../base/text/table.ts';
import type { Link } from '../link/link.ts';

export const Hurry = ({ link }: { link: Link }) => {
  const { hurry } = link;
  const people = Object.values(link.people.value).filter((person) => person?.bot === false);
  return hurry === undefined || people.length > 1 ? null : (
    <button type="button" class="hurry" onClick={hurry}>
      {t('toEndOfGame')}
    </button>
  );
};
