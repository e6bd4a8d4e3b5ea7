/** Cards of any game with card texts: small in the hand, and as choices. */
import './css/cards.css';
import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import { wordsOf } from '../../../engine/phrases.ts';
import type { CardWords } from '../../../words/words.ts';
import { t } from '../../base/text/table.ts';
import { keyOf } from '../../parts/keys.tsx';
import { isDeliberate } from '../../parts/lifted.ts';
import { roving } from '../../parts/roving.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { type Laid, laysOf, moveOf, touch } from './lay.ts';

export type NameCard = (word: string) => CardWords;

const Inside = ({ card, tag, text }: { card: CardWords; tag?: string | undefined; text?: boolean }) => (
  <>
    <span class="worth" aria-hidden="true">
      {card.worth ?? card.name.slice(0, 1)}
    </span>
    <span class="what">
      <b>{card.name}</b>
      {card.kind !== undefined && (
        <small>
          {card.kind}
          {card.worth !== undefined && <span class="unseen"> {card.worth}</span>}
        </small>
      )}
      {text === true && card.text !== undefined && <small class="text">{card.text}</small>}
    </span>
    {tag !== undefined && <span class="tag">{tag}</span>}
  </>
);

/** My cards; a touch explains one. */
export const Hand = ({ cards, name }: { cards: readonly string[]; name: NameCard }) => {
  const [open, setOpen] = useState<CardWords | undefined>();
  return (
    <>
      <ul class="own-cards">
        {cards.map((word, i) => {
          const card = name(word);
          return (
            <li key={`${word} ${i + 1}`}>
              <button type="button" class={`own-card tone-${card.tone}`} onClick={() => setOpen(card)}>
                <Inside card={card} />
              </button>
            </li>
          );
        })}
      </ul>
      {open !== undefined && (
        <Sheet title={open.name} close={() => setOpen(undefined)}>
          <h2>{open.name}</h2>
          <p>{[open.kind, open.worth].filter((part) => part !== undefined).join(' ')}</p>
          {open.text !== undefined && <p>{open.text}</p>}
        </Sheet>
      )}
    </>
  );
};

const FEW = 3;

type PickProps = {
  cards: readonly string[];
  name: NameCard;
  pressed(i: number): boolean;
  tag?(i: number): string | undefined;
  pick(i: number): void;
  label?: string | undefined;
  text?: boolean;
};

const Picks = ({ cards, name, pressed, tag, pick, label, text }: PickProps) => (
  <div
    class={`picks ${text === true ? 'told' : ''}`}
    role="toolbar"
    aria-label={label ?? t('cards')}
    onKeyDown={roving}
  >
    {cards.map((word, i) => {
      const card = name(word);
      return (
        <button
          type="button"
          key={`${word} ${i + 1}`}
          class={`own-card pick tone-${card.tone}`}
          data-card={word}
          aria-pressed={pressed(i)}
          aria-keyshortcuts={keyOf(undefined, i)}
          tabIndex={i === 0 ? 0 : -1}
          onClick={() => pick(i)}
        >
          <Inside card={card} tag={tag?.(i)} text={text === true} />
        </button>
      );
    })}
  </div>
);

type ConfirmProps = Pick<Common, 'label' | 'send'> & { move: string | undefined; hint: string };

const Confirm = ({ move, hint, label, send }: ConfirmProps) => (
  <div class="confirm">
    <button
      type="button"
      class="primary"
      disabled={move === undefined}
      data-move={move}
      aria-keyshortcuts="Enter"
      onClick={() => move !== undefined && send(move)}
    >
      {move === undefined ? hint : label(move)}
    </button>
  </div>
);

type Common = {
  moves: readonly string[];
  name: NameCard;
  label(move: string): string;
  send(move: string): void;
  settled(): boolean;
};

type RowsProps = Common & { rows: readonly (readonly string[])[]; parts: readonly string[] };

/** One card of each row, then a confirmation. */
export const Rows = ({ rows, parts, moves, name, settled, ...rest }: RowsProps) => {
  const [chosen, choose] = useState<readonly (string | undefined)[]>(() =>
    rows.map((row) => (row.length === 1 ? row[0] : undefined)),
  );
  const move = moves.find((one) => {
    const words = wordsOf(one).slice(-rows.length);
    return words.every((word, i) => word === chosen[i]);
  });
  return (
    <div class="laying">
      {rows.map((row, i) => (
        <Fragment key={`${i + 1} ${row.join(' ')}`}>
          {parts[i] !== undefined && <p class="hint">{parts[i]}</p>}
          <Picks
            cards={row}
            name={name}
            label={parts[i]}
            text={row.length <= FEW}
            pressed={(k) => row[k] === chosen[i]}
            pick={(k) => settled() && choose(chosen.with(i, row[k]))}
          />
        </Fragment>
      ))}
      <Confirm move={move} hint={t('touchCard')} {...rest} />
    </div>
  );
};

/** Laying no card is rarely meant: it asks twice, in the same place. */
const Nothing = ({ move, label, send, settled }: Pick<Common, 'label' | 'send' | 'settled'> & { move: string }) => {
  const [sure, setSure] = useState(false);
  return (
    <button
      type="button"
      class={`tile plain nothing ${sure ? 'sure' : ''}`}
      data-move={move}
      onClick={() => settled() && (sure || isDeliberate() ? send(move) : setSure(true))}
    >
      <b>{sure ? t('sure') : label(move)}</b>
    </button>
  );
};

type LayProps = Common & {
  cards: readonly string[];
  said: number;
  parts: readonly string[];
  isCard(word: string): boolean;
};

/** Cards for each part of the move, then a confirmation. */
export const LayCards = ({ cards, moves, said, parts, isCard, name, settled, ...rest }: LayProps) => {
  const [laid, setLaid] = useState<Laid>([]);
  const lays = laysOf(moves, said, isCard);
  const nothing = moveOf(lays, cards, []);
  const partOf = (i: number) => laid.find(({ at }) => at === i)?.part;
  return (
    <div class="laying">
      {parts.length > 1 && <p class="hint">{t('touchAgain')(parts[0] ?? '', parts[1] ?? '')}</p>}
      <Picks
        cards={cards}
        name={name}
        pressed={(i) => partOf(i) !== undefined}
        tag={(i) => parts[partOf(i) ?? -1]}
        pick={(i) => settled() && setLaid(touch(lays, cards, laid, i))}
      />
      <Confirm move={laid.length === 0 ? undefined : moveOf(lays, cards, laid)} hint={t('touchCards')} {...rest} />
      {laid.length === 0 && nothing !== undefined && <Nothing move={nothing} settled={settled} {...rest} />}
    </div>
  );
};
