/** The waiting room: who is here, what is agreed, the link, its picture and the code to be spoken. */
import '../css/waiting.css';
import { useState } from 'preact/hooks';
import { LONGEST_NAME } from '../../protocol/lists.ts';
import type { TableInfo } from '../../protocol/messages.ts';
import { boxFor } from '../../words/boxes.ts';
import { titleOf } from '../../words/index.ts';
import { isFree, type RemoteLink } from '../link/remote.ts';
import { isFailure, signIn } from '../online/api.ts';
import { Chairs } from '../online/chairs.tsx';
import { Chat } from '../online/chat.tsx';
import { useGame } from '../online/games.ts';
import { Invitation } from '../online/invitation.tsx';
import { Agreed } from '../parts/agreed.tsx';
import { PageHead } from '../parts/foot.tsx';
import { Form } from '../parts/form.tsx';
import { Notices } from '../parts/notices.tsx';
import { go } from '../router.ts';
import { name } from '../settings.ts';
import { t, tongue } from '../text/text.ts';
import { explain } from './faults.ts';
import { ClockChoice, Company, Fold, GameOptions, HOST_AWAY, HowMany, type TermsOf, WhoBegins } from './terms.tsx';

export const WaitingRoom = ({ link }: { link: RemoteLink }) => {
  const table = link.table.value;
  const me = link.me.value;
  const [wishes, setWishes] = useState(false);
  if (table === undefined) return null;
  const mine = table.seats.find(({ seat }) => seat === me);
  const host = mine?.person !== undefined && mine.person === table.host;
  const free = table.seats.filter(isFree);
  const taken = link.refusal.value?.code === 'name-taken';
  // whoever came to watch gave no name
  const nameless = name.value.trim() === '';
  const renaming = me === undefined && (taken || (wishes && nameless));
  const ready =
    free.length === 0 &&
    table.seats.every((seat) => seat.bot !== undefined || seat.ready || seat.person === table.host);
  const leave = () => {
    link.ask({ type: 'leave' });
    go('');
  };
  return (
    <main class="page waiting">
      <PageHead title={boxFor(table.game, table.options)?.title(tongue()) ?? titleOf(table.game, tongue())} />
      <Invitation link={link} host={host} />
      <Chairs link={link} table={table} host={host} />
      {renaming && <OtherName link={link} fault={taken ? explain('name-taken') : undefined} />}
      <div class="deeds now">
        {me === undefined && !renaming && free.length > 0 && (
          <button type="button" class="primary" onClick={() => (nameless ? setWishes(true) : link.sit())}>
            {t('sitDown')}
          </button>
        )}
        {mine !== undefined && !host && (
          <button
            type="button"
            class={mine.ready ? '' : 'primary'}
            onClick={() => link.ask({ type: 'ready', ready: !mine.ready })}
          >
            {mine.ready ? t('notReady') : t('ready')}
          </button>
        )}
        {host && (
          <button type="button" class="primary" disabled={!ready} onClick={() => link.ask({ type: 'start' })}>
            {t('begin')}
          </button>
        )}
        {mine !== undefined && !host && (
          <button type="button" onClick={leave}>
            {t('standUp')}
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
      <section class="terms">
        <h2>{t('agreed')}</h2>
        <Agreed of={table} />
        {host && table.status === 'lobby' && <Change link={link} table={table} />}
        {mine !== undefined && (
          <Fold title={t('notices')}>
            <Notices />
          </Fold>
        )}
      </section>
      <Chat link={link} />
    </main>
  );
};

/** The host may agree on something else until the game begins; nobody is ready for it yet. */
const Change = ({ link, table }: { link: RemoteLink; table: TableInfo }) => {
  const game = useGame(table.game);
  if (game === undefined) return null;
  const { seats, options, clock, moreTime, hints = false, watch, delay, first = 'lot', hostAway = HOST_AWAY } = table;
  const taken = table.seats.reduce((last, seat, i) => (seat.person === undefined ? last : i + 1), 0);
  const [least, most] = game.players;
  const of: TermsOf = {
    game: { ...game, players: [Math.max(least, taken), most] },
    players: seats.length,
    options,
    first,
    pace: clock.pace,
    moreTime,
    hints,
    listed: table.public,
    watch,
    delay,
    hostAway,
  };
  const change = ({ players, pace, listed, game: _, ...same }: Partial<TermsOf>) =>
    link.ask({
      type: 'change',
      settings: {
        ...same,
        ...(players === undefined ? {} : { seats: players, first: 'lot' }),
        ...(pace === undefined ? {} : { clock: { pace } }),
        ...(listed === undefined ? {} : { public: listed }),
      },
    });
  const names = table.seats.map((seat, i) => link.people.value[seat.seat]?.name ?? t('playerName')(i + 1));
  return (
    <Fold title={t('changeOptions')}>
      <Form submit={() => undefined}>
        <HowMany of={of} change={change} />
        <GameOptions of={of} change={change} />
        <WhoBegins of={of} names={names} change={change} />
        <ClockChoice of={of} change={change} />
        <Company of={of} change={change} />
      </Form>
    </Fold>
  );
};

/** Two friends of one name, or one who had none: he takes one, and sits down. */
const OtherName = ({ link, fault: first }: { link: RemoteLink; fault: string | undefined }) => {
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
      {fault !== undefined && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
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
