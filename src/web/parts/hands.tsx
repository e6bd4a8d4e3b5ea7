/** On one device: whoever looks hands it on, and while it lies on the table anybody may take it. */
import type { View } from '../../engine/game.ts';
import type { Names } from '../../words/words.ts';
import type { Passed } from '../link/link.ts';
import { t } from '../text/text.ts';

export const Hands = ({ passed, view, names }: { passed: Passed; view: View; names: Names }) => (
  <>
    {passed.keeps.value && (
      <button type="button" class="primary hand-on" aria-keyshortcuts="Space" onClick={passed.handOn}>
        {t('handOn')}
      </button>
    )}
    {view.me === undefined && view.over === null && (
      <div class="takers">
        {passed.people.map((seat) => (
          <button type="button" key={seat} class="taker" onClick={() => passed.take(seat)}>
            {t('iAm')(names(seat))}
          </button>
        ))}
      </div>
    )}
  </>
);
