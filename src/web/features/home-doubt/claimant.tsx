/** The claimant's mask; `caught`: it cracks. */
import { drawing } from '../../base/art/sheets.ts';
import type { HomeDoubt } from './files.ts';

export const Claimant = ({
  asked: { seat, mask },
  class: style,
}: {
  asked: HomeDoubt;
  class: 'speaking' | 'caught' | '';
}) => {
  const [form = '', finish = ''] = mask.split('/');
  const drawn = (name: string) => (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <use href={drawing('masks', name)} />
    </svg>
  );
  return (
    <span
      class={`face ${finish} ${style}`}
      style={{ '--c': `var(--seat-${seat.toLowerCase()})`, '--m': `var(--seat-${seat.toLowerCase()}-mid)` }}
      aria-hidden="true"
    >
      {drawn(form)}
      {style === 'caught' && drawn('crack')}
    </span>
  );
};
