/** A Play now table before its game: who has come, and how long it waits. No consent is asked. */
import './css/play-now.css';
import { useEffect } from 'preact/hooks';
import type { Phrase } from '../../../protocol/lists.ts';
import type { TableInfo } from '../../../protocol/messages.ts';
import { boxFor, titleOf } from '../../../words/index.ts';
import { readMask } from '../../../words/masks.ts';
import { go } from '../../base/router.ts';
import { tongue } from '../../base/text/catalogue.ts';
import { t } from '../../base/text/more.ts';
import type { RemoteLink } from '../../link/remote.ts';
import { isFree } from '../../link/room.ts';
import { useNow } from '../../parts/countdown.ts';
import { PageHead } from '../../parts/foot.tsx';
import { type ChairShown, Felt } from '../lobby/felt.tsx';
import { loadPlayNowText, playNowText } from './text.ts';

await loadPlayNowText();

/** How long a new table waits. */
const WHOLE = 6000;
const PHRASES: readonly Phrase[] = ['hello', 'good-luck', 'who-lies-best'];

export const Gathering = ({ link }: { link: RemoteLink }) => {
  const text = playNowText();
  const table = link.table.value;
  const starts = table?.strangers?.starts;
  useNow(starts, Date.now, 250);
  // sends my sealed part of the deal; sitting here is consent
  useEffect(() => {
    if (table?.status === 'lobby' && table.dealing === undefined) link.ask({ type: 'ready', ready: true });
  }, []);
  if (table === undefined) return null;
  const mine = table.seats.find(({ seat }) => seat === link.me.value)?.seat;
  const left = starts === undefined ? 0 : Math.max(0, -link.since(starts));
  return (
    <main class="waiting lobby gathering">
      <PageHead title={text.title} />
      <Felt chairs={chairsOf(link, table)} mine={mine} watchers={table.watchers}>
        <Ring left={left} says={says(table)} />
      </Felt>
      <Dock link={link} table={table} left={left} />
      <p class="unseen" role="status">
        {text.seated} {comers(link, table)}
      </p>
    </main>
  );
};

const says = ({ game, options, seats }: TableInfo): string =>
  `${boxFor(game, options)?.title(tongue()) ?? titleOf(game, tongue())} · ${playNowText().chairs(seats.length)}`;

const comers = (link: RemoteLink, { seats }: TableInfo): string =>
  seats
    .filter(({ person, seat }) => person !== undefined && seat !== link.me.value)
    .map(({ seat }) => link.people.value[seat]?.name ?? seat)
    .join(', ');

const chairsOf = (link: RemoteLink, { seats }: TableInfo): readonly ChairShown[] => {
  const text = playNowText();
  return seats.map((seat) => ({
    seat: seat.seat,
    sitter: seat.person ?? seat.bot ?? '',
    name: isFree(seat)
      ? text.free
      : seat.seat === link.me.value
        ? text.you
        : (link.people.value[seat.seat]?.name ?? seat.seat),
    note: seat.bot === undefined ? '' : text.bot,
    mask: readMask(seat.mask),
    bot: seat.bot !== undefined,
    free: isFree(seat),
    says: link.talk?.value.find((one) => one.seat === seat.seat),
  }));
};

const Ring = ({ left, says: about }: { left: number; says: string }) => (
  <div class="gather-ring" style={{ '--left': Math.min(1, left / WHOLE) }}>
    <b aria-hidden="true">
      {Math.ceil(left / 1000)}
      <small>{playNowText().seconds}</small>
    </b>
    <small>{about}</small>
  </div>
);

type DockProps = { link: RemoteLink; table: TableInfo; left: number };

const Dock = ({ link, table, left }: DockProps) => {
  const text = playNowText();
  const others = comers(link, table);
  const bots = table.seats.filter(({ person }) => person === undefined).length;
  const leave = () => {
    link.ask({ type: 'leave' });
    go('');
  };
  return (
    <section class="lobby-dock">
      {others !== '' && (
        <div class="greetings">
          {PHRASES.map((phrase) => (
            <button type="button" key={phrase} onClick={() => link.ask({ type: 'say', quick: phrase })}>
              {t('quick')[phrase]}
            </button>
          ))}
        </div>
      )}
      {others === '' ? (
        <>
          <p class="hint">{text.before}</p>
          <button
            type="button"
            class="primary big begin"
            disabled={table.dealing !== undefined}
            onClick={() => link.ask({ type: 'start', fill: {} })}
          >
            {text.startNow(bots)}
          </button>
        </>
      ) : (
        <p class="starts-in">
          <b>{table.dealing === undefined ? text.startsIn(Math.ceil(left / 1000)) : t('dealing')}</b>
          <small>{text.company(others, bots)}</small>
        </p>
      )}
      <div class="seldom">
        <button type="button" onClick={leave}>
          {text.home}
        </button>
      </div>
    </section>
  );
};
