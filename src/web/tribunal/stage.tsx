/** Scenes of the court, drawn above the room: nothing under them moves. */
import './css/stage.css';
import type { ComponentChildren } from 'preact';
import type { Said } from '../../engine/facts.ts';
import type { Seat } from '../../engine/seats.ts';
import type { GameWords, Names } from '../../words/words.ts';
import { Emblem } from '../art/emblem.tsx';
import type { EmblemName } from '../art/emblems.ts';
import { Medallion } from '../parts/medallion.tsx';
import { still as unmoved } from '../settings.ts';
import { At, Line, Pace, Thrown } from '../stage/drawing.tsx';
import type { Showing } from '../stage/queue.ts';
import { t } from '../text/text.ts';
import { BallotBack, Ballots } from './card.tsx';
import { DeckCard, Role } from './deck-card.tsx';
import { type Scene, SIGNS, type SignName } from './scenes.ts';
import type { TribunalText } from './text/fr.ts';

type Of<N extends Scene['name']> = Extract<Scene, { name: N }>;
export type StageProps = {
  showing: Showing<Scene>;
  pace: number;
  seats: readonly Seat[];
  names: Names;
  text: TribunalText;
  words: GameWords;
  /** What was said, in a sentence. */
  tell(said: Said): string | undefined;
};
type Drawing = Omit<StageProps, 'showing' | 'pace'>;

const seatOf = (seat: Seat): string => `seat-${seat}`;

export const Stage = ({ showing: { scene, still }, pace: rate, ...rest }: StageProps) => {
  const pace = still || unmoved() ? 0 : rate;
  return (
    <Pace.Provider value={pace}>
      <div class={`stage court-stage ${pace === 0 ? 'still' : ''}`} data-scene={scene.name} aria-hidden="true">
        <Drawn {...rest} scene={scene} />
      </div>
    </Pace.Provider>
  );
};

const isSign = (name: string): name is SignName => Object.hasOwn(SIGNS, name);

const Drawn = ({ scene, ...rest }: Drawing & { scene: Scene }): ComponentChildren => {
  const { text, words, names } = rest;
  switch (scene.name) {
    case 'talk':
      return null;
    case 'step':
      return <Banner emblem={`tribunal/${scene.step}`} says={text.steps[scene.step]} />;
    case 'dusk':
    case 'dawn':
      return (
        <>
          <div class="sky" />
          <Banner emblem={scene.name === 'dusk' ? 'tribunal/night' : 'tribunal/day'} says={text[scene.name]} />
        </>
      );
    case 'gavel':
      return scene.seat === undefined ? null : <Sign at={scene.seat} emblem="tribunal/clerk" />;
    case 'hand':
      return <Sign at={scene.seat} emblem="tribunal/contest" />;
    case 'plead':
      return <Line from={seatOf(scene.by)} to={seatOf(scene.at)} class="arrow" />;
    case 'look':
      return scene.identity === undefined ? (
        <At place={seatOf(scene.seat)} class="spotlight">
          <i />
        </At>
      ) : (
        <Poster {...rest} scene={scene} private>
          <span class="flips">
            <Role of={scene.identity} words={words}>
              <span class="text">{words.stage?.card?.(scene.identity)?.text}</span>
            </Role>
          </span>
        </Poster>
      );
    case 'secret':
      return (
        <Poster {...rest} scene={scene} private>
          <span class="mates">
            {scene.seats.map((seat) => (
              <span key={seat}>
                <Medallion seat={seat} name={names(seat)} />
                <b>{names(seat)}</b>
              </span>
            ))}
          </span>
        </Poster>
      );
    case 'ballots':
      return <Turned {...rest} scene={scene} />;
    case 'pinned':
    case 'exposed':
      return (
        <Poster {...rest} scene={scene}>
          <span class="cards">
            {scene.cards.map((card, i) => (
              <Ballots key={`${card} ${i + 1}`} card={card} names={names} />
            ))}
          </span>
        </Poster>
      );
    case 'card':
      return (
        <Poster {...rest} scene={scene} brief>
          <span class="flips">
            <DeckCard card={scene.card} words={words} />
          </span>
        </Poster>
      );
    case 'drawn':
      return scene.card === undefined ? (
        <Thrown from="well" to={seatOf(scene.seat)} ms={450}>
          <BallotBack class="anti" />
        </Thrown>
      ) : (
        <Poster {...rest} scene={scene} private brief>
          <span class="flips">
            <DeckCard card={scene.card} words={words} />
          </span>
        </Poster>
      );
    case 'fall':
      return (
        <Poster {...rest} scene={scene}>
          <span class="fallen">
            {scene.identity !== undefined && (
              <span class="flips">
                <Role of={scene.identity} words={words} />
              </span>
            )}
            {scene.left !== undefined && (
              <span class="heart">
                <i>♥</i>
                <i>♥</i>
              </span>
            )}
          </span>
        </Poster>
      );
    case 'announced':
      return (
        <Poster {...rest} scene={scene}>
          <Emblem name="tribunal/count" />
        </Poster>
      );
    case 'contest':
      return (
        <Poster {...rest} scene={scene}>
          <b class="slam">{text.objection}</b>
          <Stamp lie={scene.lied} text={text} />
        </Poster>
      );
    case 'answer':
      return (
        <Poster {...rest} scene={scene}>
          <span class="flips">
            <Role of={scene.identity} words={words} />
          </span>
          <Stamp lie={scene.identity === 'mafia'} text={text} />
        </Poster>
      );
    case 'ended':
      return <Tableau {...rest} scene={scene} />;
    case 'duel':
      return (
        <Poster {...rest} scene={scene}>
          <span class="mates">
            {scene.pair.map((seat) => (
              <span key={seat}>
                <Medallion seat={seat} name={names(seat)} />
                <b>{names(seat)}</b>
              </span>
            ))}
          </span>
        </Poster>
      );
    case 'round':
      return (
        <Poster {...rest} scene={scene}>
          <Emblem name="tribunal/clerk" />
        </Poster>
      );
    case 'won':
      return (
        <Poster {...rest} scene={scene}>
          <Emblem name="crown" />
        </Poster>
      );
    default:
      return isSign(scene.name) ? (
        <Poster {...rest} scene={scene}>
          <Emblem name={`tribunal/${SIGNS[scene.name]}`} />
        </Poster>
      ) : null;
  }
};

const Banner = ({ emblem, says }: { emblem: EmblemName; says: string }) => (
  <At place="well" class="banner">
    <Emblem name={emblem} />
    <b>{says}</b>
  </At>
);

const Sign = ({ at, emblem }: { at: Seat; emblem: EmblemName }) => (
  <At place={seatOf(at)} class="struck-sign">
    <Emblem name={emblem} />
  </At>
);

const Stamp = ({ lie, text }: { lie: boolean; text: TribunalText }) => (
  <b class={`stamp ${lie ? 'lie' : 'truth'}`}>{lie ? text.stampLie : text.stampTruth}</b>
);

type PosterProps = Pick<Drawing, 'tell'> & {
  scene: Scene;
  /** Told to me alone. */
  private?: boolean;
  /** What is drawn says most of it: the first sentence is enough. */
  brief?: boolean;
  children?: ComponentChildren;
};

/** What happened, large, in the well. */
const Poster = ({ scene, tell, private: alone, brief, children }: PosterProps) => {
  const lines = scene.said.flatMap((said) => tell(said) ?? []);
  const says = brief === true ? lines.slice(0, 1).map((line) => line.replace(/\s*[:.].*$/su, '.')) : lines;
  return (
    <At place="well" class={`poster ${alone === true ? 'only-me' : ''}`}>
      {alone === true && <small class="caption">{t('onlyYou')}</small>}
      {children}
      <p>{says.join(' ')}</p>
    </At>
  );
};

/** T33 the cards land face down, and are turned one by one. */
const Turned = ({ scene, names }: Drawing & { scene: Of<'ballots'> }) => (
  <At place="well" class="poster ballots-at">
    <span class="cards">
      {scene.cards.map((card, i) => (
        <span class="turns" key={`${card} ${i + 1}`} style={{ '--i': `${i}` }}>
          <BallotBack />
          <Ballots card={card} names={names} />
        </span>
      ))}
    </span>
  </At>
);

/** T3 each round ends with all identities turned. */
const Tableau = ({ scene, seats, names, words, tell }: Drawing & { scene: Of<'ended'> }) => (
  <div class="tableau">
    <p>{scene.said.flatMap((said) => tell(said) ?? []).join(' ')}</p>
    <ul>
      {seats.map((seat, i) => {
        const identity = scene.identities[seat];
        return identity === undefined ? null : (
          <li key={seat} style={{ '--i': `${i}` }}>
            <Medallion seat={seat} name={names(seat)} />
            <b>{names(seat)}</b>
            <span class="flips">
              <Role of={identity} words={words} />
            </span>
          </li>
        );
      })}
    </ul>
    <small>{t('skipScene')}</small>
  </div>
);
