/** The code of a court in session, loaded in one piece. */

export { Hold } from '../../../web/parts/hold.tsx';
export { roundEnd } from '../../../web/table/hands.tsx';
export { confidedIn } from '../rules/confided.ts';
export { callOn } from './answering.ts';
export { Arrows } from './arrows.tsx';
export { DockActions, leadOf, OnTable } from './dock-actions.tsx';
export { openLines } from './headline.ts';
export { LateWord } from './phrases.tsx';
export { Lids } from './recognition-lids.tsx';
export { headlineIn, scenesOf } from './scenes.ts';
export { bubblesOf, lastWords, promises, unread, voicesToday } from './spoken.ts';
export { takenAs } from './transcript.tsx';
export { Inside } from './well.tsx';
