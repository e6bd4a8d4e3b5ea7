/** Lets the host give an absent player's seat to somebody else. */
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import { Emblem } from '../../base/art/emblem.tsx';
import { t } from '../../base/text/more.ts';
import type { RemoteLink } from '../../link/remote.ts';
import type { Heir } from '../../link/room.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { advice } from '../../table/advice.ts';
import { presenceSaid } from '../../table/presence.tsx';

/** For the host: gives an absent player's seat to a bot for now, or to another person for good. */
export const GiveSeat = ({ link }: { link: RemoteLink }) => {
  const [open, setOpen] = useState(false);
  const heirs = link.heirs.value;
  const { seats = [], status } = link.table.value ?? {};
  const left = seats.filter(({ person, online, away }) => person !== undefined && (away || !online));
  const awaited = status === 'playing' && link.leads.value && left.some(({ away }) => !away);
  if (left.length === 0 || (heirs.length === 0 && !awaited)) return null;
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" class="tool always give" aria-label={t('giveSeat')} onClick={() => setOpen(true)}>
        <Emblem name="unplugged" />
      </button>
      <HeirWaits link={link} heir={heirs.find(({ waits }) => waits)} open={() => setOpen(true)} />
      {open && (
        <Sheet title={t('giveSeat')} close={close}>
          <h2>{t('giveSeat')}</h2>
          <p class="hint">{t('giveSeatHint')}</p>
          {left.map(({ seat, away }) => {
            const who = link.people.value[seat];
            return (
              <fieldset key={seat} class="give-seat">
                <legend>{t('standingOf')(who?.name ?? seat, presenceSaid(who) ?? '')}</legend>
                <div class="deeds">
                  {!away && (
                    <button
                      type="button"
                      class="to-bot"
                      onClick={() => {
                        link.ask({ type: 'away', seat });
                        close();
                      }}
                    >
                      {t('leaveToBot')}
                    </button>
                  )}
                  {heirs.map(({ person, name }) => (
                    <button
                      type="button"
                      key={person}
                      onClick={() => {
                        link.ask({ type: 'give', seat, person });
                        close();
                      }}
                    >
                      {t('giveTo')(name)}
                    </button>
                  ))}
                </div>
              </fieldset>
            );
          })}
        </Sheet>
      )}
    </>
  );
};

/** Tells the host who asks for an absent player's seat, or for admission to a closed table, until it is settled. */
const HeirWaits = ({ link, heir, open }: { link: RemoteLink; heir: Heir | undefined; open(): void }) => {
  const [read, setRead] = useState<string | undefined>();
  if (heir === undefined) return null;
  const { person, name, seat, same, asked } = heir;
  const key = `${person} ${asked}`;
  if (key === read) return null;
  const whom = seat && (link.people.value[seat]?.name ?? seat);
  return (
    <div class="toast-place away" role="alert">
      <p class="toast heir-waits">
        {whom === undefined ? t('heirWaits')(name) : same ? t('heirIs')(whom) : t('heirTakes')(name, whom)}{' '}
        <button
          type="button"
          class="primary"
          onClick={() => (seat === undefined ? open() : link.ask({ type: 'give', seat, person }))}
        >
          {t('giveSeat')}
        </button>{' '}
        <button type="button" onClick={() => setRead(key)}>
          {t('close')}
        </button>
      </p>
    </div>
  );
};

/** Asks the host for a seat: from a new phone, or as another person without one. */
const SeatsLeft = ({ link, asked }: { link: RemoteLink; asked: Signal<boolean> }) => {
  const { seats = [], status, strangers } = link.table.value ?? {};
  const left = seats.filter(({ person, online, away }) => person !== undefined && (away || !online));
  if (link.me.value !== undefined || status !== 'playing' || strangers !== undefined || left.length === 0) return null;
  const take = (seat: Seat, same: boolean) => () => {
    asked.value = true;
    link.ask({ type: 'take', seat, same });
  };
  return (
    <div class="deeds take-seat">
      {left.map(({ seat }) => {
        const who = link.people.value[seat]?.name ?? seat;
        return (
          <fieldset key={seat}>
            <legend>{t('areYou')(who)}</legend>
            <button type="button" class="primary" onClick={take(seat, true)}>
              {t('itIsMe')}
            </button>{' '}
            <button type="button" onClick={take(seat, false)}>
              {t('takeSeat')(who)}
            </button>
          </fieldset>
        );
      })}
      <p role="status" class={asked.value ? 'toast' : ''}>
        {asked.value && t('seatAsked')}
      </p>
    </div>
  );
};

export const TakeSeat = ({ link }: { link: RemoteLink }) => <SeatsLeft link={link} asked={useSignal(false)} />;

/** At a table the offer stands in the watcher's dock, where it lies on no mask. */
export const TakeSeatInDock = ({ link }: { link: RemoteLink }) => {
  const asked = useSignal(false);
  useEffect(() => {
    advice.value = () => <SeatsLeft link={link} asked={asked} />;
    return () => {
      advice.value = undefined;
    };
  }, [link]);
  return null;
};

/** Tells a player whose seat was given away who has it. */
export const LostSeat = ({ link }: { link: RemoteLink }) => {
  const [read, setRead] = useState(false);
  const lost = link.lost.value;
  const now = link.table.value?.seats.find(({ seat }) => seat === lost);
  if (now === undefined || read) return null;
  return (
    <div class="toast-place away" role="status">
      <p class="toast">
        {t('seatLost')}{' '}
        <button type="button" class="primary" onClick={() => setRead(true)}>
          {t('close')}
        </button>
      </p>
    </div>
  );
};
