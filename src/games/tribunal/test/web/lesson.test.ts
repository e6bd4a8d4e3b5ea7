import { test } from 'node:test';
import { leadsToItsEnd } from '../../../../../test/web/lessons.ts';
import { loadLesson } from '../../web/lesson.ts';
import { loadLesson as loadSequel } from '../../web/mafia-lesson.ts';

for (const [side, load] of Object.entries({ judge: loadLesson, mafioso: loadSequel }))
  test(`the lesson of a ${side} leads to its end by its own hints, in every language`, () => leadsToItsEnd(load));
