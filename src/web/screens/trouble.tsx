/** Whatever goes wrong: what happened, in a sentence, and what to do about it. */
import { Emblem } from '../art/emblem.tsx';
import { ByCode } from '../parts/by-code.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { href } from '../router.ts';
import { t } from '../text/more.ts';
import type { Kind } from './faults.ts';

type Deed = 'retry' | 'create' | 'solo' | 'home';

/** What helps, the most likely first; otherwise to try again. One can always go home. */
const HELP: Readonly<Partial<Record<Kind, readonly Deed[]>>> = {
  noTable: ['home', 'create'],
  kicked: ['create', 'home', 'solo'],
  notInvited: ['home', 'create', 'solo'],
  noWatchers: ['retry', 'create', 'home'],
  hostAsked: ['home'],
  oldLink: ['home', 'create', 'solo'],
  noCode: ['home', 'create'],
  renewed: ['home', 'create', 'solo'],
  oldReplay: ['home'],
  olderRules: ['home', 'solo'],
  otherTab: ['retry', 'home'],
  lost: ['home', 'solo'],
};
const OTHERWISE: readonly Deed[] = ['retry', 'solo', 'home'];

/** Where another code would help. */
const BY_CODE: readonly Kind[] = ['noCode', 'notInvited', 'oldLink', 'renewed'];

/** `who`: has what one needs. `move`: from which on the rules differ. */
type Props = { kind: Kind; retry?: () => void; who?: string | undefined; move?: number | undefined };

export const Trouble = ({ kind, retry, who, move }: Props) => {
  const { title, what } = t('troubles')[kind];
  const deeds = (HELP[kind] ?? OTHERWISE).filter((deed) => ONLINE || deed !== 'create');
  return (
    <main class="page trouble">
      <Emblem name="doubt" class="big" />
      <PageTitle says={title} />
      {move !== undefined && <p>{t('olderFrom')(move)}</p>}
      <p role={kind === 'hostAsked' ? 'status' : undefined}>{who === undefined ? what : t('askFor')(who)}</p>
      {ONLINE && BY_CODE.includes(kind) && <ByCode />}
      <div class="deeds">
        {deeds.map((deed, i) => (
          <Help key={deed} deed={deed} first={i === 0} here={kind === 'otherTab'} retry={retry} />
        ))}
      </div>
    </main>
  );
};

type HelpProps = { deed: Deed; first: boolean; here: boolean; retry: (() => void) | undefined };

const Help = ({ deed, first, here, retry }: HelpProps) => {
  const look = first ? 'button primary' : 'button';
  if (deed === 'retry')
    return (
      <button type="button" class={look} onClick={retry ?? (() => location.reload())}>
        {here ? t('playHere') : t('tryAgain')}
      </button>
    );
  if (deed === 'create')
    return (
      <a class={look} href={href('new', 'online')}>
        {t('createTable')}
      </a>
    );
  return deed === 'solo' ? (
    <a class={look} href={href('solo', 'quick')}>
      {t('playNow')}
    </a>
  ) : (
    <a class={look} href={href('')}>
      {t('home')}
    </a>
  );
};

export const Lost = () => <Trouble kind="lost" />;
