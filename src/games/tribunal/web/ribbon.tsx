/** The steps of a round as a ribbon: where the court stands, and how long it stands there. */
import './css/ribbon.css';
import { Emblem } from '../../../web/base/art/emblem.tsx';
import { Seconds } from '../../../web/table/clock.tsx';
import type { GameWords } from '../../../words/words.ts';
import { type CourtStep, DUEL_STEPS, ROUND_STEPS } from '../rules/steps.ts';
import type { TribunalView } from '../rules/typed-view.ts';
import type { TribunalText } from '../texts/fr/table.ts';
import { NIGHT } from './view.ts';

const BEFORE: readonly CourtStep[] = ['discovery', 'recognition'];

/** Steps of the ribbon; those before the first day only while they last. */
const stepsNow = (step: CourtStep): readonly CourtStep[] => {
  if (DUEL_STEPS.some((one) => one === step)) return DUEL_STEPS;
  return BEFORE.includes(step) ? ROUND_STEPS : ROUND_STEPS.filter((one) => !BEFORE.includes(one));
};

const whenOf = ({ docket: { step }, day, round }: TribunalView, text: TribunalText): string => {
  if (NIGHT.includes(step)) return text.night(day);
  return BEFORE.includes(step) || step === 'duel' || step === 'duel-vote' ? text.round(round) : text.day(day);
};

export const Ribbon = ({ view, text, words }: { view: TribunalView; text: TribunalText; words: GameWords }) => {
  const { step } = view.docket;
  const steps = stepsNow(step);
  const at = steps.indexOf(step);
  return (
    <ol class="ribbon" key={step} aria-label={text.ribbon}>
      {steps.map((one, i) => (
        <li
          key={one}
          class={`pip ${i < at ? 'past' : ''} ${NIGHT.includes(one) ? 'dark' : ''}`}
          aria-current={one === step ? 'step' : undefined}
        >
          <Emblem name={`tribunal/${one}`} />
          {one === step ? (
            <>
              <b>{words.stage?.step?.(one)}</b>
              <span class="when">{whenOf(view, text)}</span>
              {view.over === null && <Seconds />}
            </>
          ) : (
            <span class="unseen">{words.stage?.step?.(one)}</span>
          )}
        </li>
      ))}
    </ol>
  );
};
