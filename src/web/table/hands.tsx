/** Passing one device on, or taking it from the table. */
import { useEffect } from 'preact/hooks';
import type { View } from '../../engine/game.ts';
import type { Names } from '../../words/words.ts';
import { paceNow } from '../base/settings.ts';
import { t } from '../base/text/table.ts';
import type { Passed } from '../link/link.ts';
import { useCountdown } from '../parts/countdown.ts';

/** When the device must be passed on: equally long for all, whatever they have to do. */
export const roundEnd = ({ round }: Passed): number | undefined =>
  round.value === undefined || paceNow() === 0 ? undefined : round.value.since + round.value.ms * paceNow();

export const Going = ({ until, then }: { until: number; then(): void }) => {
  const left = useCountdown(until) ?? 0;
  useEffect(() => {
    const timer = setTimeout(then, until - performance.now());
    return () => clearTimeout(timer);
  }, [until]);
  return (
    <p class="going" role="timer">
      {t('goesOn')(left)}
    </p>
  );
};

export const Hands = ({ passed, view, names }: { passed: Passed; view: View; names: Names }) => {
  const until = roundEnd(passed);
  return (
    <>
      {passed.keeps.value &&
        (until === undefined ? (
          <button type="button" class="primary hand-on" aria-keyshortcuts="Space" onClick={passed.handOn}>
            {t('handOn')}
          </button>
        ) : (
          <Going until={until} then={passed.handOn} />
        ))}
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
};
