import type { Room } from '../room.ts';
import { handing } from './handing.ts';

export const tribunal: Room = {
  signs: [
    { emblem: 'tribunal/clerk', tint: 'collector' },
    { emblem: 'tribunal/mafia', tint: 'assassin' },
    { emblem: 'tribunal/night-vote', tint: 'untouchable' },
  ],
  marks: {
    cheated: 'lie',
    lied: 'lie',
    truthful: 'truth',
    condemned: 'verdict',
    acquitted: 'verdict',
    eliminated: 'blow',
  },
  screen: async () => (await import('./screen.tsx')).loadScreen(),
  ending: async (lang) => (await import('./end.tsx')).loadEnding(lang),
  handing,
  levels: true,
  figures: async (lang) => (await import('./figures.ts')).figures[lang](),
  lesson: async (lang) => (await import('./lesson.ts')).loadLesson(lang),
  rules: () => import('./rules/page.ts'),
  stories: () => import('../../games/tribunal/scenarios/stories.scn?raw'),
};
