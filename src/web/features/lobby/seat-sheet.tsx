/** The sheet of a chair in the lobby: choose a bot, or make a person host or remove them. */
import { useRef, useState } from 'preact/hooks';
import { isTemper } from '../../../bots/tempers.ts';
import type { SeatInfo } from '../../../protocol/messages.ts';
import { nameOf } from '../../../words/display-names.ts';
import { readMask, writeMask } from '../../../words/masks.ts';
import { mask } from '../../base/own-mask.ts';
import { useGame } from '../../base/server-games.ts';
import { t } from '../../base/text/more.ts';
import { Choose } from '../../parts/choose.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useCharacterText } from '../../table/characters/text.ts';
import { Mask } from '../../table/mask.tsx';
import { OnlyLead } from '../chat/lead.tsx';
import { MaskChoice } from '../masks/choice.tsx';
import { useInvitation } from './box-lid.tsx';
import { type Lobby, takenBeside } from './lobby.ts';

type Props = { lobby: Lobby; chosen: SeatInfo; close(): void };

export const SeatSheet = ({ lobby, chosen, close }: Props) => {
  const [who] = useState(() => lobby.link.people.value[chosen.seat]?.name ?? chosen.seat);
  const own = chosen.seat === lobby.mine?.seat;
  /** He has got up: nobody wears his mask any more. */
  const isUp = useRef(false);
  const keep = () => {
    if (own && !isUp.current) lobby.link.ask({ type: 'mask', mask: writeMask(mask.value) });
    close();
  };
  return (
    <Sheet title={who} close={keep}>
      {own ? (
        <OwnSeat
          {...{ lobby, chosen }}
          close={() => {
            isUp.current = true;
            close();
          }}
        />
      ) : chosen.person === undefined ? (
        <BotSeat {...{ lobby, chosen, close, who }} />
      ) : (
        <PersonSeat {...{ lobby, close, who }} person={chosen.person} />
      )}
    </Sheet>
  );
};

const OwnSeat = ({ lobby: { link, table }, chosen, close }: Props) => (
  <>
    <h2>{t('you')}</h2>
    <MaskChoice seat={chosen.seat} taken={takenBeside(table, chosen.seat)} />
    {table.status === 'lobby' && <OnlyLead link={link} done={close} />}
  </>
);

type Named = { lobby: Lobby; who: string; close(): void };

const PersonSeat = ({ lobby: { link }, person, who, close }: Named & { person: string }) => {
  const [step, setStep] = useState<'who' | 'sure' | 'gone'>('who');
  const { url, copied, share } = useInvitation(link);
  if (step === 'gone')
    return (
      <>
        <h2>{t('linkRenewed')}</h2>
        <p class="new-link">{url}</p>
        <div class="deeds">
          <button type="button" class="primary" onClick={share}>
            {copied ? t('copied') : t('shareLink')}
          </button>
          <button type="button" onClick={close}>
            {t('close')}
          </button>
        </div>
      </>
    );
  if (step === 'sure')
    return (
      <>
        <h2>{t('removeWho')(who)}</h2>
        <p>{t('removeWhat')}</p>
        <div class="deeds">
          <button type="button" class="primary" onClick={close}>
            {t('keepSeat')}
          </button>
          <button
            type="button"
            class="kick"
            onClick={() => {
              link.ask({ type: 'kick', person });
              setStep('gone');
            }}
          >
            {t('remove')}
          </button>
        </div>
      </>
    );
  return (
    <>
      <h2>{who}</h2>
      <div class="deeds">
        <button
          type="button"
          onClick={() => {
            link.ask({ type: 'host', person });
            close();
          }}
        >
          {t('makeHost')}
        </button>
        <button type="button" class="remove" onClick={() => setStep('sure')}>
          {t('remove')}
        </button>
      </div>
    </>
  );
};

const BotSeat = ({ lobby, chosen, who, close }: Named & { chosen: SeatInfo }) => {
  const { link, table } = lobby;
  const game = useGame(table.game);
  const text = useCharacterText();
  const { seat, bot = '', manner } = chosen;
  const manners = (game?.manners[bot] ?? []).filter(isTemper);
  const unseat = () => link.ask({ type: 'unseat', seat });
  return (
    <>
      <div class="who-card">
        <Mask seat={seat} worn={readMask(chosen.mask)} bot />
        <div>
          <h2>{who}</h2>
          {text !== undefined && manner !== undefined && isTemper(manner) && <p>{text.characters[manner].is}</p>}
        </div>
      </div>
      {text !== undefined && manners.length > 0 && (
        <Choose
          label={text.character}
          options={manners.map((one) => ({ value: one, label: nameOf(one) }))}
          value={manner ?? ''}
          pick={(one) => {
            unseat();
            link.ask({ type: 'seat-bot', seat, bot, manner: one });
            close();
          }}
        />
      )}
      <div class="deeds">
        <button
          type="button"
          class="remove"
          onClick={() => {
            unseat();
            close();
          }}
        >
          {t('remove')}
        </button>
      </div>
    </>
  );
};
