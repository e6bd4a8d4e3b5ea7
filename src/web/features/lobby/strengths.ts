/** Strengths of bots with a sentence on how each plays. */
import { levelCalled, type Setting } from '../../../bots/duels.ts';
import { isLevel } from '../../../bots/levels.ts';
import { t } from '../../base/text/more.ts';
import type { Chip } from '../../parts/choose.tsx';

export const strengths = (
  set: Setting,
  levels: readonly string[],
  names: Readonly<Partial<Record<string, string>>>,
): Chip[] =>
  levels.map((one) => {
    const called = levelCalled(set, one);
    return { value: one, label: names[called] ?? one, hint: isLevel(called) ? t('levelHints')[called] : undefined };
  });
