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
  { name: 'mafiosi', of: ['book', '1', '2', '3', '4', '5', '6', '7'], default: 'book' },
  { name: 'speech', of: ['court', 'strict'], default: 'court' },
];

export const readOptions = (raw: RawOptions, players: number): Options => {
  knownOptions(raw, SPECS);
  const mafiosi = raw.mafiosi === 'book' ? undefined : wholeNumber(raw, 'mafiosi', 1, MOST);
  if (mafiosi !== undefined && mafiosi >= players)
    throw fault(
      'option',
      `option "mafiosi" is ${mafiosi}; of ${players} players at least one is a judge: 1 to ${players - 1}`,
      'mafiosi',
    );
  return { mafiosi, speech: choice(raw, 'speech', ['court', 'strict']) };
};
