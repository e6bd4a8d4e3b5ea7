/** The sheet of a chair at a server's table: invite a friend, choose a bot, my mask, or the host's actions. */
import { useRef, useState } from 'preact/hooks';
import { isTemper } from '../../../bots/tempers.ts';
import type { SeatInfo } from '../../../protocol/messages.ts';
import { writeMask } from '../../../words/masks.ts';
import { useFetched } from '../../base/fetched.ts';
import { mask } from '../../base/own-mask.ts';
import { go, href } from '../../base/router.ts';
import { useGame } from '../../base/server-games.ts';
import { t } from '../../base/text/more.ts';
import { isFree } from '../../link/room.ts';
import { useQr } from '../../parts/qr.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { OnlyLead } from '../chat/lead.tsx';
import { MaskChoice } from '../masks/choice.tsx';
import { BotChoice } from './bot-choice.tsx';
import { useInvitation } from './box-lid.tsx';
import { type Lobby, takenBeside } from './lobby.ts';
import { strengths } from './strengths.ts';

type Props = { lobby: Lobby; chosen: SeatInfo; close(): void };

export const SeatSheet = ({ lobby, chosen, close }: Props) => {
  const who = isFree(chosen) ? t('whoSits') : (lobby.link.people.value[chosen.seat]?.name ?? chosen.seat);
  const own = chosen.seat === lobby.mine?.seat;
  /** A person who got up wears no mask. */
  const isUp = useRef(false);
  const keep = () => {
    if (own && !isUp.current) lobby.link.ask({ type: 'mask', mask: writeMask(mask.value) });
    close();
  };
  return (
    <Sheet title={who} close={keep} class="chair-sheet">
      {own ? (
        <OwnSeat
          {...{ lobby, chosen }}
          close={() => {
            isUp.current = true;
            close();
          }}
        />
      ) : isFree(chosen) ? (
        <FreeSeat {...{ lobby, chosen, close }} />
      ) : chosen.person === undefined ? (
        <BotSeat {...{ lobby, chosen, close, who }} />
      ) : (
        <PersonSeat {...{ lobby, close, who }} person={chosen.person} />
      )}
    </Sheet>
  );
};

const OwnSeat = ({ lobby, chosen, close }: Props) => (
  <>
    <h2>{t('you')}</h2>
    <MaskChoice seat={chosen.seat} taken={takenBeside(lobby.table, chosen.seat)} />
    {lobby.table.status === 'lobby' && <OnlyLead link={lobby.link} done={close} />}
    {lobby.host && <GetUp lobby={lobby} done={close} />}
  </>
);

/** A host without a successor cannot get up. */
export const GetUp = ({ lobby: { link, table, host }, done }: { lobby: Lobby; done?(): void }) => {
  const others = table.seats.some(({ person }) => person !== undefined && person !== table.host);
  if (host && !others) return null;
  const getUp = () => {
    link.ask({ type: 'leave' });
    done?.();
    if (!table.watch) go('');
  };
  return (
    <button type="button" class="get-up" onClick={getUp}>
      {table.watch ? t('onlyWatch') : t('standUp')}
    </button>
  );
};

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

/** A free chair: invite a friend, or add a bot. */
const FreeSeat = ({ lobby, chosen, close }: Props) => {
  const { link, bot, table } = lobby;
  const { code, url, copied, share } = useInvitation(link);
  const MetHere = useFetched(() => import('../met/met-here.tsx'), []).value?.MetHere;
  const picture = useQr(url, { margin: 1 });
  return (
    <>
      <h2>{t('whoSits')}</h2>
      {code !== undefined && (
        <div class="ask-in">
          {picture !== undefined && <img class="qr" alt={t('qr')} src={picture} />}
          <p class="code">{code}</p>
          <button type="button" class="primary" onClick={share}>
            {copied ? t('copied') : t('shareLink')}
          </button>
        </div>
      )}
      {MetHere !== undefined && <MetHere table={table.id} here={table.seats.map(({ person }) => person)} />}
      <div class="deeds">
        <button
          type="button"
          class="seat-bot"
          onClick={() => {
            link.ask({ type: 'seat-bot', seat: chosen.seat, ...(bot === undefined ? {} : { bot }) });
            close();
          }}
        >
          {t('aBot')}
        </button>
        {isForStrangers(lobby) && (
          <a class="button" href={href('now', `${table.game}/${table.id}`)}>
            {t('openToStrangers')}
          </a>
        )}
      </div>
    </>
  );
};

/** Friends may open their table to people who press Play now. */
const isForStrangers = ({ table, host, mine }: Lobby): boolean =>
  host && mine !== undefined && table.status === 'lobby' && table.walls === 0 && table.bots !== 'all';

const BotSeat = ({ lobby, chosen, who, close }: Named & { chosen: SeatInfo }) => {
  const { link, table, bots } = lobby;
  const game = useGame(table.game);
  const { seat, bot = '', manner } = chosen;
  const { options, seats } = table;
  const change = (next: { bot: string; manner?: string | undefined }) => {
    link.ask({ type: 'unseat', seat });
    link.ask({ type: 'seat-bot', seat, ...next });
  };
  return (
    <>
      <h2>{who}</h2>
      <BotChoice
        seat={seat}
        manner={manner}
        taken={seats.map((one) => (one === chosen ? undefined : one.manner))}
        manners={(game?.manners[bot] ?? []).filter(isTemper)}
        setManner={(one) => change({ bot, manner: one })}
        levels={strengths({ game: table.game, options, seats: seats.length }, bots, t('botKinds'))}
        level={bot}
        setLevel={(one) => change({ bot: one, ...(game?.manners[one]?.includes(manner ?? '') ? { manner } : {}) })}
      />
      <div class="deeds">
        <button
          type="button"
          class="remove"
          onClick={() => {
            link.ask({ type: 'unseat', seat });
            close();
          }}
        >
          {t('friendInstead')}
        </button>
      </div>
    </>
  );
};
