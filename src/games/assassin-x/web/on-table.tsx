/** The dock of a shared device: does anyone act, or who takes it. */

import { useState } from 'preact/hooks';
import { PASS } from '../../../engine/phrases.ts';
import type { Seat } from '../../../engine/seats.ts';
import { t } from '../../../web/base/text/table.ts';
import type { Shared } from '../../../web/link/link.ts';
import { useSettled } from '../../../web/parts/settled.ts';
import { DockFrame } from '../../../web/table/dock.tsx';
import type { GameWords, Names } from '../../../words/words.ts';
import type { AssassinXView } from '../rules/typed-view.ts';
import type { AssassinXText } from '../texts/fr/table.ts';

type Props = {
  shared: Shared;
  view: AssassinXView;
  text: AssassinXText;
  words: GameWords;
  names: Names;
  busy: boolean;
};

export const OnTable = ({ shared, view, text, words, names, busy }: Props) => {
  const voices = shared.voices.value;
  const taker = shared.taker.value;
  const settled = useSettled(`${view.question} ${voices.length} ${busy}`);
  if (busy || (taker === undefined && voices.length === 0))
    return (
      <DockFrame title={words.phase(view, names)} question="" asked={false}>
        <Look {...{ shared, view, text, names }} seats={busy ? [] : shared.people} />
      </DockFrame>
    );
  if (taker !== undefined)
    return (
      <DockFrame
        title={t('passTo')(names(taker))}
        lead={[t('passToHint')]}
        question={`${view.question} ${taker}`}
        asked
      >
        <div class="acts">
          <button type="button" class="primary take" aria-keyshortcuts="Enter" onClick={() => shared.take(taker)}>
            {t('iAm')(names(taker))}
          </button>
        </div>
      </DockFrame>
    );
  return (
    <DockFrame title={text.anyone} question={`${view.question} ${voices.length}`} asked settled={settled}>
      <div class="acts tiles">
        <button
          type="button"
          class="tile plain nobody"
          data-move={PASS}
          aria-keyshortcuts="Space"
          onClick={() => settled() && voices.map(({ seat }) => shared.say(seat, PASS))}
        >
          <b>{text.nobodyActs}</b>
        </button>
      </div>
      <Look {...{ shared, view, text, names }} seats={voices.map(({ seat }) => seat)} acts />
    </DockFrame>
  );
};

type LookProps = Pick<Props, 'shared' | 'view' | 'text' | 'names'> & { seats: readonly Seat[]; acts?: boolean };

/** Takes the device to act or to see one's cards. Asks twice, so that nobody sees another's by a slip. */
const Look = ({ shared, view, text, names, seats, acts }: LookProps) => {
  const [sure, setSure] = useState<Seat | undefined>();
  return (
    <div class="pass-bar looks">
      {acts !== true && seats.length > 0 && <span>{text.look}</span>}
      {seats
        .filter((seat) => view.players[seat].in)
        .map((seat) => (
          <button
            type="button"
            key={seat}
            class="chip-button"
            onBlur={() => setSure(undefined)}
            onClick={() => (sure === seat ? shared.take(seat) : setSure(seat))}
          >
            {sure === seat ? t('iAm')(names(seat)) : acts === true ? text.acts(names(seat)) : names(seat)}
          </button>
        ))}
    </div>
  );
};
