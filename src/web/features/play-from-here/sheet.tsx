/** The form to continue a game from a moment: seat, cards, opponents. */
import './css/play-from-here.css';
import { useState } from 'preact/hooks';
import { levelCalled, offeredAt } from '../../../bots/duels.ts';
import { LEVELS, type Opponent } from '../../../bots/levels.ts';
import type { GameRecord } from '../../../engine/record.ts';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import { useFetched } from '../../base/fetched.ts';
import { hasLevels } from '../../base/games.ts';
import { go } from '../../base/router.ts';
import { t } from '../../base/text/more.ts';
import { usualLevel } from '../../link/opponents.ts';
import { pendingPlayFromHere } from '../../link/pending.ts';
import { newSeed } from '../../link/solo-game.ts';
import { Choose } from '../../parts/choose.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { loadPlayFromHereText, playFromHereText } from './text.ts';

type Props = {
  record: GameRecord;
  seats: readonly Seat[];
  /** Only what that seat saw has been seen. */
  unspoilt?: boolean;
  names: readonly string[];
  masks?: readonly string[] | undefined;
  /** The starting point in words, for a seat's name. */
  from(name: string): string;
  then?: string | undefined;
  close(): void;
};

export const PlayFromHereSheet = (props: Props) => {
  const ready = useFetched(async () => {
    await loadPlayFromHereText();
    return true;
  }, []).value;
  return ready === true ? <Chosen {...props} /> : null;
};

const Chosen = ({ record, seats, unspoilt = false, names, masks, from, then, close }: Props) => {
  const text = playFromHereText();
  const { game, seats: players } = record;
  const [seat, setSeat] = useState<Seat>(seats[0] ?? 'A');
  const [cards, setCards] = useState(unspoilt ? 'were' : 'anew');
  const offered = hasLevels(game) ? offeredAt(record, LEVELS) : [];
  const [level, setLevel] = useState<string>(usualLevel(record));
  const nameOf = (one: Seat): string => names[SEATS.indexOf(one)] ?? one;
  const begin = (): void => {
    const strength = offered.find((one) => one === level);
    const opponents: Partial<Record<Seat, Opponent>> = {};
    if (strength !== undefined)
      for (const other of SEATS.slice(0, players)) if (other !== seat) opponents[other] = { level: strength };
    const anew = cards === 'anew' ? { anew: newSeed() } : {};
    pendingPlayFromHere.value = {
      asIf: { record, seat, moves: [], ...anew },
      people: [seat],
      names,
      opponents,
      from: from(nameOf(seat)),
      ...(masks === undefined ? {} : { masks }),
      ...(then === undefined ? {} : { then }),
    };
    go('as-if');
  };
  return (
    <Sheet title={text.title} close={close}>
      <section class="from-here">
        <h2>{text.title}</h2>
        <p class="hint">{text.hint}</p>
        {seats.length > 1 && (
          <Choose
            label={text.seat}
            options={seats.map((one) => ({ value: one, label: nameOf(one) }))}
            value={seat}
            pick={(value) => setSeat(seats.find((one) => one === value) ?? seat)}
          />
        )}
        <Choose
          label={text.cards}
          hint={cards === 'anew' ? text.anewHint : text.wereHint}
          options={[
            { value: 'anew', label: text.anew },
            { value: 'were', label: text.were },
          ]}
          value={cards}
          pick={setCards}
        />
        {offered.length > 0 && (
          <Choose
            label={text.opponents}
            options={offered.map((one) => ({ value: one, label: t('levels')[levelCalled(record, one)] }))}
            value={level}
            pick={setLevel}
          />
        )}
        <button type="button" class="primary big" onClick={begin}>
          {text.play}
        </button>
      </section>
    </Sheet>
  );
};
