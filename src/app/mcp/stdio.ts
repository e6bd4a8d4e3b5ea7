/** The Model Context Protocol over standard input and output. */
import type { McpServerFactory } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';

/** Of one message. The package ends the connection at 10 MB; below this limit what is too long is refused in a sentence. */
const MOST_BYTES = 64 * 1024 * 1024;

/** `closed` is called when the agent has ended the connection, or sent too much. */
export const serveOverStdio = (newServer: McpServerFactory, closed: () => void): void => {
  const transport = new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize: MOST_BYTES });
  serveStdio(newServer, { transport, onerror: ({ message }) => console.error(`cabale: ${message}`) });
  const tearDown = transport.onclose;
  transport.onclose = () => {
    tearDown?.();
    closed();
  };
};
