/** `/mcp` of a server: each request gets its own MCP server, since all state belongs to the bot's key. */
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { Game } from '../../engine/game.ts';
import type { BotDoor } from '../../server/connections/bot-door.ts';
import { newMcpServer } from './tools.ts';

export const answerMcp =
  (games: readonly Game[]) =>
  (door: BotDoor, request: Request, parsedBody: unknown): Promise<Response> =>
    createMcpHandler(() => newMcpServer(door, games)).fetch(request, { parsedBody });
