/** What went wrong, by the code of whoever refused. */
import type { MoreText } from '../text/more/fr.ts';

export type Kind = keyof MoreText['troubles'];

const KINDS: Readonly<Record<string, Kind>> = {
  'no-table': 'noTable',
  full: 'full',
  taken: 'full',
  'back-soon': 'backSoon',
  banned: 'kicked',
  'not-here': 'kicked',
  'not-invited': 'notInvited',
  'no-watchers': 'noWatchers',
  'host-asked': 'hostAsked',
  expired: 'oldLink',
  'no-code': 'noCode',
  renewed: 'renewed',
  'older-rules': 'olderRules',
  unreachable: 'serverGone',
  closing: 'serverGone',
  'other-tab': 'otherTab',
  'no-socket': 'noSocket',
  'no-session': 'noSession',
  'name-taken': 'nameTaken',
  name: 'badName',
  'too-fast': 'tooFast',
  'too-many': 'tooFast',
  'not-ready': 'notReady',
  'no-chat': 'noChat',
  muted: 'muted',
};
export const kindOf = (code: string): Kind => KINDS[code] ?? 'other';

/** A game that does not open: under these rules it goes otherwise from a move on; or it cannot be read. */
export const unopened = ({ move }: { readonly move?: number }): { kind: Kind; move: number | undefined } => ({
  kind: move === undefined ? 'oldReplay' : 'olderRules',
  move,
});
