/** A challenge as a scene over the whole window: dark but for two people, a thread and a card, until it is paid. */
import { useEffect, useRef } from 'preact/hooks';
import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import { sound, soundOffered } from '../../../web/base/settings.ts';
import { t } from '../../../web/base/text/table.ts';
import { fly } from '../../../web/parts/motion.ts';
import { ring } from '../../../web/parts/sound.ts';
import { SecondsLeft } from '../../../web/table/clock.tsx';
import type { Showing } from '../../../web/table/stage/queue.ts';
import { type Names, tellTo } from '../../../words/words.ts';
import type { ComplotsView } from '../rules/typed-view.ts';
import type { ComplotsText } from '../texts/fr/table.ts';
import { Back, Face } from './card.tsx';
import type { Dark } from './dark.ts';
import { Confirm, type OwnPick, PickCards } from './pick.tsx';
import { type Doubt, type Scene, VERDICT } from './scenes.ts';
import { Person, type Score, sidesOf, TrialScene, useBeats, verdictTune } from './trial.tsx';
import { verdictOf } from './verdict.ts';

/** The verdict shows when the card turns. */
const SCORE: Score = { stake: 0, silence: 400, turn: 1300, verdict: VERDICT };

export type DarkProps = {
  dark: Dark;
  view: ComplotsView;
  showing: Showing<Scene> | undefined;
  pace: number;
  names: Names;
  text: ComplotsText;
  /** My choice, if I lose. */
  pick: OwnPick | undefined;
  tell(said: Said): string | undefined;
};

export const DarkLayer = (props: DarkProps) => {
  const { dark, view, showing, pace } = props;
  const { doubt, part } = dark;
  const mine = part === 'choice' && props.pick !== undefined;
  // replaced cards fly when the dark is over
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

const Staged = ({ dark: { doubt }, view: { me }, showing, pace, names, text, tell }: DarkProps) => {
  const { still = true, turned = false } = showing ?? {};
  const beat = useBeats(doubt, SCORE, pace, still || turned);
  const { loser } = doubt;
  return (
    <TrialScene
      {...{ beat, me, names, text }}
      trial={doubt}
      scene="doubt"
      verdict={
        <>
          <b>{verdictOf(doubt, me, names, text) ?? tell(showing?.scene.said[1] ?? [])}</b>
          <span class="loser">{tellTo(me, loser)(text.loses, { who: names(loser) })}</span>
        </>
      }
    >
      <small class="way-on" aria-hidden="true">
        <span class="by-touch">{t('skipScene')}</span>
        <span class="by-key">{text.spaceSkips}</span>
      </small>
      <SoundOffer doubt={doubt} text={text} shown={beat === 'verdict'} />
    </TrialScene>
  );
};

/** Asked once: a player who was never asked may turn sound on. */
const SoundOffer = ({ doubt, text, shown }: { doubt: Doubt; text: ComplotsText; shown: boolean }) => {
  const offered = useRef(sound.value === 'off' && soundOffered.value === 'no');
  useEffect(() => {
    if (shown) soundOffered.value = 'yes';
  }, [shown]);
  return offered.current && sound.value === 'off' ? (
    <button
      type="button"
      class="hear"
      hidden={!shown}
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

/** The loser's choice: the winner above with the proof, the loser's cards large. */
const Choice = ({ dark: { doubt }, view, names, text, pick }: DarkProps) => {
  const { loser, by, doubter, truth, shown } = doubt;
  const cards = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // keyboard users are led to the cards
    const { activeElement } = document;
    if (pick !== undefined && (activeElement === document.body || activeElement?.closest('.dock') != null))
      cards.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  const other = loser === by ? doubter : by;
  const right = (
    <Person key={other} seat={other} name={other === view.me ? text.you : names(other)} states={[]}>
      {truth && (
        <span class="proof">
          <small>{text.toldTruth}</small>
          {shown.map((card, i) => (
            <Face key={`${card} ${i + 1}`} of={card} text={text} />
          ))}
        </span>
      )}
    </Person>
  );
  const wrong = <Person key={loser} seat={loser} name={names(loser)} states={truth ? [] : ['caught']} />;
  // both stay where they stood at the verdict
  const [above, below] = sidesOf([by, doubter], view.me)[0] === loser ? [wrong, right] : [right, wrong];
  return (
    <div class="moment choosing" aria-hidden={pick === undefined}>
      {pick === undefined ? above : right}
      {pick === undefined ? (
        <>
          <p class="which">{text.chooses(names(loser))}</p>
          <div class="cards">
            {Array.from({ length: view.players[loser].hidden }, (_, i) => (
              <Back key={`hidden ${i + 1}`} />
            ))}
          </div>
          {below}
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
          <SecondsLeft />
        </>
      )}
    </div>
  );
};

const Fall = ({ showing, text, tell, names, me }: DarkProps & { me: Seat | undefined }) => {
  const scene = showing?.scene;
  if (scene?.name !== 'lost' && scene?.name !== 'buried') return null;
  const { seat, facing } = scene;
  const caught = scene.doubt?.truth === false;
  return (
    <div class="moment falling" data-scene={scene.name} aria-hidden="true">
      <Person
        seat={seat}
        name={seat === me ? text.you : names(seat)}
        states={caught ? ['caught'] : []}
        second={sidesOf(facing, me)[1] === seat}
      />
      <span class="fallen">{scene.name === 'lost' ? <Face of={scene.card} text={text} dead /> : <Back dead />}</span>
      <div class="sentence" aria-hidden="true">
        <b>{scene.said.flatMap((said) => tell(said) ?? []).join(' ')}</b>
      </div>
    </div>
  );
};
