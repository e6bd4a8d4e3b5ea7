/** What went wrong, by the code of whoever refused. */
import type { Messages } from '../text/lang/fr.ts';
import { t } from '../text/text.ts';

export type Kind = keyof Messages['troubles'];

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

/** The same in one sentence, beside the button that failed. */
export const explain = (code: string): string => t('troubles')[kindOf(code)].what;
