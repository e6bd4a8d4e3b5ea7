/** Questions answered with one's own cards: touch the cards, then a button that says the move. */
import { useState } from 'preact/hooks';
import { roving } from '../../../web/parts/roving.ts';
import { type Character, isCharacter } from '../rules/characters.ts';
import { isBluff } from '../rules/claims.ts';
import { parse } from '../rules/moves.ts';
import type { ComplotsView } from '../rules/typed-view.ts';
import type { ComplotsText } from '../texts/fr/table.ts';
import { Back, Face } from './card.tsx';
import { cardsAsked, movesWith } from './choices.ts';

export type OwnPick = {
  readonly view: ComplotsView;
  readonly cards: readonly Character[];
  readonly picked: readonly number[];
  readonly chosen: readonly Character[];
  readonly moves: readonly string[];
  readonly wanted: string | undefined;
  touch(i: number): void;
  send(move: string): void;
};

type Wish = { readonly settled: () => boolean; readonly wanted: string | undefined; send(move: string): void };

/** Undefined if no such question is asked. Touches count for one question only. */
export const usePick = (view: ComplotsView, { settled, wanted, send }: Wish): OwnPick | undefined => {
  const [{ question, picked: kept }, setPicked] = useState<{ question: unknown; picked: readonly number[] }>({
    question: undefined,
    picked: [],
  });
  const asked = cardsAsked(view);
  if (asked === undefined) return undefined;
  const { cards, count } = asked;
  const picked = question === view.question ? kept : [];
  const chosen = picked.flatMap((i) => cards[i] ?? []);
  const moves = chosen.length === count ? movesWith(view, chosen) : [];
  const put = (next: readonly number[]) => setPicked({ question: view.question, picked: next });
  const touch = (i: number): void => {
    if (!settled()) return;
    const [sure] = moves;
    if (!picked.includes(i)) put([...picked, i].slice(-count));
    // a second touch of the only card asked for confirms it
    else if (count === 1 && sure !== undefined) send(sure);
    else put(picked.filter((one) => one !== i));
  };
  return { view, cards, picked, chosen, moves, wanted, touch, send };
};

const cardsIn = (move: string): Character[] => parse(move).filter((word): word is Character => isCharacter(word));

type PickProps = {
  pick: OwnPick;
  text: ComplotsText;
  /** My cards are chosen by place, without a name. */
  covered?: boolean;
};

export const PickCards = ({ pick, text, covered = false }: PickProps) => {
  const { view, cards, picked, touch } = pick;
  const wanted = pick.wanted === undefined ? [] : cardsIn(pick.wanted);
  const hand = view.hand?.length ?? 0;
  return (
    <div class="fan" role="toolbar" aria-label={text.yourHand} onKeyDown={roving}>
      {cards.map((card, i) => (
        <button
          type="button"
          key={covered ? i : `${card} ${i}`}
          class={`pick ${wanted.includes(card) && !picked.includes(i) ? 'wanted' : ''}`}
          data-card={covered ? undefined : card}
          aria-label={covered ? text.cardAt(i + 1) : undefined}
          aria-pressed={picked.includes(i)}
          aria-keyshortcuts={`${i + 1}`}
          tabIndex={i === 0 ? 0 : -1}
          onClick={() => touch(i)}
        >
          {covered ? <Back /> : <Face of={card} text={text} />}
          {view.phase === 'keep' && i >= hand && !covered && <span class="tag">{text.drawn}</span>}
        </button>
      ))}
    </div>
  );
};

export const Confirm = ({ pick, text, covered = false }: PickProps) => {
  const { view, chosen, moves, wanted, send } = pick;
  const slots = view.phase === 'lose' && view.legal?.some((move) => move.endsWith('as witch')) === true ? 2 : 1;
  return (
    <div class="confirm">
      {Array.from({ length: slots }, (_, slot) => {
        const move = moves[slot];
        const bluff = move !== undefined && isBluff(move, view.hand ?? []);
        return (
          <button
            type="button"
            key={slot === 0 ? 'plainly' : 'as a witch'}
            class={`primary ${view.phase === 'lose' ? 'loss' : ''} ${wanted !== undefined && move === wanted ? 'wanted' : ''}`}
            disabled={move === undefined}
            data-move={covered ? undefined : move}
            aria-keyshortcuts={slot === 0 ? 'Enter' : undefined}
            onClick={() => move !== undefined && send(move)}
          >
            {confirmLabel(view, text, chosen.length === 0 ? undefined : nameOf(text, chosen, covered), slot)}
            {slot === 1 && chosen.length > 0 && !covered && (
              <small class={`risk ${bluff ? 'bluff' : 'true'}`}>{bluff ? text.witchBluff : text.witchTrue}</small>
            )}
          </button>
        );
      })}
    </div>
  );
};

const nameOf = (text: ComplotsText, [card]: readonly Character[], covered: boolean): string =>
  covered || card === undefined ? text.thisCard : text.characters[card].the;

const confirmLabel = ({ phase }: ComplotsView, text: ComplotsText, the: string | undefined, slot: number): string => {
  if (phase === 'keep') return text.keep;
  if (the === undefined) return text.touchCard;
  if (phase === 'show') return text.show(the);
  if (phase === 'draft') return text.choose(the);
  return slot === 1 ? text.loseAsWitch(the) : text.lose(the);
};
