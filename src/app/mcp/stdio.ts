/** The Model Context Protocol over standard input and output. */
import type { McpServerFactory } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';

/** Per message. The package disconnects at 10 MB; up to this limit long messages are refused with a sentence. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Messages of no known kind cause one issue per kind. */
const sentenceOf = (error: Error): string =>
  'issues' in error ? 'a line was ignored, because it is no JSON-RPC message' : error.message;

/** `closed` is called when the agent disconnects, or sends too much. */
export const serveOverStdio = (newServer: McpServerFactory, closed: () => void): void => {
  const transport = new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize: MOST_BYTES });
  serveStdio(newServer, { transport, onerror: (error) => console.error(`cabale: ${sentenceOf(error)}`) });
  const tearDown = transport.onclose;
  transport.onclose = () => {
    tearDown?.();
    closed();
  };
};
