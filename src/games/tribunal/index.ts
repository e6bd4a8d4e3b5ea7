/** Tribunal. */
import type { Manifest } from '../manifest.ts';
import { boxes } from './words/boxes.ts';
import { shelf } from './words/shelf.ts';

export const tribunal: Manifest = {
  id: 'tribunal',
  rules: {
    game: async () => (await import('./rules/game.ts')).game,
    imagined: async () => (await import('./rules/index.ts')).tribunal,
  },
  words: { shelf, boxes, open: () => import('./words/index.ts') },
  bots: {
    simple: async () => (await import('./bots/index.ts')).tribunalBot,
    understand: async () => (await import('./rules/free-speech.ts')).understood,
    levels: async () => (await import('./bots/levels.ts')).tribunalLevel,
    adviser: async () => (await import('./bots/adviser.ts')).tribunalAdviser,
  },
  web: {
    signs: [
      { emblem: 'tribunal/clerk', tint: 'collector' },
      { emblem: 'tribunal/mafia', tint: 'assassin' },
      { emblem: 'tribunal/night-vote', tint: 'untouchable' },
    ],
    marks: {
      cheated: 'lie',
      lied: 'lie',
      truthful: 'truth',
      belied: 'lie',
      proven: 'truth',
      condemned: 'verdict',
      acquitted: 'verdict',
      eliminated: 'blow',
    },
    // what people say aloud is theirs to judge
    looks: 'discovery',
    together: { speech: 'strict', claims: 'off' },
    screen: async () => (await import('./web/screen.tsx')).loadScreen(),
    ending: async (lang) => (await import('./web/end.tsx')).loadEnding(lang),
    handing: async () => (await import('./web/hot-seat.ts')).handing,
    figures: async (lang) => (await import('./web/figures.ts')).figuresIn(lang),
    lesson: async (lang) => (await import('./web/lesson.ts')).loadLesson(lang),
    sequel: async (lang) => (await import('./web/mafia-lesson.ts')).loadLesson(lang),
    daily: async () => (await import('./web/moment.tsx')).loadDaily(),
    course: async (lang) => (await import('./web/course/index.ts')).loadCourse(lang),
    rules: () => import('./web/rules/page.ts'),
    stories: () => import('./scenarios/stories.scn?raw'),
  },
};
