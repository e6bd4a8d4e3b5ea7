/** The open box: the settings. Its host may change them until the game begins. */
import { useState } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import { useGames } from '../../base/server-games.ts';
import { usualOptions } from '../../base/set-ups.ts';
import { t } from '../../base/text/more.ts';
import { Choose } from '../../parts/choose.tsx';
import { Form } from '../../parts/form.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { webPartOf } from '../../table/web-part.ts';
import { ScreenList } from '../big-screen/screens.tsx';
import { Agreed } from '../options/agreed.tsx';
import {
  ClockChoice,
  Company,
  Fold,
  GameOptions,
  HOST_AWAY,
  HowMany,
  type TermsOf,
  WhoBegins,
} from '../options/terms.tsx';
import { Notices } from '../preferences/notices.tsx';
import { titleOf, useInvitation } from './box-lid.tsx';
import { Boxes } from './boxes.tsx';
import { type Lobby, orderOf } from './lobby.ts';
import { strengths } from './strengths.ts';

export const OpenBox = ({ lobby, close }: { lobby: Lobby; close(): void }) => {
  const { table, host, mine } = lobby;
  const changes = host && table.dealing === undefined;
  return (
    <Sheet title={titleOf(table)} close={close}>
      <div class="open-box">
        <h2>{titleOf(table)}</h2>
        {lobby.link.connection.value !== 'open' && <p role="status">{t('reconnecting')}</p>}
        <Agreed of={table} />
        {changes && <Change lobby={lobby} />}
        <ScreenList link={lobby.link} />
        {mine !== undefined && (
          <Fold title={t('notices')}>
            <Notices />
          </Fold>
        )}
        <button type="button" class="primary" onClick={close}>
          {t('closeBox')}
        </button>
      </div>
    </Sheet>
  );
};

const Change = ({ lobby }: { lobby: Lobby }) => {
  const { link, table, bots, bot, setBot } = lobby;
  const games = useGames();
  const game = games.find(({ id }) => id === table.game);
  if (game === undefined) return null;
  const { seats, options, clock, moreTime, hints = false, bots: may = 'house', chairs = 'open', watch, delay } = table;
  const { first = 'lot', hostAway = HOST_AWAY } = table;
  const taken = seats.reduce((last, seat, i) => (seat.person === undefined ? last : i + 1), 0);
  const [least, most] = game.players;
  const of: TermsOf = {
    game: { ...game, players: [Math.max(least, taken), most] },
    players: seats.length,
    options,
    first,
    pace: clock.pace,
    moreTime,
    hints,
    bots: may,
    listed: table.public,
    chairs,
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
  const names = seats.map((seat, i) => link.people.value[seat.seat]?.name ?? t('playerName')(i + 1));
  return (
    <Form submit={() => undefined}>
      <Boxes
        game={table.game}
        options={options}
        more={games}
        people={taken}
        pick={(next) => {
          const [fewest, largest] = next.game.players;
          const wall = table.walls > 0 ? webPartOf(next.game.id)?.together : {};
          link.ask({
            type: 'change',
            settings: {
              game: next.game.id,
              options: { ...usualOptions(next.box), ...wall },
              seats: Math.max(fewest, taken, Math.min(largest, seats.length)),
              first: 'lot',
            },
          });
        }}
      />
      <HowMany of={of} change={change} />
      {bot !== undefined && bots.length > 1 && (
        <Choose
          label={t('botKind')}
          options={strengths({ game: table.game, options, seats: seats.length }, bots, t('botKinds'))}
          value={bot}
          pick={setBot}
        />
      )}
      <ClockChoice of={of} change={change} />
      <GameOptions of={of} change={change} />
      <Fold title={t('moreOptions')}>
        <WhoBegins of={of} names={names} change={change} />
        <Company of={of} change={change} />
      </Fold>
      {table.status === 'lobby' && <Order lobby={lobby} names={names} />}
      <Renew lobby={lobby} />
    </Form>
  );
};

const Renew = ({ lobby: { link } }: { lobby: Lobby }) => {
  const { code } = useInvitation(link);
  const [before, setBefore] = useState<string | undefined>();
  return (
    <p class="renew">
      <button
        type="button"
        onClick={() => {
          setBefore(code);
          link.ask({ type: 'code' });
        }}
      >
        {t('newCode')}
      </button>{' '}
      <span role="status">{before !== undefined && before !== code && `${t('linkRenewed')} ${code}`}</span>
    </p>
  );
};

const earlier = (order: readonly Seat[], i: number): Seat[] => {
  const next = [...order];
  next.splice(i - 1, 2, ...order.slice(i - 1, i + 1).reverse());
  return next;
};

const shuffled = (order: readonly Seat[]): Seat[] =>
  order
    .map((seat) => ({ seat, by: Math.random() }))
    .sort((a, b) => a.by - b.by)
    .map(({ seat }) => seat);

const Order = ({ lobby: { link, table }, names }: { lobby: Lobby; names: readonly string[] }) => {
  const order = orderOf(table);
  const arrange = (to: Seat[]) => link.ask({ type: 'arrange', order: to });
  return (
    <Fold title={t('orderSeats')}>
      <ol class="order">
        {order.map((seat, i) => (
          <li key={seat}>
            {names[i]}
            {i > 0 && (
              <button
                type="button"
                class="up"
                aria-label={t('seatUp')(names[i] ?? seat)}
                onClick={() => arrange(earlier(order, i))}
              >
                ↑
              </button>
            )}
          </li>
        ))}
      </ol>
      <button type="button" onClick={() => arrange(shuffled(order))}>
        {t('shuffleSeats')}
      </button>
    </Fold>
  );
};
