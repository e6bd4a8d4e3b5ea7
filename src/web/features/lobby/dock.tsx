/** The dock of a server's table before a game: phrases, the main button, and rare actions. */
import { useState } from 'preact/hooks';
import { LONGEST_NAME, type Phrase } from '../../../protocol/lists.ts';
import { readMask } from '../../../words/masks.ts';
import { isFailure, signIn } from '../../base/api.ts';
import { useFetched } from '../../base/fetched.ts';
import { mask } from '../../base/own-mask.ts';
import { href } from '../../base/router.ts';
import { name } from '../../base/settings.ts';
import { t } from '../../base/text/more.ts';
import { useCountdown } from '../../parts/countdown.ts';
import { explain } from '../../parts/faults.ts';
import { Fault, Form } from '../../parts/form.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { ShowIt } from '../big-screen/show.tsx';
import { Chat } from '../chat/chat.tsx';
import { LeadOn } from '../chat/lead.tsx';
import { useMaskText } from '../masks/text.ts';
import { useInvitation } from './box-lid.tsx';
import { invited } from './invited.ts';
import { hasRoom, type Lobby, takenBeside } from './lobby.ts';
import { GetUp } from './seat-sheet.tsx';
import { sitLabel } from './sit-label.ts';
import { toThisDevice } from './turning.ts';

const BEFORE: readonly Phrase[] = ['who-lies-best', 'i-am-ready', 'one-more'];
const BESIDE: readonly Phrase[] = ['i-am-ready'];
const AFTER: readonly Phrase[] = ['again', 'well-played', 'goodbye'];

export const LobbyDock = ({ lobby }: { lobby: Lobby }) => {
  const { link, mine, host, table } = lobby;
  const { code, url, copied, share } = useInvitation(link);
  const [open, setOpen] = useState<'chat' | 'screen' | undefined>();
  const close = () => setOpen(undefined);
  // the screen shows how others join, and where one plays
  const beside = table.walls > 0;
  const warming = beside && table.status !== 'over';
  const RoomDoubt = useFetched(() => (warming ? import('./room-doubt.tsx') : undefined), [warming]).value?.RoomDoubt;
  return (
    <section class="lobby-dock">
      {warming && RoomDoubt !== undefined && mine?.person !== undefined && (
        <RoomDoubt link={link} person={mine.person} />
      )}
      {mine !== undefined && (
        <div class="greetings">
          {(table.status === 'over' ? AFTER : beside ? BESIDE : BEFORE).map((phrase) => (
            <button type="button" key={phrase} onClick={() => link.ask({ type: 'say', quick: phrase })}>
              {t('quick')[phrase]}
            </button>
          ))}
          <button type="button" aria-label={t('chat')} aria-haspopup="dialog" onClick={() => setOpen('chat')}>
            Aa
          </button>
        </div>
      )}
      {table.notice !== undefined && <p role="status">{t('interrupted')}</p>}
      <Deed lobby={lobby} />
      <div class="seldom">
        {url !== undefined && !beside && (
          <button type="button" onClick={share}>
            {copied ? t('copied') : t('shareLink')}
          </button>
        )}
        {host && !beside && (
          <button type="button" class="one-device" onClick={() => toThisDevice(lobby, 'hotseat')}>
            {t('hotSeat')}
          </button>
        )}
        {host && code !== undefined && !beside && (
          <button type="button" aria-haspopup="dialog" onClick={() => setOpen('screen')}>
            {t('bigScreen')}
          </button>
        )}
        {mine === undefined && host && hasRoom(table) && (
          <button type="button" class="sit-too" onClick={link.sit}>
            {sitLabel(table)}
          </button>
        )}
        {mine !== undefined && !host && <GetUp lobby={lobby} />}
      </div>
      {open === 'chat' && (
        <Sheet title={t('chat')} close={close}>
          <Chat link={link} />
        </Sheet>
      )}
      {open === 'screen' && code !== undefined && (
        <Sheet title={t('bigScreen')} close={close}>
          <ShowIt code={code} />
        </Sheet>
      )}
    </section>
  );
};

/** Starts with the people here, and bots for the others. After a game everybody may ask for the next one. */
const Deed = ({ lobby }: { lobby: Lobby }) => {
  const { link, table, mine, host, bot } = lobby;
  const [wishes, setWishes] = useState(false);
  const seconds = useCountdown(link.next.value);
  const taken = link.refusal.value?.code === 'name-taken';
  const nameless = name.value.trim() === '';
  if (link.connection.value === 'gone') return <PlayOn lobby={lobby} />;
  // among strangers one can sit only by Play now
  if (mine === undefined && table.strangers !== undefined)
    return (
      <a class="button primary big" href={href('now', `${table.game}/${table.id}`)}>
        {t('withStrangers')}
      </a>
    );
  if (mine === undefined && !host && (taken || (wishes && nameless)))
    return <OtherName lobby={lobby} fault={taken ? explain('name-taken') : undefined} />;
  if (mine === undefined && !host)
    return hasRoom(table) ? (
      <button type="button" class="primary big" onClick={() => (nameless ? setWishes(true) : link.sit())}>
        {sitLabel(table)}
      </button>
    ) : (
      <Said lobby={lobby} />
    );
  const over = table.status === 'over';
  if (!host && !over)
    return (
      <>
        <LeadOn link={link} class="primary big" />
        <Said lobby={lobby} />
      </>
    );
  const called = (there: boolean) =>
    table.seats.flatMap(({ seat, person, online }) =>
      person === undefined || seat === mine?.seat || online !== there ? [] : (link.people.value[seat]?.name ?? seat),
    );
  const here = called(true);
  const company = t('withWhom')(here, table.seats.length - here.length - (mine === undefined ? 0 : 1));
  const gone = called(false);
  // the host need not wait for votes or wishes
  const waits = table.dealing !== undefined || (over && link.willing.value && !(host && table.next !== undefined));
  return (
    <>
      <button
        type="button"
        class="primary big begin"
        disabled={waits}
        onClick={() => (over ? link.again?.() : link.ask({ type: 'start', fill: bot === undefined ? {} : { bot } }))}
      >
        {over ? t('nextGame') : `${t('start')} ${company}`}
        {over && (
          <small>{seconds === undefined ? [company, ...hasLeft(gone)].join('; ') : t('beginsIn')(seconds)}</small>
        )}
      </button>
      <Said lobby={lobby} />
    </>
  );
};

const hasLeft = (names: readonly string[]): readonly string[] => (names.length === 0 ? [] : [t('hasLeft')(names)]);

/** Offline: the same chairs on this device. */
const PlayOn = ({ lobby }: { lobby: Lobby }) => (
  <>
    <button type="button" class="primary big begin" onClick={() => toThisDevice(lobby, 'solo')}>
      {t('playOnHere')(lobby.table.seats.length - 1)}
      <small>{t('playOnHereHint')}</small>
    </button>
    <button type="button" onClick={lobby.link.reconnect}>
      {t('tryAgain')}
    </button>
  </>
);

/** One line: an error, else what is waited for, else that one's name was changed. */
const Said = ({ lobby }: { lobby: Lobby }) => {
  const { link, table, mine, host } = lobby;
  const text = useMaskText();
  const worn = readMask(mine?.mask);
  const begins =
    table.leader?.name ?? link.people.value[table.seats.find(({ person }) => person === table.host)?.seat ?? 'A']?.name;
  const said = () => {
    if (link.connection.value !== 'open') return t('reconnecting');
    if (table.dealing !== undefined) return t('dealing');
    if (text !== undefined && worn !== undefined && takenBeside(table, mine?.seat).includes(mask.value.form))
      return text.taken(text.forms[mask.value.form].taken, text.forms[worn.form].the);
    const asked = invited.value;
    if (asked?.table === table.id && !table.seats.some(({ person }) => person === asked.person)) return asked.says();
    return host || begins === undefined || table.status === 'over' ? '' : t('hostBegins')(begins);
  };
  return (
    <p class="hint" role="status">
      {said()}
    </p>
  );
};

/** Asks for another name if it is taken or missing, then sits down. */
const OtherName = ({ lobby: { link, table }, fault: first }: { lobby: Lobby; fault: string | undefined }) => {
  const [wish, setWish] = useState(name.value);
  const [fault, setFault] = useState(first);
  const sit = async () => {
    const who = await signIn(wish);
    if (isFailure(who)) return setFault(explain(who.code));
    name.value = who.name;
    link.sit();
  };
  return (
    <Form class="other-name" submit={sit}>
      <Fault says={fault} />
      <div class="line">
        <input
          aria-label={t('yourName')}
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          value={wish}
          onInput={(event) => setWish(event.currentTarget.value)}
        />
        <button type="submit" class="primary" disabled={wish.trim() === ''}>
          {sitLabel(table)}
        </button>
      </div>
    </Form>
  );
};
