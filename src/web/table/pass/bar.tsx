/** The row below the choices: what is passed automatically, and how to end it. */
import '../../base/css/pass.css';
import { useState } from 'preact/hooks';
import type { View } from '../../../engine/game.ts';
import { useFetched } from '../../base/fetched.ts';
import { t } from '../../base/text/table.ts';
import { Sheet } from '../../parts/sheet.tsx';
import type { Kept } from './pass.ts';
import type { PassingTools } from './use-passing.ts';

type Props = {
  view: View;
  passing: PassingTools;
  asked: boolean;
  settled(): boolean;
  send(move: string): void;
  /** The game's words for objections to an automatic pass, and for a kept answer. */
  says: { readonly objects: Readonly<Record<string, string>>; kept(kept: Kept): string };
  early?: readonly Kept[] | undefined;
};

export const PassBar = ({ view, passing, asked, settled, send, says, early = [] }: Props) => {
  const [open, setOpen] = useState(false);
  const { until, kept } = passing.passing;
  const { last, offered } = passing;
  const busy = passing.coming !== undefined;
  return (
    <div class={`pass-bar ${busy ? 'coming' : ''}`}>
      {until !== undefined && (
        <button type="button" class="chip-button on" onClick={() => passing.until(undefined)}>
          <span aria-hidden="true">✕</span> {t('passingUntil')[until.what]}
        </button>
      )}
      {passing.again && (
        <button type="button" class="chip-button on" onClick={passing.askMe}>
          <span aria-hidden="true">✕</span> {t('passedBefore')}
        </button>
      )}
      {until === undefined && !passing.again && (!asked || passing.window) && (
        <>
          {offered && (
            <button type="button" class="chip-button offer" onClick={() => settled() && passing.until('named')}>
              {t('letPassOffer')}
            </button>
          )}
          {last !== undefined && !offered && (
            <button
              type="button"
              class="chip-button"
              data-again={last}
              onClick={() => settled() && passing.until(last)}
            >
              {t('letPassAgain')[last]}
            </button>
          )}
          <button type="button" class="chip-button let" aria-label={t('letPass')} onClick={() => setOpen(true)}>
            {last === undefined ? t('letPass') : '…'}
          </button>
        </>
      )}
      {kept !== undefined && (
        <button type="button" class="chip-button on" onClick={() => passing.keep(undefined)}>
          <span aria-hidden="true">✕</span> {t('keptAnswer')(says.kept(kept))}
        </button>
      )}
      {kept === undefined &&
        early.map((one) => (
          <button
            type="button"
            key={one.move}
            class="chip-button early"
            data-early={one.move}
            onClick={() => settled() && passing.keep(one)}
          >
            {says.kept(one)}
          </button>
        ))}
      {busy &&
        asked &&
        Object.entries(says.objects)
          .filter(([move]) => view.legal?.includes(move))
          .map(([move, label]) => (
            <button type="button" key={move} class="chip-button object" onClick={() => send(move)}>
              {label}
            </button>
          ))}
      {open && <LetPass passing={passing} close={() => setOpen(false)} />}
    </div>
  );
};

const LetPass = ({ close, passing }: Pick<Props, 'passing'> & { close(): void }) => {
  const Choices = useFetched(async () => (await import('./choices.tsx')).PassChoices, []).value;
  return (
    <Sheet title={t('letPassTitle')} close={close}>
      {Choices !== undefined && <Choices passing={passing} close={close} />}
    </Sheet>
  );
};
