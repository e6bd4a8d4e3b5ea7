/** Questions that are answered by one's own cards: touch as many as are asked for; then say so. */

import { useState } from 'preact/hooks';
import type { Character } from '../../games/complots/characters.ts';
import { isBluff } from '../../games/complots/claims.ts';
import type { ComplotsSeen } from '../../games/complots/seen.ts';
import { roving } from '../parts/roving.ts';
import { Face } from './card.tsx';
import { movesWith } from './choices.ts';
import type { ComplotsText } from './text/fr.ts';

type Props = {
  view: ComplotsSeen;
  text: ComplotsText;
  cards: readonly Character[];
  count: number;
  wanted: string | undefined;
  send(move: string): void;
  settled(): boolean;
};

export const CardPick = ({ view, text, send, cards, count, settled, wanted }: Props) => {
  const [picked, setPicked] = useState<readonly number[]>([]);
  const toggle = (i: number) => {
    if (!settled()) return;
    if (picked.includes(i)) return setPicked(picked.filter((one) => one !== i));
    setPicked([...picked, i].slice(-count));
  };
  const chosen = picked.flatMap((i) => cards[i] ?? []);
  const moves = chosen.length === count ? movesWith(view, chosen) : [];
  const slots = view.phase === 'lose' && view.legal?.some((move) => move.endsWith('as witch')) === true ? 2 : 1;
  const hand = view.hand?.length ?? 0;
  return (
    <div class="cardpick">
      <div class="fan" role="toolbar" aria-label={text.yourHand} onKeyDown={roving}>
        {cards.map((card, i) => (
          <button
            type="button"
            key={`${card} ${i}`}
            class="pick"
            data-card={card}
            aria-pressed={picked.includes(i)}
            aria-keyshortcuts={`${i + 1}`}
            tabIndex={i === 0 ? 0 : -1}
            onClick={() => toggle(i)}
          >
            <Face of={card} text={text} />
            {view.phase === 'keep' && i >= hand && <span class="tag">{text.drawn}</span>}
          </button>
        ))}
      </div>
      <div class="confirm">
        {Array.from({ length: slots }, (_, slot) => {
          const move = moves[slot];
          const bluff = move !== undefined && isBluff(move, view.hand ?? []);
          return (
            <button
              type="button"
              key={slot === 0 ? 'plainly' : 'as a witch'}
              class={`primary ${wanted !== undefined && move === wanted ? 'wanted' : ''}`}
              disabled={move === undefined}
              data-move={move}
              aria-keyshortcuts={slot === 0 ? 'Enter' : undefined}
              onClick={() => move !== undefined && send(move)}
            >
              {confirmLabel(view, text, chosen, slot)}
              {slot === 1 && chosen.length > 0 && (
                <small class={`risk ${bluff ? 'bluff' : 'true'}`}>{bluff ? text.witchBluff : text.witchTrue}</small>
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
};

const confirmLabel = (view: ComplotsSeen, text: ComplotsText, [card]: readonly Character[], slot: number): string => {
  if (view.phase === 'keep') return text.keep;
  if (card === undefined) return text.confirm;
  const { the } = text.characters[card];
  if (view.phase === 'show') return text.show(the);
  if (view.phase === 'draft') return text.choose(the);
  return slot === 1 ? text.loseAsWitch(the) : text.lose(the);
};
