/** The dock of a player with nothing to do: what happens now, and what comes next. */
import './css/meanwhile.css';
import { Emblem } from '../../../web/base/art/emblem.tsx';
import type { CourtStep } from '../rules/steps.ts';
import { tribunalText } from './text.ts';

/** In the other steps somebody speaks, or all phones must look alike. */
type ToldStep = Exclude<CourtStep, 'recognition' | 'deliberation'>;
const isTold = (step: CourtStep): step is ToldStep => step !== 'recognition' && step !== 'deliberation';

export const Meanwhile = ({ step }: { step: CourtStep }) =>
  isTold(step) ? (
    <p class="meanwhile">
      <Emblem name={`tribunal/${step}`} />
      {tribunalText().meanwhile[step]}
    </p>
  ) : null;
