/** Free parts of moves other than speech: a list of players to touch, or a line of text. */
import { useState } from 'preact/hooks';
import type { View } from '../../../engine/game.ts';
import { wordsOf } from '../../../engine/phrases.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Names, ScreenWords } from '../../../words/words.ts';
import { t } from '../../base/text/table.ts';
import { Line } from '../../parts/form.tsx';
import { fill, isFree, isSpeech, type Tongue } from './moves.ts';

type Props = { view: View; screen: ScreenWords; names: Names; tongue: Tongue; send(move: string): void };

export const Lists = ({ view, screen, names, tongue, send }: Props) => {
  const patterns = (view.legal ?? []).filter((move) => isFree(move) && !isSpeech(move));
  return patterns.map((pattern) => {
    const seats = screen.listed?.(pattern, view) ?? [];
    const label = tongue.piece(wordsOf(pattern).slice(0, 1));
    return seats.length === 0 ? (
      <Line key={pattern} label={label} longest={400} send={(text) => send(fill(pattern, text))} />
    ) : (
      <Sequence
        key={pattern}
        label={label}
        seats={seats}
        names={names}
        send={(list) => send(fill(pattern, list.join(' ')))}
        whole={(list) => tongue.label(fill(pattern, list.join(' '))).title}
      />
    );
  });
};

type SequenceProps = {
  label: string;
  seats: readonly Seat[];
  names: Names;
  send(list: readonly Seat[]): void;
  whole(list: readonly Seat[]): string;
};

const Sequence = ({ label, seats, names, send, whole }: SequenceProps) => {
  const [list, setList] = useState<readonly Seat[]>([]);
  const touch = (seat: Seat) => setList(list.includes(seat) ? list.filter((one) => one !== seat) : [...list, seat]);
  return (
    <fieldset class="sequence">
      <legend>{label}</legend>
      <div class="tiles targets">
        {seats.map((seat) => (
          <button
            type="button"
            key={seat}
            class="tile plain"
            aria-pressed={list.includes(seat)}
            onClick={() => touch(seat)}
          >
            <span class="what">
              <b>{list.includes(seat) ? `${list.indexOf(seat) + 1}. ${names(seat)}` : names(seat)}</b>
            </span>
          </button>
        ))}
      </div>
      <button
        type="button"
        class="primary"
        disabled={list.length === 0}
        onClick={() => {
          send(list);
          setList([]);
        }}
      >
        {list.length === 0 ? t('touchPlayers') : whole(list)}
      </button>
    </fieldset>
  );
};
