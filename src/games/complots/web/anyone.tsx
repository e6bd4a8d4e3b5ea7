/** The dock of a shared device: nobody, or who says what. It is handed over for secrets only. */
import { useState } from 'preact/hooks';
import { PASS } from '../../../engine/phrases.ts';
import type { Seat } from '../../../engine/seats.ts';
import { t } from '../../../web/base/text/table.ts';
import type { Shared } from '../../../web/link/link.ts';
import { Key } from '../../../web/parts/keys.tsx';
import { roving } from '../../../web/parts/roving.ts';
import { type Settled, useSettled } from '../../../web/parts/settled.ts';
import { DockFrame } from '../../../web/table/dock.tsx';
import type { GameWords, Names } from '../../../words/words.ts';
import { parse } from '../rules/moves.ts';
import type { ComplotsView } from '../rules/typed-view.ts';
import type { ComplotsText } from '../texts/fr/table.ts';
import { story } from './centre.tsx';
import { effectOf } from './choices.ts';

export type AnyoneProps = {
  shared: Shared;
  view: ComplotsView;
  text: ComplotsText;
  words: GameWords;
  names: Names;
  /** A scene is shown; the question before it is over. */
  busy: boolean;
};

export const Anyone = (props: AnyoneProps) => {
  const { shared, view, text, words, names } = props;
  const voices = shared.voices.value;
  const taker = shared.taker.value;
  const settled = useSettled(`${view.question} ${voices.length} ${taker}`);
  if (view.over !== null) return null;
  if (taker !== undefined)
    return (
      <DockFrame
        title={t('passTo')(names(taker))}
        lead={[t('passToHint')]}
        question={`${view.question} ${taker}`}
        asked
      >
        <button type="button" class="primary big take" aria-keyshortcuts="Enter" onClick={() => shared.take(taker)}>
          {t('iAm')(names(taker))}
        </button>
      </DockFrame>
    );
  const [only, another] = voices;
  const alone = only !== undefined && another === undefined && view.toAct.length === 1;
  const says = view.phase === 'doubt' || view.phase === 'counter' ? story(view, text, names) : undefined;
  const title = says ?? words.phase(view, names);
  const waiting = view.toAct.map(names);
  if (only === undefined)
    return (
      <DockFrame
        title={waiting.length > 2 ? t('waitingTable') : t('waitingFor')(waiting.join(', '))}
        question={`${view.question}`}
        asked={false}
      >
        <Look {...props} />
      </DockFrame>
    );
  return (
    <DockFrame
      title={`${title} ${alone ? text.anyone.one(names(only.seat)) : text.anyone.any}`}
      lead={[effectOf(view, text, names)].filter((line) => line !== '')}
      question={`${view.question} ${voices.length}`}
      asked
      tiled
      settled={settled}
    >
      <Voices {...props} settled={settled} key={`${view.question} ${voices.length}`} />
      <Look {...props} />
    </DockFrame>
  );
};

type Saying = { readonly key: string; readonly seat: Seat; readonly move: string; readonly label: string };

const labelOf = (move: string, name: string, text: ComplotsText): string => {
  const words = parse(move);
  const { anyone } = text;
  if (words[0] === 'doubt') return anyone.doubts(name);
  if (words[0] === 'counter') return anyone.counters(name, text.characters[words[1]].the);
  if (words[0] === 'join') return anyone.joins(name, text.characters[words[1]].the);
  return words[0] === 'pay' ? anyone.pays(name) : anyone.refuses(name);
};

const Voices = ({ shared, view, text, names, settled }: AnyoneProps & { settled: Settled }) => {
  const [sure, setSure] = useState<string | undefined>();
  const voices = shared.voices.value;
  const sayings: Saying[] = voices.flatMap(({ seat, legal }) =>
    legal
      .filter((move) => move !== PASS)
      .map((move) => ({ key: `${seat} ${move}`, seat, move, label: labelOf(move, names(seat), text) })),
  );
  const silent = voices.filter(({ legal }) => legal.includes(PASS));
  const speak = ({ key, seat, move }: Saying) => {
    if (!settled()) return;
    if (move === 'doubt' && sure !== key) return setSure(key);
    shared.say(seat, move);
  };
  return (
    <div class="tiles anyone" role="toolbar" aria-label={t('yourChoices')} onKeyDown={roving}>
      {silent.length > 0 && (
        <button
          type="button"
          class="tile plain nobody"
          data-move={PASS}
          aria-keyshortcuts="Space"
          tabIndex={0}
          onClick={() => settled() && silent.map(({ seat }) => shared.say(seat, PASS))}
        >
          <span class="what">
            <b>{silent.length === 1 && view.toAct.length === 1 ? text.letHappen : text.anyone.nobody}</b>
          </span>
          <Key of="Space" />
        </button>
      )}
      {sayings.map((saying, i) => (
        <button
          type="button"
          key={saying.key}
          class={`tile plain ${saying.move === 'doubt' ? 'doubts' : ''} ${sure === saying.key ? 'sure' : ''}`}
          data-move={saying.key}
          aria-keyshortcuts={i < 9 ? `${i + 1}` : undefined}
          tabIndex={i === 0 && silent.length === 0 ? 0 : -1}
          onClick={() => speak(saying)}
        >
          <span class="what">
            <b>{sure === saying.key ? `${text.doubtSure} (${names(saying.seat)})` : saying.label}</b>
          </span>
          <Key of={i < 9 ? `${i + 1}` : undefined} />
        </button>
      ))}
    </div>
  );
};

/** A player who has forgotten their cards takes the device to look at them. */
const Look = ({ shared, view, text, names }: AnyoneProps) => (
  <div class="pass-bar looks">
    <span>{text.anyone.look}</span>
    {shared.people
      .filter((seat) => view.players[seat].alive)
      .map((seat) => (
        <LookAs key={seat} name={names(seat)} take={() => shared.take(seat)} />
      ))}
  </div>
);

/** Asks twice, so that nobody sees another's cards by a slip. */
const LookAs = ({ name, take }: { name: string; take(): void }) => {
  const [sure, setSure] = useState(false);
  return (
    <button
      type="button"
      class="chip-button"
      onBlur={() => setSure(false)}
      onClick={() => (sure ? take() : setSure(true))}
    >
      {sure ? t('iAm')(name) : name}
    </button>
  );
};
