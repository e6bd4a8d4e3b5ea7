/** An opponent as a lit window: card backs, name, points as bullets. */
import './css/seat.css';
import { useMemo } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import { t } from '../../../web/base/text/table.ts';
import { isAwaited, type Person } from '../../../web/link/link.ts';
import { Medal } from '../../../web/table/medal.tsx';
import { presenceSaid } from '../../../web/table/presence.tsx';
import type { GameWords, Names } from '../../../words/words.ts';
import type { Card } from '../rules/cards.ts';
import type { AssassinXView } from '../rules/typed-view.ts';
import type { AssassinXText } from '../texts/fr/table.ts';
import { Back, Face, nameOf, Spread } from './card.tsx';

const GOAL = [1, 2, 3, 4, 5];

/** X1 Five bullets, one loaded per point. `more`: those just scored. */
export const Bullets = ({ points, more = 0 }: { points: number; more?: number }) => (
  <span class="bullets" aria-hidden="true">
    {GOAL.map((n) => (
      <i key={n} class={n <= points ? 'loaded' : n <= points + more ? 'loaded fresh' : ''} />
    ))}
  </span>
);

const fanned = (open: readonly Card[] | undefined, count: number, joker: boolean) =>
  open === undefined
    ? [
        ...Array.from({ length: count }, (_, i) => ({ key: `back ${i + 1}`, card: <Back plain /> })),
        ...(joker ? [{ key: 'joker', card: <Back joker plain /> }] : []),
      ]
    : open.map((card, i) => ({ key: `${card} ${i + 1}`, card: <Face of={card} /> }));

type Props = {
  view: AssassinXView;
  seat: Seat;
  names: Names;
  words: GameWords;
  text: AssassinXText;
  person: Person | undefined;
  /** The seat's cards, in a replay with open hands. */
  open?: readonly Card[] | undefined;
  known: readonly Card[];
  says?: string | undefined;
  chosen?: boolean;
  /** A lesson wants this seat touched. */
  wanted?: boolean;
  /** The key that selects them. */
  keys?: string | undefined;
  target?: (() => void) | undefined;
  /** Opens what everybody has seen of them. */
  ask(): void;
};

export const PlayerSeat = ({ view, seat, names, words, text, person, open, known, says, ...touched }: Props) => {
  const { chosen, target } = touched;
  const { cards, joker, points, in: isIn } = view.players[seat];
  const asked = isAwaited(view, seat);
  const name = names(seat);
  const active = view.turn === seat && view.over === null;
  const about = [
    ...(words.stage?.place(view, seat, names) ?? []),
    known.length > 0 ? text.youKnow(known.map(nameOf).join(', ')) : '',
    asked ? t('thinking') : '',
    presenceSaid(person) ?? '',
  ];
  // most moves change one or two windows: the others are not rendered again
  const state = JSON.stringify([view.players[seat], asked, person, open, known, says, about]);
  const inside = useMemo(
    () => (
      <>
        <span class="glass" data-at={`seat-${seat}`} aria-hidden="true">
          <span class="fan">
            <Spread>{fanned(open, cards, joker)}</Spread>
          </span>
          {known.length > 0 && (
            <span class="known">
              {known.map((card, i) => (
                <Face key={`${card} ${i + 1}`} of={card} />
              ))}
            </span>
          )}
          {!isIn && <span class="shutter" />}
        </span>
        <span class="who">
          <Medal seat={seat} asked={asked} name={name} person={person} />
        </span>
        <Bullets points={points} />
        <span class="unseen">{about.filter((word) => word !== '').join(', ')}</span>
        {says !== undefined && (
          <span class="says" key={says}>
            {says}
          </span>
        )}
      </>
    ),
    [state],
  );
  const style = `pane ${active ? 'active' : ''} ${isIn ? '' : 'dark'} ${chosen === true ? 'chosen' : ''} ${target === undefined ? '' : 'target'}`;
  const id = `pane-${seat}`;
  return (
    <div class={style} id={id}>
      {inside}
      <Touch {...touched} id={id} seat={seat} />
    </div>
  );
};

type TouchProps = Pick<Props, 'seat' | 'chosen' | 'wanted' | 'keys' | 'target' | 'ask'> & { id: string };

/** An overlay, so that the window stays the same element whether it can be touched or not. */
const Touch = ({ id, seat, chosen = false, wanted = false, keys, target, ask }: TouchProps) =>
  target !== undefined ? (
    <button
      type="button"
      class={`touch ${wanted ? 'wanted' : ''}`}
      data-seat={seat}
      aria-labelledby={id}
      aria-pressed={chosen}
      aria-keyshortcuts={keys}
      onClick={target}
    />
  ) : (
    <button type="button" class="touch" aria-labelledby={id} aria-haspopup="dialog" onClick={ask} />
  );
