/** For tests: a server in a process of its own, to be killed. `node child.ts FILE PORT [NATS]` */
import { openServer } from '../../src/server/server.ts';
import { testConfig } from './testing.ts';

const [db = '', port = '0', fanout = ''] = process.argv.slice(2);
const more = fanout === '' ? {} : { fanout };
const server = await openServer(testConfig(db, { port: Number(port), checkOut: false, ...more }));
process.on('SIGTERM', () => {
  server.close().then(() => process.exit(0));
});
process.stdout.write(`listening ${server.port}\n`);
