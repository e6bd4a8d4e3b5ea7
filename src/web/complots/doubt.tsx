/** The moment of truth owns the window: all is dark but two people, one thread, one card; and dark until it is paid for. */
import './css/doubt.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Said } from '../../engine/facts.ts';
import type { Seat } from '../../engine/seats.ts';
import { isCharacter } from '../../games/complots/characters.ts';
import type { ComplotsSeen } from '../../games/complots/seen.ts';
import type { Claimed } from '../../games/complots/steps.ts';
import { type Names, tellTo } from '../../words/words.ts';
import { Emblem } from '../art/emblem.tsx';
import { Mask } from '../parts/mask.tsx';
import { fly } from '../parts/motion.ts';
import { ring, shake } from '../parts/sound.ts';
import type { Tune } from '../parts/tunes.ts';
import type { MaskState } from '../parts/worn.ts';
import { sound, soundOffered } from '../settings.ts';
import type { Showing } from '../stage/queue.ts';
import { t } from '../text/text.ts';
import { Back, Face } from './card.tsx';
import { Confirm, type OwnPick, PickCards } from './pick.tsx';
import { type Doubt, owedIn, type Scene, VERDICT } from './scenes.ts';
import type { ComplotsText } from './text/fr.ts';

/** What is seen of a doubt: it is staged, its loser chooses, a card falls. */
export type Dark = { readonly doubt: Doubt; readonly part: 'staged' | 'choice' | 'fall' };

/** Where it is dark, and why. `heard`: as far as the screen has told. */
export const darkIn = (view: ComplotsSeen, scene: Scene | undefined, heard: readonly Said[]): Dark | undefined => {
  if (scene?.name === 'doubt') return { doubt: scene, part: 'staged' };
  if (scene?.name === 'lost' || scene?.name === 'buried')
    return scene.doubt === undefined ? undefined : { doubt: scene.doubt, part: 'fall' };
  if (scene !== undefined || view.phase !== 'lose') return undefined;
  const doubt = owedIn(heard);
  return doubt !== undefined && view.toAct.includes(doubt.loser) ? { doubt, part: 'choice' } : undefined;
};

type Props = {
  dark: Dark;
  view: ComplotsSeen;
  showing: Showing<Scene> | undefined;
  pace: number;
  names: Names;
  text: ComplotsText;
  /** My choice, where it is mine. */
  pick: OwnPick | undefined;
  tell(said: Said): string | undefined;
};

const BEATS = ['stake', 'silence', 'turn', 'verdict'] as const;
type Beat = (typeof BEATS)[number];
const FROM: Readonly<Record<Beat, number>> = { stake: 0, silence: 400, turn: 1300, verdict: VERDICT };
const HEARTS = [500, 900];
/** The mask cracks after the card has torn. */
const CRACK = 160;

const verdictTune = ({ truth }: Doubt): Tune => (truth ? 'bell' : 'rip');

/** One beat after the other, each with its sound; where somebody would not wait, the verdict at once. */
const useBeats = (doubt: Doubt, showing: Showing<Scene> | undefined, pace: number): Beat => {
  const [beat, setBeat] = useState<Beat>('stake');
  const { still = true, turned = false } = showing ?? {};
  const over = still || turned;
  useEffect(() => {
    const judge = () => {
      setBeat('verdict');
      ring(verdictTune(doubt), pace);
    };
    if (over) {
      judge();
      return undefined;
    }
    ring('doubt', pace);
    const at = (ms: number, then: () => void) => setTimeout(then, ms * pace);
    const timers = [
      at(FROM.silence, () => setBeat('silence')),
      ...HEARTS.map((ms) =>
        at(ms, () => {
          ring('heart', pace);
          shake();
        }),
      ),
      at(FROM.turn, () => {
        setBeat('turn');
        ring('card', pace);
      }),
      at(FROM.verdict, judge),
      ...(doubt.truth ? [] : [at(FROM.verdict + CRACK, () => ring('crack', pace))]),
    ];
    return () => timers.forEach(clearTimeout);
  }, [over]);
  return over ? 'verdict' : beat;
};

export const DarkLayer = (props: Props) => {
  const { dark, view, showing, pace } = props;
  const { doubt, part } = dark;
  const mine = part === 'choice' && props.pick !== undefined;
  // what was replaced meanwhile is seen once it is light
  useEffect(() => () => fly(doubt.flights, pace), []);
  return (
    <div class={`dark ${part} ${mine ? 'mine-to-choose' : ''} ${showing?.still === true ? 'still' : ''}`}>
      {part === 'staged' ? (
        <Staged {...props} />
      ) : part === 'choice' ? (
        <Choice {...props} />
      ) : (
        <Fall {...props} me={view.me} />
      )}
    </div>
  );
};

/** I am below, or to the right. */
const sidesOf = ({ by, doubter }: Doubt, me: Seat | undefined): readonly [Seat, Seat] =>
  by === me ? [doubter, by] : [by, doubter];

const Person = ({ seat, states, name, children }: PersonProps) => (
  <figure class={`person seat-${seat}`} aria-hidden="true">
    <Mask seat={seat} states={states} />
    <figcaption>
      <b>{name}</b>
      {children}
    </figcaption>
  </figure>
);
type PersonProps = { seat: Seat; states: readonly MaskState[]; name: string; children?: ComponentChildren };

const Staged = ({ dark: { doubt }, view, showing, pace, names, text, tell }: Props) => {
  const beat = useBeats(doubt, showing, pace);
  const { me } = view;
  const { by, doubter, truth, claimed, loser } = doubt;
  const [first, second] = sidesOf(doubt, me);
  const judged = beat === 'verdict';
  const speaking: Seat = judged && truth ? by : doubter;
  const person = (seat: Seat) => (
    <Person
      seat={seat}
      name={seat === me ? text.you : names(seat)}
      states={[
        ...(seat === first ? (['looking'] as const) : []),
        ...((beat === 'stake' || (judged && truth)) && seat === speaking ? (['speaking'] as const) : []),
        ...(judged && !truth && seat === by ? (['caught'] as const) : []),
      ]}
    >
      <small class="claims">{seat === by && isCharacter(claimed) && text.iAm(text.characters[claimed].the)}</small>
      {seat === doubter && <small class="doubts">{text.doubt}</small>}
      {judged && !truth && seat === doubter && doubter === me && <small class="right">{text.youWereRight}</small>}
    </Person>
  );
  return (
    <div
      class={`moment ${truth ? 'truth' : 'lie'}`}
      data-scene="doubt"
      data-beat={beat}
      style={{ '--cards': `${Math.max(1, doubt.shown.length)}` }}
    >
      <i class="breath" />
      {person(first)}
      <StakedCard doubt={doubt} text={text} />
      {person(second)}
      <div class="sentence" aria-hidden="true">
        {judged ? (
          <>
            <b>{verdictOf(doubt, me, names, text) ?? tell(showing?.scene.said[1] ?? [])}</b>
            <span class="loser">{tellTo(me, loser)(text.loses, { who: names(loser) })}</span>
          </>
        ) : (
          beat !== 'stake' && <b>{text.isIt(nameOf(claimed, text))}</b>
        )}
      </div>
      <small class="way-on" aria-hidden="true">
        <span class="by-touch">{t('skipScene')}</span>
        <span class="by-key">{text.spaceSkips}</span>
      </small>
      {judged && <SoundOffer doubt={doubt} text={text} />}
    </div>
  );
};

const nameOf = (claimed: Claimed, text: ComplotsText): string =>
  isCharacter(claimed) ? text.characters[claimed].the : text.plain.embezzle.name;

const verdictOf = (
  { claimed, by, truth }: Doubt,
  me: Seat | undefined,
  names: Names,
  text: ComplotsText,
): string | undefined => {
  if (!isCharacter(claimed) || claimed === 'witch') return undefined;
  return tellTo(me, by)(truth ? text.isReally : text.hasNone, { who: names(by), ...text.characters[claimed] });
};

/** A promise, then a back, then what is on its other side. */
const StakedCard = ({ doubt: { claimed, shown, truth }, text }: { doubt: Doubt; text: ComplotsText }) => (
  <div class="staked" aria-hidden="true">
    <i class="ring" />
    <i class="ring" />
    <div class="turning">
      <span class="side front">
        <span class="promise">
          {isCharacter(claimed) ? (
            <Face of={claimed} text={text} promised />
          ) : (
            <Back label={text.plain.embezzle.name} promised />
          )}
        </span>
        <Back />
      </span>
      <span class="side verdict">
        {shown.length === 0 ? (
          <span class="torn">
            <Blank />
            <Blank />
          </span>
        ) : (
          shown.map((card, i) => <Face key={`${card} ${i + 1}`} of={card} text={text} />)
        )}
      </span>
    </div>
    {truth ? (
      <span class="stamp truth">
        <svg viewBox="-50 -50 100 100" aria-hidden="true">
          <polygon points={TEETH} />
          <circle r="37" />
        </svg>
        <b>{text.stage.truth}</b>
      </span>
    ) : (
      <span class="stamp lie">{text.stage.lie}</span>
    )}
  </div>
);

/** The rim of a seal. */
const TEETH = Array.from({ length: 56 }, (_, i) => {
  const [far, turn] = [i % 2 === 0 ? 49 : 43, (i * Math.PI) / 28];
  return `${(far * Math.cos(turn)).toFixed(1)},${(far * Math.sin(turn)).toFixed(1)}`;
}).join(' ');

/** The other side of a card that was only talked of. */
const Blank = () => (
  <span class="card blank">
    <Emblem name="bluff" />
  </span>
);

/** Once in a life: whoever has never been asked may hear it from now on. */
const SoundOffer = ({ doubt, text }: { doubt: Doubt; text: ComplotsText }) => {
  const offered = useRef(sound.value === 'off' && soundOffered.value === 'no');
  useEffect(() => {
    soundOffered.value = 'yes';
  }, []);
  return offered.current && sound.value === 'off' ? (
    <button
      type="button"
      class="hear"
      onClick={() => {
        sound.value = 'on';
        ring(verdictTune(doubt));
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 2a2 2 0 0 1 2 2c3 1 5 3.500 5 7v4l2 3H3l2-3v-4c0-3.500 2-6 5-7a2 2 0 0 1 2-2zm-3 18h6a3 3 0 0 1-6 0z" />
      </svg>{' '}
      {text.hearIt}
    </button>
  ) : null;
};

/** The same dark: who was right stands above with the proof, and the loser's cards are large. */
const Choice = ({ dark: { doubt }, view, names, text, pick }: Props) => {
  const { loser, by, doubter, truth, shown } = doubt;
  const cards = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // whoever plays by keyboard is led to the cards
    const { activeElement } = document;
    if (pick !== undefined && (activeElement === document.body || activeElement?.closest('.dock') != null))
      cards.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  const other = loser === by ? doubter : by;
  return (
    <div class="moment choosing" aria-hidden={pick === undefined}>
      <Person seat={other} name={other === view.me ? text.you : names(other)} states={[]}>
        {truth && (
          <span class="proof">
            <small>{text.toldTruth}</small>
            {shown.map((card, i) => (
              <Face key={`${card} ${i + 1}`} of={card} text={text} />
            ))}
          </span>
        )}
      </Person>
      {pick === undefined ? (
        <>
          <Person seat={loser} name={names(loser)} states={truth ? [] : ['caught']} />
          <p class="which">{text.chooses(names(loser))}</p>
          <div class="cards">
            {Array.from({ length: view.players[loser].hidden }, (_, i) => (
              <Back key={`hidden ${i + 1}`} />
            ))}
          </div>
        </>
      ) : (
        <>
          <p class="which">
            {text.whichLost} <small>{text.touchCard}</small>
          </p>
          <div class="cardpick" ref={cards}>
            <PickCards pick={pick} text={text} />
            <Confirm pick={pick} text={text} />
          </div>
        </>
      )}
    </div>
  );
};

const Fall = ({ showing, text, tell, names, me }: Props & { me: Seat | undefined }) => {
  const scene = showing?.scene;
  if (scene?.name !== 'lost' && scene?.name !== 'buried') return null;
  const { seat } = scene;
  const caught = scene.doubt?.truth === false;
  return (
    <div class="moment falling" data-scene={scene.name} aria-hidden="true">
      <Person seat={seat} name={seat === me ? text.you : names(seat)} states={caught ? ['caught'] : []} />
      <span class="fallen">{scene.name === 'lost' ? <Face of={scene.card} text={text} dead /> : <Back dead />}</span>
      <div class="sentence" aria-hidden="true">
        <b>{scene.said.flatMap((said) => tell(said) ?? []).join(' ')}</b>
      </div>
    </div>
  );
};
