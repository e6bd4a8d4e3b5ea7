/** `npm run lab -- passes [games]`: counts touches in recorded games, and those that only pass. */

import { LEVELS } from '../../../src/bots/levels.ts';
import { botNamed } from '../../../src/command/nets.ts';
import { readScriptArgs, wholeNumber } from '../../../src/command/script-args.ts';
import { complots } from '../../../src/games/complots/rules/index.ts';
import {
  MEANS,
  playedBy,
  shareOf,
  type Touches,
  touchesIn,
} from '../../../src/games/complots/test/web/recorded-passes.ts';
import { report } from '../../figures/outputs.ts';
import { openLab } from '../../registry.ts';

const SAID = { 'by hand': 'nothing answered for me', again: 'offers declined', offered: 'offers taken' } as const;

/** Half of a 95 % interval of the share, by games. */
const intervalOf = (games: readonly Touches[]): number => {
  const share = shareOf(games) / 100;
  const mean = games.reduce((sum, { all }) => sum + all, 0) / games.length;
  const spread = games.reduce((sum, { all, passes }) => sum + (passes - share * all) ** 2, 0) / (games.length - 1);
  return (196 * Math.sqrt(spread / games.length)) / mean;
};

const [many = '200'] = readScriptArgs({}, 'how many games').positionals;
const games = wholeNumber('how many games', many);
const house = await openLab();
const expert = botNamed(house, complots, LEVELS.at(-1) ?? '');
const figures = [4, 5, 6].flatMap((seats) => {
  const records = Array.from({ length: games }, (_, i) => playedBy(expert, seats, `passes ${i + 1}`));
  return MEANS.map((means) => {
    const touches = records.map((record) => touchesIn(record, 'A', means));
    const [share, half] = [shareOf(touches), intervalOf(touches)];
    const per = (of: (one: Touches) => number) => (touches.reduce((sum, one) => sum + of(one), 0) / games).toFixed(1);
    console.log(
      `${seats} experts, ${means}: ${share.toFixed(1)} ± ${half.toFixed(1)} % passes; per game ${per(({ all }) => all)} touches, ${per(({ passes }) => passes)} passes, ${per(({ anew }) => anew)} of them asked again after news, ${per(({ spoken }) => spoken)} times otherwise than offered`,
    );
    return {
      what: `complots, ${seats} experts, ${SAID[means]}: passes, % of all touches`,
      value: Math.round(share * 10) / 10,
      ...(means === 'by hand' ? {} : { most: 33.3 }),
    };
  });
});
report('passes', `npm run lab -- passes ${games}`, figures);
