/** Complots and Complots 2. */
import type { Manifest } from '../manifest.ts';
import { boxes } from './words/boxes.ts';
import { shelf } from './words/shelf.ts';

export const complots: Manifest = {
  id: 'complots',
  rules: {
    game: async () => (await import('./rules/game.ts')).game,
    imagined: async () => (await import('./rules/index.ts')).complots,
    judge: async () => (await import('./rules/film.ts')).filmed,
  },
  words: {
    shelf,
    boxes,
    open: () => import('./words/index.ts'),
  },
  bots: {
    simple: async () => (await import('./bots/index.ts')).complotsBot,
    coder: async () => (await import('./bots/coder.ts')).complotsCoder,
    net: new URL('../../../nets/complots.bin', import.meta.url),
    exploitable: true,
  },
  web: {
    signs: [
      { emblem: 'complots/duchess', tint: 'collector' },
      { emblem: 'complots/assassin', tint: 'assassin' },
      { emblem: 'complots/countess', tint: 'untouchable' },
      { emblem: 'complots/captain', tint: 'thief' },
      { emblem: 'complots/ambassador', tint: 'negotiator' },
    ],
    aloud: ['doubt', 'counter', 'join', 'settle'],
    rules: async () => (await import('./web/rules/rules.tsx')).loadRules(),
    stories: () => import('./scenarios/stories.scn?raw'),
    screen: async () => (await import('./web/screen.tsx')).loadScreen(),
    ending: async (lang) => (await import('./web/end.tsx')).loadEnding(lang),
    figures: async (lang) => (await import('./web/figures.ts')).figures.load(lang),
    options: async () => (await import('./web/options.tsx')).loadOptions(),
    agreed: async () => (await import('./web/options-summary.ts')).loadAgreed(),
    daily: async () => (await import('./web/moment.tsx')).loadDaily(),
    course: async (lang) => (await import('./web/course/index.ts')).loadCourse(lang),
    lesson: async (lang) => (await import('./web/lesson.ts')).loadLesson(lang),
  },
};
