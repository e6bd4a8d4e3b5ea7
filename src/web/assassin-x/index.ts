import type { Room } from '../room.ts';

export const assassinX: Room = {
  signs: [
    { emblem: 'assassin-x/assassin', tint: 'assassin' },
    { emblem: 'assassin-x/intervention', tint: 'thief' },
    { emblem: 'assassin-x/joker', tint: 'negotiator' },
  ],
  rules: () => import('./rules/page.ts'),
  stories: () => import('../../games/assassin-x/scenarios/stories.scn?raw'),
};
