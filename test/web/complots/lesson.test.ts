import { test } from 'node:test';
import { loadLesson } from '../../../src/web/complots/lesson.ts';
import { leadsToItsEnd } from '../lessons.ts';

test('the lesson’s script leads to its end by its own hints, in every language', () => leadsToItsEnd(loadLesson));
