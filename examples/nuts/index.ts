/** A small game from outside the list of games: `npx cabale play --with examples/nuts/index.ts`. */
import type { Manifest } from '../../src/games/manifest.ts';
import { shelf } from './words/shelf.ts';

export default {
  id: 'nuts',
  rules: {
    game: async () => (await import('./rules/index.ts')).nuts,
    imagined: async () => (await import('./rules/index.ts')).nuts,
  },
  words: { shelf, open: () => import('./words/index.ts') },
  bots: { simple: async () => (await import('./bots/bot.ts')).nutsBot },
  web: {
    signs: [{ emblem: 'spyglass', tint: 'collector' }],
    screen: async () => (await import('./web/screen.tsx')).loadScreen(),
  },
} satisfies Manifest;
