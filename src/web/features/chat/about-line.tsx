/** Actions on a chat line: mute its author, report it, or block whoever said it. */
import { useState } from 'preact/hooks';
import type { ChatLine } from '../../../protocol/messages.ts';
import { t } from '../../base/text/more.ts';
import { wordsIn } from '../../link/chat-words.ts';
import { mute } from '../../link/muted.ts';
import type { RemoteLink } from '../../link/remote.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { useBlock } from './block.ts';

type Props = { link: RemoteLink; line: ChatLine; close(): void };

export const AboutLine = ({ link, line, close }: Props) => {
  const { n, name, person } = line;
  const [told, setTold] = useState(false);
  const { block, isBlocked } = useBlock(person);
  return (
    <Sheet title={name} close={close}>
      <h2>{name}</h2>
      <p>{wordsIn(line, link.people.value)}</p>
      <div class="ways-out">
        {person !== undefined && (
          <button
            type="button"
            onClick={() => {
              mute(person);
              close();
            }}
          >
            {t('mute')(name)}
          </button>
        )}
        <button
          type="button"
          disabled={told}
          onClick={() => {
            link.ask({ type: 'report', line: n });
            setTold(true);
          }}
        >
          {t('reportLine')}
        </button>
      </div>
      {block !== undefined && (
        <button type="button" disabled={isBlocked} onClick={block}>
          {t('block')(name)}
        </button>
      )}
      <p role="status">{isBlocked ? t('blocked') : told ? t('reported') : t('muteHint')}</p>
    </Sheet>
  );
};
