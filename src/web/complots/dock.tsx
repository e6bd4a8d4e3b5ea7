/** My choices, where the thumb is. The dock keeps its size; what is in it changes only with the question. */
import './css/dock.css';
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../engine/seats.ts';
import type { Character } from '../../games/complots/characters.ts';
import { isBluff } from '../../games/complots/claims.ts';
import type { GameWords, Names } from '../../words/words.ts';
import { Emblem } from '../art/emblem.tsx';
import type { Link } from '../link/link.ts';
import { DockFrame } from '../parts/dock.tsx';
import { Hurry } from '../parts/hurry.tsx';
import { roving } from '../parts/roving.ts';
import { useSettled } from '../parts/settled.ts';
import { t } from '../text/text.ts';
import { Face } from './card.tsx';
import { type Choice, cardsAsked, choicesOf, movesWith, type Sees } from './choices.ts';
import { Coin } from './coins.tsx';
import { story } from './middle.tsx';
import type { ComplotsText } from './text/fr.ts';

export type Aim = {
  readonly choice: Choice;
  readonly targets: readonly { readonly move: string; readonly at?: Seat }[];
};

type Props = {
  link: Link;
  view: Sees;
  text: ComplotsText;
  words: GameWords;
  names: Names;
  aim: Aim | undefined;
  setAim(aim: Aim | undefined): void;
  send(move: string): void;
  hint?: string | undefined;
  wanted?: string | undefined;
};

/** Less than this of a button is no button. */
const TOUCH = 60;

export const Dock = (props: Props) => {
  const { view, words, names, aim, text, hint, wanted } = props;
  const asked = (view.legal?.length ?? 0) > 0;
  const settled = useSettled(`${view.question} ${view.legal?.length ?? 0}`);
  // What a lesson asks for is in sight.
  useEffect(() => {
    if (wanted === undefined || !asked) return;
    const tile = document.querySelector('.dock .wanted');
    const top = tile?.getBoundingClientRect().top ?? 0;
    if (top > innerHeight - TOUCH) tile?.scrollIntoView({ block: 'nearest' });
  }, [wanted, asked]);
  return (
    <DockFrame
      title={aim !== undefined ? text.chooseTarget(aim.choice.title) : titleOf(view, text, words, names, asked)}
      question={`${view.question} ${asked}`}
      asked={asked}
    >
      {hint !== undefined && <p class="coach">{hint}</p>}
      {asked && <Answers {...props} settled={settled} />}
      {view.me !== undefined && !view.players[view.me].alive && <Hurry link={props.link} />}
    </DockFrame>
  );
};

const titleOf = (view: Sees, text: ComplotsText, words: GameWords, names: Names, asked: boolean): string => {
  if (view.over !== null) return t('gameOver');
  if (!asked) {
    if (view.answer !== undefined) return t('answered');
    const waiting = view.toAct.filter((seat) => seat !== view.me).map(names);
    return waiting.length > 2 ? t('waitingTable') : t('waitingFor')(waiting.join(', '));
  }
  if (view.phase === 'lose') return text.loseWhich;
  if (view.phase === 'show') return text.showWhich(names(view.turn));
  if (view.phase === 'draft') return text.chooseWhich;
  if (view.phase === 'keep') return text.keepWhich(view.hand?.length ?? 0);
  return words.phase(view, names);
};

type Asked = Props & { settled(): boolean };

const Answers = (props: Asked) => {
  const { view, text, names, aim, setAim, send, settled } = props;
  const cards = cardsAsked(view);
  if (cards !== undefined) return <CardPick {...props} key={view.question} cards={cards.cards} count={cards.count} />;
  if (aim !== undefined) return <Targets aim={aim} names={names} setAim={setAim} send={send} text={text} />;
  return (
    <>
      <Tiles {...props} key={view.question} choices={choicesOf(view, text, names)} settled={settled} />
      <ul class="leads">
        {story(view, text, names).outcomes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
};

const Tiles = ({ choices, text, setAim, send, settled, wanted }: Asked & { choices: readonly Choice[] }) => {
  const [sure, setSure] = useState<string | undefined>();
  const take = (choice: Choice) => {
    if (!settled()) return;
    const [only, another] = choice.moves;
    if (only === undefined) return;
    if (only.at !== undefined && (another !== undefined || choice.grave))
      return setAim({ choice, targets: choice.moves });
    if (choice.grave && sure !== choice.key) return setSure(choice.key);
    send(only.move);
  };
  return (
    <div
      class={`tiles ${choices.length < 4 ? 'few' : ''}`}
      role="toolbar"
      aria-label={t('yourChoices')}
      onKeyDown={roving}
    >
      {choices.map((choice, i) => (
        <Tile
          key={choice.key}
          choice={choice}
          text={text}
          first={i === 0}
          sure={sure === choice.key}
          wanted={wanted !== undefined && choice.moves.some(({ move }) => move === wanted)}
          take={() => take(choice)}
        />
      ))}
    </div>
  );
};

type TileProps = { choice: Choice; text: ComplotsText; first: boolean; sure: boolean; wanted: boolean; take(): void };

const Tile = ({ choice, text, first, sure, wanted, take }: TileProps) => (
  <button
    type="button"
    class={`tile ${choice.clan ?? 'plain'} ${choice.risk?.bluff === true ? 'bluff' : ''} ${sure ? 'sure' : ''} ${wanted ? 'wanted' : ''} ${choice.key === 'doubt' ? 'doubt' : ''}`}
    data-move={choice.key}
    tabIndex={first ? 0 : -1}
    onClick={take}
  >
    <span class="sign">
      <span class="roundel">
        <Emblem name={choice.emblem} />
      </span>
      {choice.cost > 0 && (
        <span class="cost">
          <span class="unseen">{text.costs(choice.cost)}</span>
          <span aria-hidden="true">−{choice.cost}</span>
          <Coin />
        </span>
      )}
    </span>
    <span class="what">
      <b>{sure ? text.doubtSure : choice.title}</b>
      {choice.effect !== '' && <small>{choice.effect}</small>}
    </span>
    {choice.risk !== undefined && (
      <small class={`risk ${choice.risk.bluff ? 'bluff' : 'true'}`}>
        {choice.risk.bluff && <Emblem name="bluff" />}
        {choice.risk.says}
      </small>
    )}
  </button>
);

type TargetsProps = Pick<Props, 'names' | 'setAim' | 'send' | 'text'> & { aim: Aim };

const Targets = ({ aim, names, setAim, send, text }: TargetsProps) => (
  <div class="tiles targets" role="toolbar" aria-label={text.targets} onKeyDown={roving}>
    {aim.targets.map(({ move, at }, i) => (
      <button
        type="button"
        key={move}
        class={`tile aim ${aim.choice.clan ?? 'plain'}`}
        data-move={move}
        tabIndex={i === 0 ? 0 : -1}
        onClick={() => send(move)}
      >
        <span class="roundel">
          <Emblem name={aim.choice.emblem} />
        </span>
        <span class="what">
          <b>{at === undefined ? move : names(at)}</b>
        </span>
      </button>
    ))}
    <button type="button" class="tile cancel" tabIndex={-1} onClick={() => setAim(undefined)}>
      <span class="what">
        <b>{t('cancel')}</b>
      </span>
    </button>
  </div>
);

type Pick_ = Asked & { cards: readonly Character[]; count: number };

/** Touch as many cards as are asked for; then say so. */
const CardPick = ({ view, text, send, cards, count, settled, wanted }: Pick_) => {
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

const confirmLabel = (view: Sees, text: ComplotsText, [card]: readonly Character[], slot: number): string => {
  if (view.phase === 'keep') return text.keep;
  if (card === undefined) return text.confirm;
  const { the } = text.characters[card];
  if (view.phase === 'show') return text.show(the);
  if (view.phase === 'draft') return text.choose(the);
  return slot === 1 ? text.loseAsWitch(the) : text.lose(the);
};
