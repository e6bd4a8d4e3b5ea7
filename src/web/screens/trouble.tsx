/** Error pages: what happened, and what to do about it. */
import { Emblem } from '../base/art/emblem.tsx';
import { href } from '../base/router.ts';
import { t } from '../base/text/more.ts';
import { ByCode } from '../parts/by-code.tsx';
import { known, type TroubleCode, troubleOf } from '../parts/faults.ts';
import { PageTitle } from '../parts/page-title.tsx';

type Deed = 'retry' | 'now' | 'create' | 'solo' | 'home';

/** What to offer for an error, the most useful first; for other errors, another try. Home is always offered. */
const HELP: Readonly<Partial<Record<TroubleCode, readonly Deed[]>>> = {
  'no-table': ['home', 'create'],
  damaged: ['create', 'home', 'solo'],
  banned: ['create', 'home', 'solo'],
  'not-invited': ['home', 'create', 'solo'],
  'no-place': ['now', 'create', 'home'],
  'no-chair': ['now', 'create', 'home'],
  'no-watchers': ['retry', 'create', 'home'],
  'host-asked': ['home'],
  expired: ['home', 'create', 'solo'],
  'no-code': ['home', 'create'],
  renewed: ['home', 'create', 'solo'],
  'old-replay': ['home'],
  'old-dare': ['home', 'solo'],
  'older-rules': ['home', 'solo'],
  'other-tab': ['retry', 'home'],
  lost: ['home', 'solo'],
};
const OTHERWISE: readonly Deed[] = ['retry', 'solo', 'home'];

/** Errors for which another code may help. */
const BY_CODE: readonly TroubleCode[] = ['no-code', 'not-invited', 'expired', 'renewed'];

/** `who`: the person to ask. `move`: the move from which the rules differ. */
type Props = { code: string; retry?: () => void; who?: string | undefined; move?: number | undefined };

export const Trouble = ({ code: told, retry, who, move }: Props) => {
  const code = known(told);
  const { title, what } = troubleOf(code);
  const deeds = (HELP[code] ?? OTHERWISE).filter((deed) => ONLINE || deed !== 'create');
  return (
    <main class="page trouble">
      <Emblem name="doubt" class="big" />
      <PageTitle says={title} />
      {move !== undefined && <p>{t('olderFrom')(move)}</p>}
      <p role={code === 'host-asked' ? 'status' : undefined}>{who === undefined ? what : t('askFor')(who)}</p>
      {ONLINE && BY_CODE.includes(code) && <ByCode />}
      <div class="deeds">
        {deeds.map((deed, i) => (
          <Help key={deed} deed={deed} first={i === 0} here={code === 'other-tab'} retry={retry} />
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
  if (deed === 'now')
    return (
      <a class={look} href={href('now')}>
        {t('withStrangers')}
      </a>
    );
  if (deed === 'create')
    return (
      <a class={look} href={href('new', 'online')}>
        {t('createTable')}
      </a>
    );
  return deed === 'solo' ? (
    <a class={look} href={href('solo', 'quick')}>
      {t('alone')}
    </a>
  ) : (
    <a class={look} href={href('')}>
      {t('home')}
    </a>
  );
};

export const Lost = () => <Trouble code="lost" />;
