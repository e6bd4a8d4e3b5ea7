/** The Model Context Protocol over standard input and output. */
import type { McpServerFactory } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';

/** Of one message. The package ends the connection at 10 MB; below this limit what is too long is refused in a sentence. */
const MOST_BYTES = 64 * 1024 * 1024;

/** What fits no message at all has one complaint for every kind of message. */
const sentenceOf = (error: Error): string =>
  'issues' in error ? 'a line was ignored, because it is no JSON-RPC message' : error.message;

/** `closed` is called when the agent has ended the connection, or sent too much. */
export const serveOverStdio = (newServer: McpServerFactory, closed: () => void): void => {
  const transport = new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize: MOST_BYTES });
  serveStdio(newServer, { transport, onerror: (error) => console.error(`cabale: ${sentenceOf(error)}`) });
  const tearDown = transport.onclose;
  transport.onclose = () => {
    tearDown?.();
    closed();
  };
};
