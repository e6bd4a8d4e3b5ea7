/** An answered claim: silence, the card, the outcome, and where to go next. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { paceNow, still } from '../../base/settings.ts';
import { t } from '../../base/text/text.ts';
import { CameOut } from './came-out.tsx';
import type { HomeDoubt, HomeTruth } from './files.ts';

const SILENCE = 900;

type Props = {
  asked: HomeDoubt;
  truth: Pick<HomeTruth, 'lie' | 'title'> | undefined;
  doubted: boolean;
  fresh: boolean;
  children: ComponentChildren;
};

export const Turned = ({ asked, truth, doubted, fresh, children }: Props) => {
  const [silent, setSilent] = useState(fresh);
  const known = truth !== undefined;
  useEffect(() => {
    if (!known || !silent) return;
    const timer = setTimeout(() => setSilent(false), still() ? 0 : SILENCE * paceNow());
    return () => clearTimeout(timer);
  }, [known]);
  const turned = known && !silent;
  return (
    <>
      <CameOut asked={asked} lie={turned ? truth.lie : undefined} fresh={fresh} />
      <div class="lines" role="status">
        {turned && (
          <>
            <h3>{t('cameOut')(asked.name, truth.lie, doubted)}</h3>
            <span>{truth.title}</span>
          </>
        )}
      </div>
      {turned && children}
    </>
  );
};
