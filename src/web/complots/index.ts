import type { GameModule } from '../game-module.ts';

export const complots: GameModule = {
  signs: [
    { emblem: 'complots/duchess', tint: 'collector' },
    { emblem: 'complots/assassin', tint: 'assassin' },
    { emblem: 'complots/countess', tint: 'untouchable' },
    { emblem: 'complots/captain', tint: 'thief' },
    { emblem: 'complots/ambassador', tint: 'negotiator' },
  ],
  forecasts: async () => (await import('../../games/complots/forecasts.ts')).forecasts,
  rules: async () => (await import('./rules/rules.tsx')).loadRules(),
  stories: () => import('../../games/complots/scenarios/stories.scn?raw'),
  screen: async () => (await import('./screen.tsx')).loadScreen(),
  ending: async (lang) => (await import('./end.tsx')).loadEnding(lang),
  figures: async (lang) => (await import('./figures.ts')).figures[lang](),
  options: async () => (await import('./options.tsx')).loadOptions(),
  agreed: async () => (await import('./options-summary.ts')).loadAgreed(),
  levels: true,
  aloud: ['doubt', 'counter', 'join', 'settle'],
  daily: async () => (await import('./moment.tsx')).loadDaily(),
  course: async (lang) => (await import('./course/index.ts')).loadCourse(lang),
  lesson: async (lang) => (await import('./lesson.ts')).loadLesson(lang),
};
