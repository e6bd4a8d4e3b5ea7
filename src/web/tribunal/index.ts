import type { GameModule } from '../game-module.ts';
import { marks } from './replay-marks.ts';

export const tribunal: GameModule = {
  signs: [
    { emblem: 'tribunal/clerk', tint: 'collector' },
    { emblem: 'tribunal/mafia', tint: 'assassin' },
    { emblem: 'tribunal/night-vote', tint: 'untouchable' },
  ],
  marks,
  screen: async () => (await import('./screen.tsx')).loadScreen(),
  ending: async (lang) => (await import('./end.tsx')).loadEnding(lang),
  handing: async () => (await import('./hot-seat.ts')).handing,
  levels: true,
  // what people say aloud is the room's affair
  together: { speech: 'strict' },
  figures: async (lang) => (await import('./figures.ts')).figures[lang](),
  lesson: async (lang) => (await import('./lesson.ts')).loadLesson(lang),
  sequel: async (lang) => (await import('./mafia-lesson.ts')).loadLesson(lang),
  forecasts: async () => (await import('../../games/tribunal/forecasts.ts')).forecasts,
  daily: async () => (await import('./moment.tsx')).loadDaily(),
  course: async (lang) => (await import('./course/index.ts')).loadCourse(lang),
  rules: () => import('./rules/page.ts'),
  stories: () => import('../../games/tribunal/scenarios/stories.scn?raw'),
};
