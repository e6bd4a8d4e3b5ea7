/** Assassin X. */
import type { Manifest } from '../manifest.ts';
import { boxes } from './words/boxes.ts';
import { shelf } from './words/shelf.ts';

export const assassinX: Manifest = {
  id: 'assassin-x',
  rules: {
    game: async () => (await import('./rules/game.ts')).game,
    imagined: async () => (await import('./rules/index.ts')).assassinX,
  },
  words: { shelf, boxes, open: () => import('./words/index.ts') },
  bots: {
    simple: async () => (await import('./bots/index.ts')).assassinXBot,
    coder: async () => (await import('./bots/coder.ts')).assassinXCoder,
    net: new URL('../../../nets/assassin-x.bin', import.meta.url),
  },
  web: {
    signs: [
      { emblem: 'assassin-x/assassin', tint: 'assassin' },
      { emblem: 'assassin-x/intervention', tint: 'thief' },
      { emblem: 'assassin-x/joker', tint: 'negotiator' },
    ],
    marks: {
      attacked: 'blow',
      killed: 'blow',
      arrested: 'verdict',
      cleared: 'truth',
      'round ended': 'verdict',
    },
    // active players say so; to see their cards they take the device
    aloud: ['action'],
    handing: async () => ({ reads: ['saw'] }),
    screen: async () => (await import('./web/screen.tsx')).loadScreen(),
    ending: async (lang) => (await import('./web/end.tsx')).loadEnding(lang),
    figures: async (lang) => (await import('./web/figures.ts')).figures.load(lang),
    lesson: async (lang) => (await import('./web/lesson.ts')).loadLesson(lang),
    daily: async () => (await import('./web/moment.tsx')).loadDaily(),
    course: async (lang) => (await import('./web/course/index.ts')).loadCourse(lang),
    rules: () => import('./web/rules/page.ts'),
    stories: () => import('./scenarios/stories.scn?raw'),
  },
};
