import { test } from 'node:test';
import { loadLesson } from '../../../src/web/tribunal/lesson.ts';
import { loadLesson as loadSequel } from '../../../src/web/tribunal/mafia-lesson.ts';
import { leadsToItsEnd } from '../lessons.ts';

for (const [side, load] of Object.entries({ judge: loadLesson, mafioso: loadSequel }))
  test(`the lesson of a ${side} leads to its end by its own hints, in every language`, () => leadsToItsEnd(load));
