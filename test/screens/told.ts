/** A device in Node at a table whose server is the test. */
import type { Seat } from '../../src/engine/seats.ts';
import { AT_TABLE, DOCK, SEAL, VEILED } from '../web/seen.ts';
import { SESSION, type Shown, TABLE, tellTable, welcome } from '../web/told-table.ts';
import { type Device, openDevice, type Wishes } from './device.ts';

/** `walls`: the number of big screens. */
export const openTold = async ({ walls = 0, ...wishes }: Wishes & { readonly walls?: number } = {}) => {
  const entered = Promise.withResolvers<(message: object) => void>();
  const device: Device = await openDevice(`/${TABLE}`, {
    ...wishes,
    net: {
      answer: () => SESSION,
      line: (line) => {
        const server = welcome(line.say);
        line.hear = server.hear;
        void server.entered.then(entered.resolve);
      },
    },
  });
  let say: ((message: object) => void) | undefined;
  void entered.promise.then((found) => {
    say = found;
  });
  const told = tellTable(await device.until(() => say), walls, () => device.gone(AT_TABLE));
  const covers = wishes.kept?.['cover-cards'] === 'on';
  return {
    ...device,
    ...told,
    /** A newcomer's table, at rest. */
    async show(shown: Shown, me: Seat): Promise<void> {
      await told.come(shown, me);
      await device.see(walls > 0 ? `${VEILED} ${SEAL}` : covers ? SEAL : DOCK);
      await device.pass(REST);
    },
    /** As a screen reader presses the seal: the cards stay up. */
    async lift(): Promise<void> {
      await device.touch(SEAL);
      await device.see(`${SEAL}[aria-expanded="true"]`);
      await device.pass(REST);
    },
  };
};

const REST = 2000;
