/** My choices at any table: answers, then rarer moves, then speech. */
import './css/dock.css';
import { useEffect, useState } from 'preact/hooks';
import type { View } from '../../../engine/game.ts';
import { isSeat, others, type Seat } from '../../../engine/seats.ts';
import { type GameWords, inLine, type Names, type ScreenWords } from '../../../words/words.ts';
import { speed } from '../../base/settings.ts';
import { t } from '../../base/text/table.ts';
import { isAsked, type Link } from '../../link/link.ts';
import { Key, keyOf } from '../../parts/keys.tsx';
import { isDeliberate } from '../../parts/lifted.ts';
import { roving } from '../../parts/roving.ts';
import { useSettled } from '../../parts/settled.ts';
import { DockFrame } from '../dock.tsx';
import { Hands } from '../hands.tsx';
import { Hurry } from '../hurry.tsx';
import { LayCards, type NameCard, Rows } from './cards.tsx';
import { Lists } from './lists.tsx';
import { beginsWith, type Choice, isFree, isSpeech, type Step, stepAfter, type Tongue, verbs } from './moves.ts';
import { Speech } from './speech.tsx';

/** The part of a move said so far, and what may follow. */
export type Saying = {
  readonly said: readonly string[];
  readonly step: Step | undefined;
  /** With a single verb the first step is skipped, so there is no way back. */
  readonly begun: boolean;
  say(path: readonly string[]): void;
};

const fixed = (view: View): string[] => (view.legal ?? []).filter((move) => !isFree(move) && !isSpeech(move));

const sorted = (view: View, screen: ScreenWords): { main: string[]; beside: string[] } => {
  const beside = (move: string) => screen.beside?.(move, view) === true;
  const moves = fixed(view);
  return { main: moves.filter((move) => !beside(move)), beside: moves.filter(beside) };
};

export const useSaying = (view: View, screen: ScreenWords, tongue: Tongue): Saying => {
  const [spoken, setSpoken] = useState<{ question: number; said: readonly string[] }>({ question: -1, said: [] });
  const { main, beside } = sorted(view, screen);
  const all = [...main, ...beside];
  const [verb, another] = verbs(main, tongue);
  const begun = verb !== undefined && another === undefined && verb.move === undefined && isAsked(view);
  const holds = (said: readonly string[]) => all.some((move) => beginsWith(move, said));
  const mine = spoken.question === view.question && holds(spoken.said) ? spoken.said : [];
  const said = mine.length === 0 && begun ? verb.path : mine;
  return {
    said,
    begun: begun && mine.length === 0,
    step: said.length === 0 ? undefined : stepAfter(all, said, tongue),
    say: (path) => setSpoken({ question: view.question, said: path }),
  };
};

export const targetsOf = ({ step }: Saying): ReadonlyMap<Seat, Choice> =>
  new Map(
    step?.next === 'word' ? step.choices.flatMap((choice) => (isSeat(choice.word) ? [[choice.word, choice]] : [])) : [],
  );

type Props = {
  link: Link;
  view: View;
  words: GameWords;
  screen: ScreenWords;
  names: Names;
  name: NameCard;
  tongue: Tongue;
  saying: Saying;
  take(choice: Choice): void;
};

/** While my cards are covered: choices may depend on them. */
export const CoveredDock = ({ view }: Pick<Props, 'view'>) => {
  const asked = isAsked(view);
  const settled = useSettled(`${view.question}`);
  return (
    <DockFrame
      title={asked ? t('coveredAsk') : t('waitingTable')}
      question={`${view.question}`}
      asked={asked}
      settled={settled}
      class="any"
    >
      {undefined}
    </DockFrame>
  );
};

export const Dock = (props: Props) => {
  const { link, view, words, screen, names, saying, take, tongue } = props;
  const asked = isAsked(view);
  const [speaking, setSpeaking] = useState(false);
  const [waits, goOn] = useWaiting(link, view, screen);
  const { main, beside } = sorted(view, screen);
  const question = `${view.question} ${asked}`;
  const settled = useSettled(question);
  const pressed = (choice: Choice) => {
    if (settled()) take(choice);
  };
  const back = saying.said.length > 0 && !saying.begun;
  return (
    <DockFrame
      title={titleOf(props, asked)}
      question={question}
      asked={asked}
      tiled={(view.legal ?? []).length > 0}
      settled={settled}
      class="any"
      tools={
        (back || (view.legal ?? []).some(isSpeech)) && (
          <button type="button" class="speak" onClick={() => (back ? saying.say([]) : setSpeaking(true))}>
            {back ? t('back') : `${t('speakUp')}…`}
          </button>
        )
      }
    >
      {saying.step === undefined ? (
        <>
          {link.passed !== undefined && <Hands passed={link.passed} view={view} names={names} />}
          {waits && link.passed?.keeps.value !== true && (
            <button type="button" class="primary go-on" aria-keyshortcuts="Space" onClick={goOn}>
              {t('goOn')}
            </button>
          )}
          {screen.gone?.(view) === true && !asked && <Hurry link={link} />}
          <Tiles choices={verbs(main, tongue)} take={pressed} />
          <Lists view={view} screen={screen} names={names} tongue={tongue} send={link.send} />
          <Tiles choices={verbs(beside, tongue)} take={pressed} sure />
        </>
      ) : (
        <Next
          key={`${question} ${saying.said.join(' ')}`}
          {...props}
          take={pressed}
          settled={settled}
          beside={beside}
        />
      )}
      {speaking && (
        <Speech
          {...{ view, words, names }}
          onlyPhrases={link.onlyPhrases?.value?.says}
          send={link.send}
          close={() => setSpeaking(false)}
        />
      )}
    </DockFrame>
  );
};

const titleOf = ({ view, words, names, saying, tongue }: Props, asked: boolean): string => {
  if (saying.said.length > 0 && !saying.begun) {
    const moves = fixed(view).filter((move) => beginsWith(move, saying.said));
    const [choice] = verbs(moves, tongue);
    if (choice !== undefined) return choice.text;
  }
  return !asked && view.answer !== undefined ? t('answered') : words.phase(view, names);
};

/** A table without a clock waits for players who may speak or look, until they continue. */
const useWaiting = (link: Link, view: View, screen: ScreenWords): readonly [boolean, () => void] => {
  const [passed, pass] = useState(-1);
  const { hold } = link;
  const wanted = screen.lingers?.(view) === true && view.over === null && speed.value !== 'instant';
  const waits = hold !== undefined && wanted && passed !== view.question;
  useEffect(() => {
    if (!waits) return;
    hold?.(true);
    return () => hold?.(false);
  }, [waits, hold]);
  return [waits, () => pass(view.question)];
};

type TilesProps = { choices: readonly Choice[]; take(choice: Choice): void; sure?: boolean; of?: string };

/** `sure`: single-step moves need a confirmation in the same place. */
const Tiles = ({ choices, take, sure, of }: TilesProps) => {
  const [doubtful, setDoubtful] = useState<string | undefined>();
  if (choices.length === 0) return null;
  return (
    <div
      class={`tiles ${sure === true ? 'beside-tiles' : ''} ${of ?? ''}`}
      role="toolbar"
      aria-label={sure === true ? t('besides') : t('yourChoices')}
      onKeyDown={roving}
    >
      {choices.map((choice, i) => {
        const { path, move, text, note } = choice;
        const key = path.join(' ');
        const asks = sure === true && move !== undefined;
        return (
          <button
            type="button"
            class={`tile plain ${asks && doubtful === key ? 'sure' : ''}`}
            key={key}
            data-move={move ?? `${key} …`}
            aria-keyshortcuts={sure === true ? undefined : keyOf(move, i)}
            tabIndex={i === 0 ? 0 : -1}
            onClick={() => (asks && doubtful !== key && !isDeliberate() ? setDoubtful(key) : take(choice))}
          >
            <span class="what">
              <b>{asks && doubtful === key ? t('sure') : text}</b>
              {note !== undefined && <small>{note}</small>}
            </span>
            {sure !== true && <Key of={keyOf(move, i)} />}
          </button>
        );
      })}
    </div>
  );
};

/** Players by seat, myself last; then other choices. */
const fromMyLeft = (choices: readonly Choice[], { seats, me }: View): Choice[] => {
  const order: readonly string[] = me === undefined ? seats : [...others(seats, me), me];
  const rank = ({ word }: Choice) => (isSeat(word) ? order.indexOf(word) : -1);
  return choices.toSorted((a, b) => rank(a) - rank(b));
};

/** Players need only a name; a note common to all choices is shown once. */
const Words = ({
  choices,
  view,
  names,
  take,
}: Pick<Props, 'view' | 'names' | 'take'> & { choices: readonly Choice[] }) => {
  const players = choices.every(({ word }) => isSeat(word));
  const [note] = choices.map((choice) => choice.note);
  const alike = choices.length > 1 && choices.every((choice) => choice.note === note);
  const shown = fromMyLeft(choices, view).map((choice) => ({
    ...choice,
    ...(players && isSeat(choice.word) ? { text: names(choice.word) } : {}),
    ...(alike ? { note: undefined } : {}),
  }));
  return (
    <>
      {alike && note !== undefined && <p class="hint">{note}</p>}
      <Tiles choices={shown} take={take} of={players ? 'targets' : ''} />
    </>
  );
};

const asHeld = (cards: readonly string[], held: readonly string[]): string[] =>
  cards.toSorted((a, b) => held.indexOf(a) - held.indexOf(b));

/** The next part of the move: words, players or cards. */
const Next = (props: Props & { settled(): boolean; beside: readonly string[] }) => {
  const { link, view, names, saying, screen, tongue, name, take, settled, beside } = props;
  const { step, said, begun } = saying;
  if (step === undefined) return null;
  const parts = screen.parts?.(said[0] ?? '') ?? [];
  const common = { name, label: (move: string) => inLine(tongue.label(move)), send: link.send, settled };
  return (
    <>
      {step.next === 'word' && <Words choices={step.choices} view={view} names={names} take={take} />}
      {step.next === 'rows' && <Rows {...common} rows={step.rows} parts={parts} moves={step.moves} />}
      {step.next === 'lay' && (
        <LayCards
          {...common}
          cards={asHeld(step.cards, screen.own(view, names).cards)}
          moves={step.moves}
          said={said.length}
          parts={parts}
          isCard={tongue.isCard}
        />
      )}
      {begun && <Tiles choices={verbs(beside, tongue)} take={take} sure />}
    </>
  );
};
