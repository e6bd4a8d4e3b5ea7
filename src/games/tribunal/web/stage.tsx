/** Scenes of the court, drawn above the room: nothing under them moves. */
import './css/stage.css';
import type { ComponentChildren } from 'preact';
import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import { Emblem } from '../../../web/base/art/emblem.tsx';
import type { EmblemName } from '../../../web/base/art/emblems.ts';
import { still as unmoved } from '../../../web/base/settings.ts';
import { t } from '../../../web/base/text/table.ts';
import { Mask } from '../../../web/table/mask.tsx';
import { At, DrawnLine, Pace, Thrown } from '../../../web/table/stage/drawing.tsx';
import type { Showing } from '../../../web/table/stage/queue.ts';
import { type GameWords, type Names, type Plain, tellTo } from '../../../words/words.ts';
import { says } from '../rules/facts.ts';
import type { TribunalSeen } from '../rules/seen.ts';
import { BallotBack, Ballots } from './card.tsx';
import { truthIn } from './choices.ts';
import { DeckCard, Role } from './deck-card.tsx';
import { caseFile, type Notes, tornIn } from './file.ts';
import { type Scene, SIGNS, type SignName } from './scenes.ts';
import type { TribunalText } from './text/fr.ts';
import { addedIn } from './view.ts';

type Of<N extends Scene['name']> = Extract<Scene, { name: N }>;
export type StageProps = {
  showing: Showing<Scene>;
  pace: number;
  /** Nobody in a replay from all eyes. */
  me: Seat | undefined;
  seats: readonly Seat[];
  names: Names;
  text: TribunalText;
  words: GameWords;
  /** What is shown still, and all that was told before the scene. */
  view: TribunalSeen;
  told: readonly Said[];
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

const Drawn = ({ scene, ...rest }: Drawing & { scene: Scene }): ComponentChildren => {
  const { text } = rest;
  switch (scene.name) {
    case 'talk':
      return null;
    case 'step':
      return <Banner emblem={`tribunal/${scene.step}`} says={rest.words.stage?.step?.(scene.step) ?? ''} />;
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
      return <DrawnLine from={seatOf(scene.by)} to={seatOf(scene.at)} class="arrow" />;
    case 'look':
      return scene.identity === undefined ? (
        <At place={seatOf(scene.seat)} class="spotlight">
          <i />
        </At>
      ) : (
        <Poster {...rest} scene={scene} private />
      );
    case 'ballots':
      return <Turned {...rest} scene={scene} />;
    case 'drawn':
      return scene.card === undefined ? (
        <Thrown from="well" to={seatOf(scene.seat)} ms={450}>
          <BallotBack class="anti" />
        </Thrown>
      ) : (
        <Poster {...rest} scene={scene} private says="brief" />
      );
    case 'card':
      return <Poster {...rest} scene={scene} says="brief" />;
    case 'secret':
      return <Poster {...rest} scene={scene} private />;
    case 'coins':
      return <Poster {...rest} scene={scene} says="last" />;
    case 'announced':
      return <Announced {...rest} scene={scene} />;
    case 'unopposed':
      return <Unopposed {...rest} />;
    case 'ended':
      return <Tableau {...rest} scene={scene} />;
    default:
      return <Poster {...rest} scene={scene} />;
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

type PosterProps = Drawing & {
  scene: Scene;
  /** Told to me alone. */
  private?: boolean;
  /** Of what it tells: all of it, the first sentence without the card that is drawn, or how it came out. */
  says?: 'all' | 'brief' | 'last';
};

/** What happened, large, in the well. */
const Poster = ({ private: secret = false, says = 'all', ...rest }: PosterProps) => {
  const alone = secret && rest.me !== undefined;
  const { scene, words, names, me } = rest;
  const lines = scene.said.flatMap((said) => rest.tell(said) ?? []);
  const told = {
    all: lines,
    brief: scene.said.flatMap((said) => words.stage?.briefly?.(said, 'pictured', names, me) ?? []).slice(0, 1),
    last: lines.slice(-1),
  }[says];
  return (
    <At place="well" class={`poster ${alone ? 'only-me' : ''}`}>
      {alone && <small class="caption">{t('onlyYou')}</small>}
      <Pictured {...rest} />
      <p>{told.join(' ')}</p>
      {rest.scene.name === 'fall' && <LastWord {...rest} seat={rest.scene.seat} />}
    </At>
  );
};

/** Where an emblem is enough. */
const EMBLEMS = { round: 'tribunal/clerk', won: 'crown' } as const;
const isSign = (name: string): name is SignName => Object.hasOwn(SIGNS, name);

const Pictured = ({ scene, names, words, text }: Drawing & { scene: Scene }): ComponentChildren => {
  switch (scene.name) {
    case 'look':
      return scene.identity === undefined ? null : (
        <Flips>
          <Role of={scene.identity} words={words}>
            <span class="text">{words.stage?.card?.(scene.identity)?.text}</span>
          </Role>
        </Flips>
      );
    case 'secret':
      return <Mates seats={scene.seats} names={names} />;
    case 'duel':
      return <Mates seats={scene.pair} names={names} />;
    case 'coins':
      return (
        <Mates seats={scene.pair} names={names} chosen={scene.first}>
          {(seat) => <Coins of={scene.votes.map((vote, i) => ({ ...vote, i })).filter(({ at }) => at === seat)} />}
        </Mates>
      );
    case 'pinned':
    case 'exposed':
      return (
        <span class="cards">
          {scene.cards.map((card, i) => (
            <Ballots key={`${card} ${i + 1}`} card={card} names={names} />
          ))}
        </span>
      );
    case 'card':
    case 'drawn':
      return scene.card === undefined ? null : (
        <Flips>
          <DeckCard card={scene.card} words={words} />
        </Flips>
      );
    case 'fall':
      return (
        <span class="fallen">
          {scene.identity !== undefined && (
            <Flips>
              <Role of={scene.identity} words={words} />
            </Flips>
          )}
          {scene.left !== undefined && (
            <span class="heart">
              <i>♥</i>
              <i>♥</i>
            </span>
          )}
        </span>
      );
    case 'contest':
      return (
        <>
          <b class="slam">{text.objection}</b>
          <Stamp lie={scene.lied} text={text} />
        </>
      );
    case 'answer':
      return (
        <>
          <Flips>
            <Role of={scene.identity} words={words} />
          </Flips>
          <Stamp lie={scene.identity === 'mafia'} text={text} />
        </>
      );
    case 'round':
    case 'won':
      return <Emblem name={EMBLEMS[scene.name]} />;
    default:
      return isSign(scene.name) ? <Emblem name={`tribunal/${SIGNS[scene.name]}`} /> : null;
  }
};

/** The last that he said aloud in this round. */
const LastWord = ({ told, seat, words, names, text }: Drawing & { seat: Seat }) => {
  const round = told.slice(told.findLastIndex((said) => says(said, 'round')) + 1);
  const said = round.findLast((one) => says(one, 'said', 'spoke', 'pleaded') && one[0] === seat);
  const quote = said === undefined ? undefined : words.stage?.uttered?.(said, names);
  return quote === undefined ? null : (
    <blockquote class="last-word">
      <q>{quote}</q>
      <small>{text.lastWord}</small>
    </blockquote>
  );
};

/** T41 the clerk reads, and all hear two sentences: the second after a silence. */
const Announced = ({ scene, view, names, text }: Drawing & { scene: Of<'announced'> }) => {
  const of = (forms: Plain<string>, seat: Seat) => tellTo(view.me, seat)(forms, names(seat));
  const { by, plot, protect } = scene;
  return (
    <div class="reads">
      {by === undefined ? <Emblem name="tribunal/count" /> : <Mask seat={by} />}
      <small>{by === undefined ? text.courtSays : of(text.clerkSays, by)}</small>
      <p class="first">{plot === 'none' ? text.announcedNoPlot : of(text.announcedPlot, plot)}.</p>
      <p class="then">{protect === 'none' ? text.announcedNoProtect : of(text.announcedProtect, protect)}.</p>
    </div>
  );
};

/** T42 nobody has objected. A clerk who lied, and nobody else, reads that he was believed. */
const Unopposed = ({ view, text }: Drawing) => {
  const { announcement, clerk, me } = view;
  const truth = truthIn(view);
  const lied =
    me === clerk &&
    announcement !== null &&
    ((announcement.plot ?? 'none') !== truth.plot || (announcement.protect ?? 'none') !== truth.protect);
  return (
    <At place="well" class={`poster ${lied ? 'only-me' : ''}`}>
      {lied && <small class="caption">{t('onlyYou')}</small>}
      <p>{lied ? text.believedYou : text.nobodyObjects}</p>
    </At>
  );
};

const Flips = ({ children }: { children: ComponentChildren }) => <span class="flips">{children}</span>;

type MatesProps = {
  seats: readonly Seat[];
  names: Names;
  chosen?: Seat | undefined;
  children?: (seat: Seat) => ComponentChildren;
};

const Mates = ({ seats, names, chosen, children }: MatesProps) => (
  <span class="mates">
    {seats.map((seat) => (
      <span key={seat} class={seat === chosen ? 'first' : ''}>
        <Mask seat={seat} />
        <b>{names(seat)}</b>
        {children?.(seat)}
      </span>
    ))}
  </span>
);

/** T60 those who are out pay for whom they want to begin, one after the other. */
const Coins = ({ of }: { of: readonly { readonly by: Seat; readonly i: number }[] }) => (
  <span class="coins">
    {of.map(({ by, i }) => (
      <span class="coin" key={by} style={{ '--i': `${i}` }}>
        <Mask seat={by} />
      </span>
    ))}
  </span>
);

/** T33 the cards land face down, and are turned one by one; those that nobody has played come after them, and say whence. */
const Turned = ({ scene, view, names, words, text }: Drawing & { scene: Of<'ballots'> }) => {
  const torn = new Map(tornIn(scene.said));
  const added = addedIn(view);
  const played = [...scene.cards];
  for (const { at } of added) {
    const i = played.lastIndexOf(`accuse ${at}`);
    if (i >= 0) played.splice(i, 1);
  }
  return (
    <At place="well" class="poster ballots-at">
      <span class="cards">
        {played.map((card, i) => {
          const left = torn.get(card) ?? 0;
          torn.set(card, left - 1);
          return (
            <span class="turns" key={`${card} ${i + 1}`} style={{ '--i': `${i}` }}>
              <BallotBack />
              <Ballots card={card} names={names} torn={left > 0 ? 1 : 0} />
            </span>
          );
        })}
        {added.map(({ at, card }, i) => (
          <span class="added" key={`${at} ${card} ${i + 1}`} style={{ '--i': `${played.length + i}` }}>
            <Ballots card={`accuse ${at}`} names={names} />
            <small>{words.stage?.card?.(card)?.name}</small>
          </span>
        ))}
      </span>
      {added.length > 0 && <p class="added-said">{text.added(added.length)}</p>}
    </At>
  );
};

/** He was found lying in this round. */
const hasLied = (told: readonly Said[], seat: Seat): boolean =>
  told
    .slice(told.findLastIndex((said) => says(said, 'round')) + 1)
    .some((said) => says(said, 'lied') && said[0] === seat);

/** On how many days what he promised was kept, or not. */
const days = (of: Notes | undefined, was: boolean): number =>
  (of?.promised ?? []).filter(({ kept }) => kept === was).flatMap((one) => one.days).length;

/** What he has promised in his speeches, as far as anybody could tell whether he kept it. */
const Promises = ({ of, text }: { of: Notes | undefined; text: TribunalText }) => {
  const [kept, broken] = [true, false].map((was) => days(of, was));
  return (
    <>
      {kept !== undefined && kept > 0 && <small class="good">{text.promisesKept(kept)}</small>}
      {broken !== undefined && broken > 0 && <small class="bad">{text.promisesBroken(broken)}</small>}
    </>
  );
};

/** T3 each round ends with all identities turned, the lies that were found, and what became of promises. */
const Tableau = ({ scene, seats, names, words, text, told, tell }: Drawing & { scene: Of<'ended'> }) => {
  const file = caseFile(told, seats);
  return (
    <div class="tableau">
      <p>{scene.said.flatMap((said) => tell(said) ?? []).join(' ')}</p>
      <ul>
        {seats.map((seat, i) => {
          const identity = scene.identities[seat];
          return identity === undefined ? null : (
            <li key={seat} style={{ '--i': `${i}` }}>
              <Mask seat={seat} />
              <b>{names(seat)}</b>
              <Flips>
                <Role of={identity} words={words} />
              </Flips>
              {hasLied(told, seat) && <b class="stamp lie">{text.liedStamp}</b>}
              <Promises of={file.get(seat)} text={text} />
            </li>
          );
        })}
      </ul>
      <small>{t('skipScene')}</small>
    </div>
  );
};
