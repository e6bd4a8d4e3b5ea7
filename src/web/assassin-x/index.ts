import type { Room } from '../room.ts';
import { handing } from './handing.ts';

export const assassinX: Room = {
  signs: [
    { emblem: 'assassin-x/assassin', tint: 'assassin' },
    { emblem: 'assassin-x/intervention', tint: 'thief' },
    { emblem: 'assassin-x/joker', tint: 'negotiator' },
  ],
  marks: { attacked: 'blow', killed: 'blow', arrested: 'verdict', cleared: 'truth', 'round ended': 'verdict' },
  handing,
  figures: async () => (await import('./figures.ts')).figures,
  rules: () => import('./rules/page.ts'),
  stories: () => import('../../games/assassin-x/scenarios/stories.scn?raw'),
  trained: true,
};
