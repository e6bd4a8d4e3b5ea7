/** For tests: a server in its own process, to be killed. `node child.ts FILE PORT [SKEW] [STAMP]` */
import { openServer } from '../../src/server/server.ts';
import { LEASE } from '../../src/server/tables/nodes/node-lease.ts';
import { testConfig } from './testing.ts';

const [db = '', port = '0', skewed = '0', stamp = ''] = process.argv.slice(2);

/** The clock's error in milliseconds, adjustable during the run. */
let skew = Number(skewed);
const right = Date.now;
Date.now = () => right() + skew;
process.on('message', (milliseconds) => {
  skew = Number(milliseconds);
});
process.on('disconnect', () => process.exit(1));

const more = stamp === '' ? {} : { stamp };
const server = await openServer(testConfig(db, { port: Number(port), checkOut: false, lease: LEASE, ...more }));
process.on('SIGTERM', () => {
  server.close().then(() => process.exit(0));
});
process.stdout.write(`listening ${server.port}\n`);
