import { fault } from '../../engine/fault.ts';
import { choice, knownOptions, type OptionSpec, type RawOptions, wholeNumber } from '../../engine/options.ts';

export type Options = {
  /** T2 mafiosi of the first round; `undefined`: by the number of players. */
  readonly mafiosi: number | undefined;
  /** T70 a word out of turn is an infraction, or is refused. */
  readonly speech: 'court' | 'strict';
};

const MOST = 7;

export const SPECS: readonly OptionSpec[] = [
  { name: 'mafiosi', values: `1 to ${MOST}, at least one judge left`, default: 'by the number of players' },
  { name: 'speech', values: 'court | strict', default: 'court' },
];

export const readOptions = (raw: RawOptions, players: number): Options => {
  knownOptions(raw, SPECS);
  const mafiosi = wholeNumber(raw, 'mafiosi', 1, MOST);
  if (mafiosi !== undefined && mafiosi >= players)
    throw fault(
      'option',
      `option "mafiosi" is ${mafiosi}; of ${players} players at least one is a judge: 1 to ${players - 1}`,
    );
  return { mafiosi, speech: choice(raw, 'speech', ['court', 'strict']) };
};
