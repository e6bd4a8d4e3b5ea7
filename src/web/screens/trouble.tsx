/** Whatever goes wrong: what happened, in a sentence, and what to do about it. */
import { Emblem } from '../art/emblem.tsx';
import { go, href } from '../router.ts';
import type { Messages } from '../text/text.ts';
import { t } from '../text/text.ts';

export type Kind = keyof Messages['troubles'];

const KINDS: Readonly<Record<string, Kind>> = {
  'no-table': 'noTable',
  full: 'full',
  taken: 'full',
  banned: 'kicked',
  'not-here': 'kicked',
  'not-invited': 'notInvited',
  'no-watchers': 'notInvited',
  expired: 'oldLink',
  unreachable: 'serverGone',
  closing: 'serverGone',
  'other-tab': 'otherTab',
  'no-socket': 'noSocket',
  'no-session': 'noSession',
  'name-taken': 'nameTaken',
  name: 'badName',
  'too-fast': 'tooFast',
  'too-many': 'tooFast',
};
export const kindOf = (code: string): Kind => KINDS[code] ?? 'other';

/** The same in one sentence, beside the button that failed. */
export const explain = (code: string): string => t('troubles')[kindOf(code)].what;

export const Trouble = ({ kind, retry }: { kind: Kind; retry?: () => void }) => {
  const { title, what } = t('troubles')[kind];
  return (
    <main class="page trouble">
      <Emblem name="doubt" class="big" />
      <h1>{title}</h1>
      <p>{what}</p>
      <div class="deeds">
        <button type="button" class="primary" onClick={retry ?? (() => location.reload())}>
          {kind === 'otherTab' ? t('playHere') : t('tryAgain')}
        </button>
        <a class="button" href={href('')}>
          {t('home')}
        </a>
        <button type="button" onClick={() => go('solo', 'quick')}>
          {t('playNow')}
        </button>
      </div>
    </main>
  );
};

export const Lost = () => <Trouble kind="lost" />;
