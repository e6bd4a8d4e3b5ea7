/** The line-up: a preset, or one character of each clan. */
import './css/lineup.css';
import type { ComponentChildren } from 'preact';
import { CHARACTERS, type Character, CLANS, clanOf } from '../rules/characters.ts';
import { BASE, type Options, PRESETS, RANDOM } from '../rules/options.ts';
import type { ComplotsText } from '../texts/fr/table.ts';
import { Face } from './card.tsx';
import { complotsText, setupText } from './text.ts';

type Preset = keyof ComplotsText['presets'];
const isPreset = (word: string, text: ComplotsText): word is Preset => Object.hasOwn(text.presets, word);

type Lineup = Options['lineup'];
type Props = { lineup: Lineup; set(lineup: Lineup): void; children: ComponentChildren };

/** `children`: what else one seldom changes. */
export const LineupPicker = ({ lineup, set, children }: Props) => {
  const [text, setup] = [complotsText(), setupText()];
  const chosen = typeof lineup === 'string' ? [] : lineup;
  const same = (cards: readonly Character[]) => cards.every((card) => chosen.includes(card)) && chosen.length > 0;
  const preset = Object.keys(PRESETS).find((id) => same(PRESETS[id] ?? []));
  const take = (card: Character) =>
    set(
      CLANS.flatMap((clan) =>
        clan === clanOf(card)
          ? card
          : (chosen.find((one) => clanOf(one) === clan) ?? BASE.find((one) => clanOf(one) === clan) ?? []),
      ),
    );
  return (
    <fieldset class="lineup wide">
      <legend>{text.lineup}</legend>
      <p class="hint">{setup.lineupHint}</p>
      <div class="chips">
        {Object.entries(PRESETS).map(([id, cards]) =>
          isPreset(id, text) ? (
            <button type="button" key={id} class="chip-button" aria-pressed={same(cards)} onClick={() => set(cards)}>
              {text.presets[id]}
            </button>
          ) : null,
        )}
        {RANDOM.map((id) => (
          <button type="button" key={id} class="chip-button" aria-pressed={lineup === id} onClick={() => set(id)}>
            {setup.presetRandom[id]}
          </button>
        ))}
      </div>
      <p class="hint">
        {typeof lineup === 'string'
          ? setup.presetByLot
          : preset !== undefined && isPreset(preset, text)
            ? setup.presetHints[preset]
            : setup.presetOwn}
      </p>
      <details class="fold">
        <summary>{setup.lineupPick}</summary>
        <div class="clans">
          {CLANS.map((clan) => (
            <section key={clan} class={`clan-row tint-${clan}`} aria-label={text.clans[clan]}>
              <h2>{text.clans[clan]}</h2>
              <div class="options">
                {CHARACTERS.filter((card) => clanOf(card) === clan).map((card) => (
                  <button
                    type="button"
                    key={card}
                    class="pick"
                    aria-pressed={chosen.includes(card)}
                    title={text.characters[card].power}
                    onClick={() => take(card)}
                  >
                    <Face of={card} text={text} />
                    <span class="unseen">{text.effects[card]}</span>
                  </button>
                ))}
              </div>
            </section>
          ))}
        </div>
        {children}
      </details>
    </fieldset>
  );
};
