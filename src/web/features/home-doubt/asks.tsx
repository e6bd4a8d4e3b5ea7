/** A claim to believe or doubt: the question of home. */
import { useEffect } from 'preact/hooks';
import { Emblem } from '../../base/art/emblem.tsx';
import { t } from '../../base/text/text.ts';
import { Claim } from './claim.tsx';
import type { HomeDoubt } from './files.ts';

type Props = {
  asked: HomeDoubt;
  act: ((doubted: boolean) => void) | undefined;
  /** Opens everything that the table has heard. */
  whole: string | (() => void);
};

export const Asks = ({ asked, act, whole }: Props) => {
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey }: KeyboardEvent) => {
      const typed = target instanceof HTMLInputElement && target.type !== 'radio';
      const deed = { d: true, b: false }[key.toLowerCase()];
      if (act !== undefined && deed !== undefined && !typed && !ctrlKey && !metaKey) act(deed);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [act]);
  const back = { class: 'card-back', 'aria-label': t('wholeTable'), children: <Emblem name="masks" /> };
  return (
    <>
      <Claim
        asked={asked}
        back={
          typeof whole === 'string' ? <a href={whole} {...back} /> : <button type="button" onClick={whole} {...back} />
        }
      />
      <p class="lines">
        {asked.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <div class="deeds">
        <button type="button" class="primary big" aria-keyshortcuts="D" onClick={() => act?.(true)}>
          {t('iDoubt')}
        </button>
        <button type="button" class="big" aria-keyshortcuts="B" onClick={() => act?.(false)}>
          {t('iBelieve')}
        </button>
      </div>
    </>
  );
};
