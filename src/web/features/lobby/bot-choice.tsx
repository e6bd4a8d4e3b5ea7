/** Chooses the bot of a chair: temper, shown as a face, and strength. */
import { isTemper, TEMPERS, type Temper } from '../../../bots/tempers.ts';
import type { Seat } from '../../../engine/seats.ts';
import { nameOf } from '../../../words/display-names.ts';
import { botMask } from '../../../words/masks.ts';
import { type Chip, Choose } from '../../parts/choose.tsx';
import { useCharacterText } from '../../table/characters/text.ts';
import { Medal } from '../../table/medal.tsx';

type Props = {
  readonly seat: Seat;
  readonly manner: string | undefined;
  readonly taken: readonly (string | undefined)[];
  readonly manners?: readonly Temper[];
  setManner(manner: Temper): void;
  readonly levels: readonly Chip[];
  readonly level: string;
  setLevel(level: string): void;
};

export const BotChoice = ({ seat, manner, taken, manners = TEMPERS, setManner, levels, level, setLevel }: Props) => {
  const text = useCharacterText();
  if (text === undefined) return null;
  return (
    <div class="bot-choice">
      {manner !== undefined && isTemper(manner) && <p class="is">{text.characters[manner].is}</p>}
      {manners.length > 0 && (
        <fieldset class="bot-faces">
          <legend>{text.character}</legend>
          {manners.map((one) => (
            <label key={one} class={taken.includes(one) ? 'taken' : ''}>
              <input type="radio" name="manner" checked={one === manner} onChange={() => setManner(one)} />
              <Medal seat={seat} worn={botMask(nameOf(one), one)} bot name={nameOf(one)} />
              <small>{text.short[one]}</small>
            </label>
          ))}
        </fieldset>
      )}
      {levels.length > 1 && <Choose label={text.strength} options={levels} value={level} pick={setLevel} />}
    </div>
  );
};
