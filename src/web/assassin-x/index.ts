import type { GameModule } from '../game-module.ts';
import { aloud, handing } from './hot-seat.ts';
import { marks } from './marks.ts';

export const assassinX: GameModule = {
  signs: [
    { emblem: 'assassin-x/assassin', tint: 'assassin' },
    { emblem: 'assassin-x/intervention', tint: 'thief' },
    { emblem: 'assassin-x/joker', tint: 'negotiator' },
  ],
  marks,
  screen: async () => (await import('./screen.tsx')).loadScreen(),
  ending: async (lang) => (await import('./end.tsx')).loadEnding(lang),
  aloud,
  handing: async () => handing,
  figures: async (lang) => (await import('./figures.ts')).figures[lang](),
  lesson: async (lang) => (await import('./lesson.ts')).loadLesson(lang),
  forecasts: async () => (await import('../../games/assassin-x/forecasts.ts')).forecasts,
  daily: async () => (await import('./moment.tsx')).loadDaily(),
  course: async (lang) => (await import('./course/index.ts')).loadCourse(lang),
  rules: () => import('./rules/page.ts'),
  stories: () => import('../../games/assassin-x/scenarios/stories.scn?raw'),
  levels: true,
};
