import { test } from 'node:test';
import { leadsToItsEnd } from '../../../../../test/web/lessons.ts';
import { loadLesson } from '../../web/lesson.ts';

test('the lesson’s script leads to its end by its own hints, in every language', () => leadsToItsEnd(loadLesson));
