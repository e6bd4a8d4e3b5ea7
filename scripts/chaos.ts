/** `npm run chaos -- [kills] [tables]`: kill -9 under load, again and again. */
import { killUnderLoad } from '../test/server/killing.ts';

const [kills = 20, tables = 12] = process.argv.slice(2).map(Number);
const { acked, moves, games } = await killUnderLoad(kills, tables, (line) => console.log(line));
console.log(
  `${kills} kills: ${acked} acknowledged moves, ${moves} in the logs of ${games} games; none lost, none twice`,
);
