/** Through a finished game: to its start, a move back, a move on, to its end. */
import { t } from '../text/text.ts';

export const Steps = ({ at, last, setAt }: { at: number; last: number; setAt(at: number): void }) => (
  <>
    <div class="steps">
      <button type="button" onClick={() => setAt(0)} disabled={at === 0} aria-label={t('toStart')}>
        «
      </button>
      <button type="button" onClick={() => setAt(at - 1)} disabled={at === 0} aria-label={t('stepBack')}>
        ‹
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t('moveOf')(at, last)}
        onInput={(event) => setAt(Number(event.currentTarget.value))}
      />
      <button type="button" onClick={() => setAt(at + 1)} disabled={at === last} aria-label={t('stepOn')}>
        ›
      </button>
      <button type="button" onClick={() => setAt(last)} disabled={at === last} aria-label={t('toEnd')}>
        »
      </button>
    </div>
    <p class="hint">{t('moveOf')(at, last)}</p>
  </>
);
