/** Scenes of Complots, drawn above the table: nothing under them moves. */
import './css/stage.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Seat } from '../../engine/seats.ts';
import { isCharacter } from '../../games/complots/characters.ts';
import type { Claimed } from '../../games/complots/claims.ts';
import { type Names, tellTo } from '../../words/words.ts';
import { Emblem } from '../art/emblem.tsx';
import { fly } from '../parts/motion.ts';
import { ring, type Tune } from '../parts/sound.ts';
import type { Showing } from '../stage/queue.ts';
import { Back, Face } from './card.tsx';
import type { Scene } from './scenes.ts';
import type { ComplotsText } from './text/fr.ts';

type Of<N extends Scene['name']> = Extract<Scene, { name: N }>;
type Props = { showing: Showing<Scene>; names: Names; text: ComplotsText; me: Seat | undefined };

const TUNE: Readonly<Partial<Record<Scene['name'], Tune>>> = {
  claim: 'card',
  counter: 'card',
  join: 'card',
  foiled: 'clang',
  strike: 'blade',
  lost: 'loss',
  out: 'toll',
  won: 'win',
  examined: 'card',
};

/** Whom a scene is about: the others stand back. */
export const litBy = (scene: Scene | undefined): readonly Seat[] => {
  switch (scene?.name) {
    case 'doubt':
      return [scene.doubter, scene.by];
    case 'won':
    case 'out':
    case 'lost':
      return [scene.seat];
    default:
      return [];
  }
};

export const Stage = (props: Props) => {
  const { scene, still } = props.showing;
  useEffect(() => {
    const tune = scene.name === 'doubt' ? (scene.truth ? 'truth' : 'lie') : TUNE[scene.name];
    if (tune !== undefined) ring(tune);
    if (scene.name !== 'flight') return;
    fly(scene.flights);
    if (scene.flights.some(({ what }) => what === 'coin')) ring('coin');
  }, [scene]);
  return (
    <div class={`stage ${scene.name} ${still ? 'still' : ''}`} data-scene={scene.name} aria-hidden="true">
      <Drawn {...props} scene={scene} />
    </div>
  );
};

const Drawn = ({ scene, ...rest }: Props & { scene: Scene }) => {
  switch (scene.name) {
    case 'doubt':
      return <Doubt {...rest} scene={scene} />;
    case 'foiled':
      return <Sign at={scene.by} word={rest.text.stage.foiled} emblem="complots/counter" />;
    case 'strike':
      return <Arrow from={scene.by} to={scene.at} deadly />;
    case 'lost':
      return <Fallen {...rest} scene={scene} />;
    case 'buried':
      return <Sign at={scene.seat} word={rest.text.stage.buried} emblem="bluff" />;
    case 'out':
      return <Sign at={scene.seat} word={rest.text.out} emblem="skull" />;
    case 'won':
      return <Sign at={scene.seat} word={rest.text.stage.won} emblem="crown" />;
    default:
      return null;
  }
};

/** The moment of truth: the table is dark but for two people, one thread, one card. */
const Doubt = ({ scene, names, text, me }: Omit<Props, 'showing'> & { scene: Of<'doubt'> }) => {
  const tell = tellTo(me, scene.loser);
  return (
    <>
      <Thread from={scene.doubter} to={scene.by} />
      <Bubble at={scene.doubter} doubt>
        <b>{text.doubt}</b>
      </Bubble>
      <div class="stake">
        <p class="loser">{tell(text.loses, { who: names(scene.loser) })}</p>
        <div class="turning">
          <span class="side promise">
            <Promised of={scene.claimed} text={text} />
          </span>
          <span class={`side verdict ${scene.truth ? 'truth' : 'lie'}`}>
            {scene.shown.length === 0 ? (
              <span class="mask">
                <Back />
                <Emblem name="bluff" />
              </span>
            ) : (
              scene.shown.map((card, i) => <Face key={`${card} ${i + 1}`} of={card} text={text} />)
            )}
          </span>
        </div>
        <span class={`stamp ${scene.truth ? 'truth' : 'lie'}`}>{scene.truth ? text.stage.truth : text.stage.lie}</span>
      </div>
    </>
  );
};

const Promised = ({ of, text }: { of: Claimed; text: ComplotsText }) =>
  isCharacter(of) ? <Face of={of} text={text} promised /> : <Back label={text.plain.embezzle.name} promised />;

/** The lost card falls before the one who lost it. */
const Fallen = ({ scene, text }: Omit<Props, 'showing'> & { scene: Of<'lost'> }) => (
  <At place={`cards-${scene.seat}`} class="fallen">
    <Face of={scene.card} text={text} dead />
    {scene.liar && <span class="tag">{text.stage.caught}</span>}
  </At>
);

const Sign = ({ at, word, emblem }: { at: Seat; word: string; emblem: Parameters<typeof Emblem>[0]['name'] }) => (
  <At place={`cards-${at}`} class="sign">
    <Emblem name={emblem} /> <b>{word}</b>
  </At>
);

// —— where things are ————————————————————————————————————————————————————————————————————————————————————

/** `mine`: at my own edge of the table. */
type Point = { readonly x: number; readonly y: number; readonly mine: boolean };

const centreOf = (place: string): Point | undefined => {
  const there = document.querySelector(`[data-at="${place}"]`);
  const box = there?.getBoundingClientRect();
  if (there === null || box === undefined || box.width === 0) return undefined;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, mine: there.closest('.mine') !== null };
};

/** Places are measured once, when the scene begins: nothing changes place while it lasts. */
const usePoints = (...places: readonly string[]): readonly Point[] | undefined => {
  const [points, setPoints] = useState<readonly Point[] | undefined>();
  const key = places.join();
  useLayoutEffect(() => {
    const found = key.split(',').flatMap((place) => centreOf(place) ?? []);
    setPoints(found.length === key.split(',').length ? found : undefined);
  }, [key]);
  return points;
};

const EDGE = 122;
/** What is said stands beside the speaker's cards, towards the middle of the table; what happens to them, upon them. */
const BESIDE = 76;

type AtProps = { place: string; class: string; beside?: boolean; children: ComponentChildren };

const At = ({ place, class: style, beside, children }: AtProps) => {
  const [point] = usePoints(place) ?? [];
  if (point === undefined) return null;
  const x = Math.min(Math.max(point.x, EDGE), innerWidth - EDGE);
  const y = point.y + (beside !== true ? 0 : point.mine ? -BESIDE : BESIDE);
  return (
    <div class={`at ${style}`} style={{ left: `${x}px`, top: `${y}px` }}>
      {children}
    </div>
  );
};

const Bubble = ({ at, doubt, children }: { at: Seat; doubt?: boolean; children: ComponentChildren }) => (
  <At place={`cards-${at}`} class={`bubble ${doubt === true ? 'doubting' : ''}`} beside>
    {children}
  </At>
);

/** A bow from one place to another, towards the middle. */
const Arrow = ({ from, to, deadly }: { from: Seat; to: Seat; deadly?: boolean }) => {
  const [a, b] = usePoints(`cards-${from}`, `cards-${to}`) ?? [];
  if (a === undefined || b === undefined) return null;
  const middle = { x: innerWidth / 2, y: innerHeight / 2 };
  const bend = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const [x, y] = [bend.x + (middle.x - bend.x) * 0.35, bend.y + (middle.y - bend.y) * 0.35];
  return (
    <svg class={`arrow ${deadly === true ? 'deadly' : ''}`} aria-hidden="true">
      <path d={`M${a.x} ${a.y}Q${x} ${y} ${b.x} ${b.y}`} pathLength="1" />
      <circle cx={b.x} cy={b.y} r="9" />
    </svg>
  );
};

const Thread = ({ from, to }: { from: Seat; to: Seat }) => {
  const [a, b, stake] = usePoints(`cards-${from}`, `cards-${to}`, 'stake') ?? [];
  if (a === undefined || b === undefined || stake === undefined) return null;
  return (
    <svg class="thread" aria-hidden="true">
      <path d={`M${a.x} ${a.y}L${stake.x} ${stake.y}L${b.x} ${b.y}`} pathLength="1" />
    </svg>
  );
};
