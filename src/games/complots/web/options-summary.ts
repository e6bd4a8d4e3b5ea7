/** The options of a table in a few words. */
import type { RawOptions } from '../../../engine/options.ts';
import { readOptions } from '../rules/options.ts';
import { listed, nameOf } from './lineup-words.ts';
import { complotsText, loadComplots, loadSetup, setupText } from './text.ts';

const agreed = (options: RawOptions): readonly string[] => {
  const { lineup, doubts, religions } = readOptions(options);
  return [
    nameOf(lineup, complotsText(), setupText()) ??
      (typeof lineup === 'string' ? lineup : listed(lineup, complotsText())),
    ...(religions ? [complotsText().religions] : []),
    ...(doubts === 'fair' ? [setupText().doubtsFairSaid] : []),
  ];
};

export const loadAgreed = async () => {
  await Promise.all([loadComplots(), loadSetup()]);
  return agreed;
};
