/** The waiting room: who is here, the link, its picture and the code to be spoken; then everybody is ready. */
import '../css/waiting.css';
import { useEffect, useState } from 'preact/hooks';
import { LONGEST_NAME } from '../../protocol/lists.ts';
import type { SeatInfo } from '../../protocol/messages.ts';
import { titleOf } from '../../words/index.ts';
import { isFree, type RemoteLink } from '../link/remote.ts';
import { isFailure, signIn } from '../online/api.ts';
import { Chat } from '../online/chat.tsx';
import { useGame } from '../online/games.ts';
import { Choose } from '../parts/choose.tsx';
import { PageHead } from '../parts/foot.tsx';
import { Form } from '../parts/form.tsx';
import { Medallion } from '../parts/medallion.tsx';
import { lang, name } from '../settings.ts';
import { t } from '../text/text.ts';
import { explain } from './trouble.tsx';

export const WaitingRoom = ({ link }: { link: RemoteLink }) => {
  const table = link.table.value;
  const me = link.me.value;
  const bots = useGame(table?.game)?.bots ?? [];
  const [wanted, setBot] = useState<string | undefined>();
  if (table === undefined) return null;
  const mine = table.seats.find(({ seat }) => seat === me);
  const host = mine?.person !== undefined && mine.person === table.host;
  const free = table.seats.filter(isFree);
  const bot = bots.find((one) => one === wanted) ?? bots[0];
  const how = bot === undefined ? {} : { bot };
  const renaming = me === undefined && link.refusal.value?.code === 'name-taken';
  const ready =
    free.length === 0 &&
    table.seats.every((seat) => seat.bot !== undefined || seat.ready || seat.person === table.host);
  return (
    <main class="page waiting">
      <PageHead title={t('waitingRoom')} />
      <p class="hint">{titleOf(table.game, lang.value)}</p>
      <Invitation link={link} host={host} />
      <ul class="chairs">
        {table.seats.map((seat) => (
          <Chair
            key={seat.seat}
            seat={seat}
            link={link}
            host={host}
            me={me}
            hostId={table.host}
            addBot={() => link.ask({ type: 'seat-bot', seat: seat.seat, ...how })}
          />
        ))}
      </ul>
      {host && free.length > 0 && bot !== undefined && bots.length > 1 && (
        <Choose
          label={t('botKind')}
          options={bots.map((one) => ({ value: one, label: botKind(one) }))}
          value={bot}
          pick={setBot}
        />
      )}
      {renaming && <OtherName link={link} />}
      <div class="deeds">
        {me === undefined && !renaming && free.length > 0 && (
          <button type="button" class="primary" onClick={() => link.ask({ type: 'sit' })}>
            {t('sitDown')}
          </button>
        )}
        {mine !== undefined && !host && (
          <button type="button" class="primary" onClick={() => link.ask({ type: 'ready', ready: !mine.ready })}>
            {mine.ready ? t('notReady') : t('ready')}
          </button>
        )}
        {host && free.length > 0 && (
          <button type="button" onClick={() => link.ask({ type: 'fill', ...how })}>
            {t('fillBots')}
          </button>
        )}
        {host && (
          <button type="button" class="primary" disabled={!ready} onClick={() => link.ask({ type: 'start' })}>
            {t('begin')}
          </button>
        )}
      </div>
      <p class="hint" role="status">
        {link.connection.value !== 'open'
          ? t('reconnecting')
          : ready
            ? t('allReady')
            : free.length > 0
              ? t('freeSeats')(free.length)
              : t('waitReady')}
      </p>
      <Chat link={link} />
    </main>
  );
};

type ChairProps = {
  seat: SeatInfo;
  link: RemoteLink;
  host: boolean;
  me: string | undefined;
  hostId: string | undefined;
  addBot(): void;
};

const botKind = (bot: string): string => t('botKinds')[bot] ?? bot;

const Chair = ({ seat, link, host, me, hostId, addBot }: ChairProps) => {
  const empty = isFree(seat);
  const called = empty ? t('freeSeat') : (link.people.value[seat.seat]?.name ?? seat.seat);
  return (
    <li class={empty ? 'empty' : ''}>
      <Medallion seat={seat.seat} name={empty ? '' : called} />
      <span class="name">
        <b>{called}</b>
        <small>
          {seat.person !== undefined && seat.person === hostId
            ? t('host')
            : seat.bot !== undefined
              ? botKind(seat.bot)
              : empty
                ? ''
                : seat.ready
                  ? t('isReady')
                  : t('isNotReady')}
        </small>
      </span>
      {host && empty && (
        <button type="button" onClick={addBot}>
          {t('addBot')}
        </button>
      )}
      {host && !empty && seat.seat !== me && (
        <button
          type="button"
          onClick={() =>
            link.ask(
              seat.person === undefined ? { type: 'unseat', seat: seat.seat } : { type: 'kick', person: seat.person },
            )
          }
        >
          {t('remove')}
        </button>
      )}
    </li>
  );
};

/** Two friends of one name: this one takes another, and sits down. */
const OtherName = ({ link }: { link: RemoteLink }) => {
  const [wish, setWish] = useState(name.value);
  const [fault, setFault] = useState(explain('name-taken'));
  const sit = async () => {
    const who = await signIn(wish);
    if (isFailure(who)) return setFault(explain(who.code));
    name.value = who.name;
    link.ask({ type: 'sit' });
  };
  return (
    <Form class="other-name" submit={sit}>
      <p class="fault" role="alert">
        {fault}
      </p>
      <div class="line">
        <input
          aria-label={t('yourName')}
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          value={wish}
          onInput={(event) => setWish(event.currentTarget.value)}
        />
        <button type="submit" class="primary" disabled={wish.trim() === ''}>
          {t('sitDown')}
        </button>
      </div>
    </Form>
  );
};

/** The secret is after the `#`, so that it stays out of logs. */
const linkTo = (invite: string): string => `${location.href.split('#')[0]}#join=${invite}`;

const Invitation = ({ link, host }: { link: RemoteLink; host: boolean }) => {
  const invite = link.invite.value;
  const [copied, setCopied] = useState(false);
  const [picture, setPicture] = useState<string | undefined>();
  const url = invite === undefined ? undefined : linkTo(invite);
  useEffect(() => {
    if (host && link.code.value === undefined) link.ask({ type: 'code' });
  }, [host, link]);
  useEffect(() => {
    if (url === undefined) return;
    import('qrcode').then(async ({ toString: draw }) => setPicture(await draw(url, { type: 'svg', margin: 1 })));
  }, [url]);
  if (url === undefined) return null;
  const share = async () => {
    if (typeof navigator.share === 'function') return navigator.share({ title: 'Cabale', url }).catch(() => undefined);
    await navigator.clipboard?.writeText(url).catch(() => undefined);
    setCopied(true);
  };
  return (
    <section class="invitation">
      {picture !== undefined && (
        <img
          class="qr"
          alt={t('qr')}
          src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
          width="148"
          height="148"
        />
      )}
      <div>
        <h2>{t('invite')}</h2>
        {link.code.value !== undefined && (
          <p class="code">
            {t('code')} <b>{link.code.value}</b>
          </p>
        )}
        <input readOnly value={url} aria-label={t('inviteLink')} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" class="primary" onClick={() => void share()}>
          {copied ? t('copied') : t('shareLink')}
        </button>
      </div>
    </section>
  );
};
