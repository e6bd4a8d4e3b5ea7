/** The felt before and between games: chairs with their players, and a box in the middle. */
import './css/lobby.css';
import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../engine/seats.ts';
import type { Mask as Worn } from '../../../words/masks.ts';
import { Emblem } from '../../base/art/emblem.tsx';
import { t } from '../../base/text/more.ts';
import { Mask } from '../../table/mask.tsx';

export type ChairShown = {
  readonly seat: Seat;
  /** Identifies the player: a new one drops onto the chair. */
  readonly sitter: string;
  readonly name: string;
  readonly note: string;
  readonly mask: Worn | undefined;
  readonly bot?: boolean;
  readonly free?: boolean;
  readonly gone?: boolean;
  readonly crowns?: number | undefined;
  readonly says?: { readonly n: number; readonly says: string } | undefined;
  /** Undefined if I may not change the chair. */
  readonly touch?: (() => void) | undefined;
};

type Props = {
  readonly chairs: readonly ChairShown[];
  readonly mine: Seat | undefined;
  readonly lit?: Seat | undefined;
  readonly watchers?: number;
  readonly children: ComponentChildren;
};

export const Felt = ({ chairs, mine, lit, watchers = 0, children }: Props) => {
  const first = Math.max(
    0,
    chairs.findIndex(({ seat }) => seat === mine),
  );
  return (
    <section class="room" aria-label={t('seats')}>
      <div class={`felt-oval n-${chairs.length} ${lit === undefined ? '' : 'dimmed'}`}>
        <ol class="chairs">
          {chairs.map((chair, i) => {
            // my chair is at the bottom; the next player sits to my left
            const angle = (90 + (360 * (i - first)) / chairs.length) * (Math.PI / 180);
            const [x, y] = [Math.cos(angle), Math.sin(angle)];
            const side = x < -0.2 ? 'left' : x > 0.2 ? 'right' : 'centred';
            const { seat, sitter, free, gone } = chair;
            return (
              <li
                key={`${seat} ${sitter}`}
                class={`chair ${side} ${free === true ? 'empty' : gone === true ? 'offline' : ''} ${seat === lit ? 'lit' : ''}`}
                style={{ left: `${50 + 50 * x}%`, top: `${50 + 50 * y}%` }}
              >
                <OneChair {...chair} />
              </li>
            );
          })}
        </ol>
        {children}
      </div>
      {watchers > 0 && <p class="eyes">{t('watching')(watchers)}</p>}
    </section>
  );
};

const OneChair = ({ seat, name, note, mask, bot = false, free = false, crowns, says, touch }: ChairShown) => {
  const inside = (
    <>
      <Mask seat={seat} worn={mask} free={free} bot={bot} />
      {crowns !== undefined && (
        <span class="crowns" title={t('wonTonight')(crowns)}>
          <Emblem name="crown" />
          <span aria-hidden="true">{crowns}</span>
          <span class="unseen">{t('wonTonight')(crowns)}</span>
        </span>
      )}
      <span class="name">
        <b>{name}</b>
        <small>{note}</small>
      </span>
    </>
  );
  return (
    <>
      {touch === undefined ? (
        <span class="sits">{inside}</span>
      ) : (
        <button type="button" class="sits" aria-haspopup="dialog" onClick={touch}>
          {inside}
        </button>
      )}
      {says !== undefined && (
        <p class="says" key={says.n}>
          {says.says}
        </p>
      )}
    </>
  );
};
