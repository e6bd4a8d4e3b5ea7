/** For tests: a proxy that can swallow data without breaking the connection. */
import { createConnection, createServer, type Socket } from 'node:net';

export const openProxy = async (to: number) => {
  const sockets = new Set<Socket>();
  let swallows = false;
  const server = createServer((near) => {
    const far = createConnection(to, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('data', (data) => !swallows && other.write(data));
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        if (!swallows) other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    swallow(): void {
      swallows = true;
    },
    /** Breaks open connections, so that clients ask again. */
    pass(): void {
      swallows = false;
      for (const socket of sockets) socket.destroy();
    },
    close(): void {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};
