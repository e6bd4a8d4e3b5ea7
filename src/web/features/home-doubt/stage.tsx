/** The stage of home: a claim to believe or doubt. The outcome is loaded after the touch. */
import { useState } from 'preact/hooks';
import { useFetched } from '../../base/fetched.ts';
import { href } from '../../base/router.ts';
import { lang } from '../../base/settings.ts';
import { recall } from '../../base/storage.ts';
import { t } from '../../base/text/text.ts';
import { claimOn, type Day, dayAt } from '../../link/days.ts';
import { Asks } from './asks.tsx';
import { fetchDoubt, type HomeDay } from './files.ts';

/** People who never answered need no stored state. */
const dayOf = async (today: Day): Promise<HomeDay> =>
  isKnownHere() ? (await import('./day.ts')).homeDay(today) : { today, counts: false, given: undefined };
const isKnownHere = (): boolean => recall('daily') !== undefined || recall('doubted') !== undefined;

export const DoubtStage = () => {
  const [today] = useState(() => dayAt(new Date()));
  const at = claimOn(today, DOUBTS.count);
  const day = useFetched(() => dayOf(today), []).value;
  const [deed, act] = useState<boolean | undefined>();
  const language = lang.value;
  const { value: asked, failed } = useFetched(() => fetchDoubt(language, at), [], [language]);
  const doubted = deed ?? day?.given;
  const done = doubted !== undefined;
  const { value: told, failed: lost } = useFetched(() => (done ? import('./verdict.tsx') : undefined), [done]);
  return (
    <section class={`doubt-stage ${done ? 'done' : ''}`} aria-label={t('todaysDoubt')}>
      <header>
        <h2>{t('todaysDoubt')}</h2>
        <a href={href('daily')}>{t('dayNumber')(today.number)}</a>
      </header>
      {failed || lost ? (
        <p class="lines" role="alert">
          {t('needsNetwork')}
        </p>
      ) : asked === undefined || day === undefined ? null : doubted !== undefined && told !== undefined ? (
        <told.Verdict {...{ asked, at, day, doubted }} fresh={deed !== undefined} again={() => act(undefined)} />
      ) : (
        <Asks asked={asked} act={done ? undefined : act} whole={href('daily')} />
      )}
    </section>
  );
};
