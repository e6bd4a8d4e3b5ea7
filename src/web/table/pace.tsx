/** Changes the pace at the table. */
import '../base/css/pace.css';
import { SPEEDS, speed } from '../base/settings.ts';
import { t } from '../base/text/table.ts';

export const Pace = () => {
  const at = SPEEDS.indexOf(speed.value);
  const says = t('paceIs')(t('speeds')[speed.value]);
  return (
    <button
      type="button"
      class="pace"
      aria-label={says}
      title={says}
      onClick={() => {
        speed.value = SPEEDS[(at + 1) % SPEEDS.length] ?? speed.value;
      }}
    >
      {SPEEDS.map((one, i) => (
        <i key={one} class={i <= at ? 'on' : ''} />
      ))}
    </button>
  );
};
