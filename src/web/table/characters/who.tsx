/** Introduces a bot: its mask, temper, level and motto. */
import './css/who.css';
import { isTemper } from '../../../bots/tempers.ts';
import type { Seat } from '../../../engine/seats.ts';
import { t } from '../../base/text/more.ts';
import type { Person } from '../../link/link.ts';
import { Mask } from '../mask.tsx';
import { useCharacterText } from './text.ts';

export const Who = ({ person, seat }: { person: Person | undefined; seat: Seat }) => {
  const text = useCharacterText();
  const { level, manner } = person ?? {};
  if (level === undefined || text === undefined) return null;
  const kind = t('botKinds')[level] ?? level;
  if (manner === undefined || !isTemper(manner)) return <p class="who-kind">{kind}</p>;
  const { is, says } = text.characters[manner];
  return (
    <div class="who-card">
      <Mask seat={seat} />
      <div>
        <p>
          <b>{is}</b>
        </p>
        <p>{kind}</p>
        <p>
          <q>{text.quoted(says)}</q>
        </p>
      </div>
    </div>
  );
};
