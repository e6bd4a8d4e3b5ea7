/** The line-up: a deck with a name, or one character of each clan. */
import '../../../web/base/css/fold.css';
import './css/lineup.css';
import type { ComponentChildren } from 'preact';
import { drawing } from '../../../web/base/art/sheets.ts';
import { CHARACTERS, type Character, CLANS, clanOf, TABLE } from '../rules/characters.ts';
import { BASE, type Options, PRESETS, RANDOM } from '../rules/options.ts';
import type { ComplotsText } from '../texts/fr/table.ts';
import { boxes } from '../words/boxes.ts';
import { Face } from './card.tsx';
import { complotsText, setupText } from './text.ts';

type Preset = keyof ComplotsText['presets'];
const isPreset = (word: string, text: ComplotsText): word is Preset => Object.hasOwn(text.presets, word);

type Lineup = Options['lineup'];
type Props = { lineup: Lineup; set(lineup: Lineup): void; beside: ComponentChildren; children: ComponentChildren };

const DECKS: readonly string[] = [...Object.keys(PRESETS), ...RANDOM];
/** Line-ups shown at once; the others are behind a fold. */
const IN_SIGHT: readonly string[] = ['base', 'base-inquisitor', 'novice-2', 'mix-novice', 'finance', 'random'];

type DeckProps = { id: string; cards: readonly Character[]; on: boolean; pick(): void };

const Deck = ({ id, cards, on, pick }: DeckProps) => {
  const [text, setup] = [complotsText(), setupText()];
  const random = RANDOM.find((one) => one === id);
  const second = cards.some((card) => TABLE[card].box === 2) || id === 'random-2';
  return (
    <button
      type="button"
      class="deck"
      style={{ '--cloth': boxes[second ? 1 : 0]?.colour }}
      aria-pressed={on}
      onClick={pick}
    >
      <b>{random !== undefined ? setup.presetRandom[random] : isPreset(id, text) ? text.presets[id] : id}</b>
      <span class="five" aria-hidden="true">
        {cards.map((card) => (
          <svg key={card} class="emblem" aria-hidden="true">
            <use href={drawing('emblems-complots', card)} />
          </svg>
        ))}
        {random !== undefined && CLANS.map((clan) => <span key={clan}>?</span>)}
      </span>
    </button>
  );
};

/** The line-up and its five cards. `beside`: below them; `children`: rarely changed options. */
export const LineupPicker = ({ lineup, set, beside, children }: Props) => {
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
  const deck = (id: string) => {
    const random = RANDOM.find((one) => one === id);
    const cards = PRESETS[id] ?? [];
    const on = random === undefined ? same(cards) : lineup === random;
    return <Deck key={id} id={id} cards={cards} on={on} pick={() => set(random ?? cards)} />;
  };
  return (
    <fieldset class="lineup wide">
      <legend>{text.lineup}</legend>
      <p class="hint">{setup.lineupHint}</p>
      <div class="decks">{IN_SIGHT.map(deck)}</div>
      <div class="dealt" key={chosen.join() || lineup} aria-hidden="true">
        {chosen.map((card) => (
          <Face key={card} of={card} text={text} />
        ))}
      </div>
      <p class="hint">
        {typeof lineup === 'string'
          ? setup.presetByLot
          : preset !== undefined && isPreset(preset, text)
            ? setup.presetHints[preset]
            : setup.presetOwn}
      </p>
      {beside}
      <details class="fold">
        <summary>{setup.lineupPick}</summary>
        <div class="decks">{DECKS.filter((id) => !IN_SIGHT.includes(id)).map(deck)}</div>
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
