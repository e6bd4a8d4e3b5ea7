/** Scenes of the court, drawn above the room: nothing under them moves. */
import './css/stage.css';
import type { ComponentChildren } from 'preact';
import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import { Emblem } from '../../../web/base/art/emblem.tsx';
import type { EmblemName } from '../../../web/base/art/emblems.ts';
import { t } from '../../../web/base/text/table.ts';
import { Mask } from '../../../web/table/mask.tsx';
import { Medal } from '../../../web/table/medal.tsx';
import { type DrawEach, nothing, Stage } from '../../../web/table/scenes/stage.tsx';
import { At, DrawnLine, Thrown } from '../../../web/table/stage/drawing.tsx';
import type { Showing } from '../../../web/table/stage/queue.ts';
import { type GameWords, type Names, type Plain, tellTo } from '../../../words/words.ts';
import type { Card } from '../rules/decks.ts';
import { says } from '../rules/facts.ts';
import type { TribunalView } from '../rules/typed-view.ts';
import type { TribunalText } from '../texts/fr/table.ts';
import { BallotBack, Ballots } from './card.tsx';
import { caseFile, type Notes, tornIn } from './case-file.ts';
import { truthIn } from './choices.ts';
import { DeckCard, Role } from './deck-card.tsx';
import type { Scene } from './scenes.ts';
import { addedIn } from './view.ts';

type Of<N extends Scene['name']> = Extract<Scene, { name: N }>;
type Drawing = {
  /** Undefined in a replay that shows all cards. */
  me: Seat | undefined;
  seats: readonly Seat[];
  names: Names;
  text: TribunalText;
  words: GameWords;
  /** The view still shown, and all facts before the scene. */
  view: TribunalView;
  told: readonly Said[];
  tell(said: Said): string | undefined;
};

const seatOf = (seat: Seat): string => `seat-${seat}`;

export type StageProps = { showing: Showing<Scene>; pace: number; given: Drawing };

export const TribunalStage = (props: StageProps) => <Stage {...props} draw={DRAW} class="tribunal-stage" />;

const DRAW: DrawEach<Scene, Drawing> = {
  talk: nothing,
  step: ({ scene, words }) => <Banner emblem={`tribunal/${scene.step}`} says={words.stage?.step?.(scene.step) ?? ''} />,
  dusk: ({ text }) => <Sky emblem="tribunal/night" says={text.dusk} />,
  dawn: ({ text }) => <Sky emblem="tribunal/day" says={text.dawn} />,
  gavel: ({ scene }) => (scene.seat === undefined ? null : <Sign at={scene.seat} emblem="tribunal/clerk" />),
  hand: ({ scene }) => <Sign at={scene.seat} emblem="tribunal/contest" />,
  plead: ({ scene }) => <DrawnLine from={seatOf(scene.by)} to={seatOf(scene.at)} class="arrow" />,
  look: (props) => <Looked {...props} />,
  ballots: (props) => <Turned {...props} />,
  drawn: (props) => <DrawnCard {...props} />,
  card: (props) => <Poster {...props} says="brief" picture={<Flipped card={props.scene.card} words={props.words} />} />,
  secret: (props) => <Poster {...props} private picture={<Mates seats={props.scene.seats} names={props.names} />} />,
  coins: (props) => <Poster {...props} says="last" picture={<Votes {...props} />} />,
  announced: (props) => <Announced {...props} />,
  unopposed: (props) => <Unopposed {...props} />,
  ended: (props) => <Tableau {...props} />,
  round: (props) => <Poster {...props} picture={<Emblem name="tribunal/clerk" />} />,
  won: (props) => <Poster {...props} picture={<Emblem name="crown" />} />,
  duel: (props) => <Poster {...props} picture={<Mates seats={props.scene.pair} names={props.names} />} />,
  pinned: (props) => <Poster {...props} picture={<Shown {...props} />} />,
  exposed: (props) => <Poster {...props} picture={<Shown {...props} />} />,
  fall: (props) => (
    <Poster {...props} picture={<Fallen {...props} />}>
      <LastWord {...props} seat={props.scene.seat} />
    </Poster>
  ),
  contest: (props) => <Poster {...props} picture={<Contested {...props} />} />,
  answer: (props) => <Poster {...props} picture={<Answered {...props} />} />,
  silenced: (props) => <Poster {...props} picture={<Emblem name="tribunal/contest" />} />,
  barred: (props) => <Poster {...props} picture={<Emblem name="tribunal/blame" />} />,
  blamed: (props) => <Poster {...props} picture={<Emblem name="tribunal/blame" />} />,
  owes: (props) => <Poster {...props} picture={<Emblem name="tribunal/blame" />} />,
  failed: (props) => <Poster {...props} picture={<Emblem name="tribunal/blame" />} />,
  reported: (props) => <Poster {...props} picture={<Emblem name="tribunal/report" />} />,
  misreported: (props) => <Poster {...props} picture={<Emblem name="tribunal/report" />} />,
  caught: (props) => <Poster {...props} picture={<Emblem name="tribunal/peek" />} />,
  restarted: (props) => <Poster {...props} picture={<Emblem name="tribunal/restart" />} />,
  revived: (props) => <Poster {...props} picture={<Emblem name="tribunal/clean-record" />} />,
  out: (props) => <Poster {...props} picture={<Emblem name="tribunal/truth" />} />,
  begins: (props) => <Poster {...props} picture={<Emblem name="tribunal/duel" />} />,
  acquitted: (props) => <Poster {...props} picture={<Emblem name="tribunal/day-verdict" />} />,
  condemned: (props) => <Poster {...props} picture={<Emblem name="tribunal/condemnation" />} />,
  struck: (props) => <Poster {...props} picture={<Emblem name="tribunal/plot" />} />,
};

const Banner = ({ emblem, says }: { emblem: EmblemName; says: string }) => (
  <At place="well" class="banner">
    <Emblem name={emblem} />
    <b>{says}</b>
  </At>
);

const Sky = (props: { emblem: EmblemName; says: string }) => (
  <>
    <div class="sky" />
    <Banner {...props} />
  </>
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
  private?: boolean;
  /** The part to tell: everything, the first sentence without the drawn card, or the outcome. */
  says?: 'all' | 'brief' | 'last';
  picture: ComponentChildren;
  children?: ComponentChildren;
};

/** A large picture with its sentence, in the well. */
const Poster = ({ private: secret = false, says = 'all', picture, children, ...rest }: PosterProps) => {
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
      {picture}
      <p style={scene.turn === undefined ? {} : { '--turn': `${scene.turn}ms` }}>{told.join(' ')}</p>
      {children}
    </At>
  );
};

/** A player looks at their identity; only mine is shown. */
const Looked = ({ scene, ...rest }: Drawing & { scene: Of<'look'> }) =>
  scene.identity === undefined ? (
    <At place={seatOf(scene.seat)} class="spotlight">
      <i />
    </At>
  ) : (
    <Poster
      {...rest}
      scene={scene}
      private
      picture={
        <Flips>
          <Role of={scene.identity} words={rest.words}>
            <span class="text">{rest.words.stage?.card?.(scene.identity)?.text}</span>
          </Role>
        </Flips>
      }
    />
  );

const DrawnCard = ({ scene, ...rest }: Drawing & { scene: Of<'drawn'> }) =>
  scene.card === undefined ? (
    <Thrown from="well" to={seatOf(scene.seat)} ms={450}>
      <BallotBack class="anti" />
    </Thrown>
  ) : (
    <Poster {...rest} scene={scene} private says="brief" picture={<Flipped card={scene.card} words={rest.words} />} />
  );

const Flipped = ({ card, words }: { card: Card; words: GameWords }) => (
  <Flips>
    <DeckCard card={card} words={words} />
  </Flips>
);

const Votes = ({ scene, names }: Drawing & { scene: Of<'coins'> }) => (
  <Mates seats={scene.pair} names={names} chosen={scene.first}>
    {(seat) => <Coins of={scene.votes.map((vote, i) => ({ ...vote, i })).filter(({ at }) => at === seat)} />}
  </Mates>
);

const Shown = ({ scene, names }: Drawing & { scene: Of<'pinned' | 'exposed'> }) => (
  <span class="cards">
    {scene.cards.map((card, i) => (
      <Ballots key={`${card} ${i + 1}`} card={card} names={names} />
    ))}
  </span>
);

const Fallen = ({ scene, words }: Drawing & { scene: Of<'fall'> }) => (
  <span class="fallen">
    <Mask seat={scene.seat} states={['out']} />
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

const Contested = ({ scene, text }: Drawing & { scene: Of<'contest'> }) => (
  <>
    <b class="slam">{text.objection}</b>
    <Stamp lie={scene.lied} text={text} />
  </>
);

const Answered = ({ scene, words, text }: Drawing & { scene: Of<'answer'> }) => (
  <>
    <Flips>
      <Role of={scene.identity} words={words} />
    </Flips>
    <Stamp lie={scene.identity === 'mafia'} text={text} />
  </>
);

/** A player's last public words in this round's debates. */
const LastWord = ({ told, seat, words, names, text }: Drawing & { seat: Seat }) => {
  const round = told.slice(told.findLastIndex((said) => says(said, 'round')) + 1);
  const said = round.findLast((one) => says(one, 'said', 'spoke', 'claimed') && one[0] === seat);
  const quote = said === undefined ? undefined : words.stage?.uttered?.(said, names);
  return quote === undefined ? null : (
    <blockquote class="last-word">
      <q>{quote}</q>
      <small>{text.lastWord}</small>
    </blockquote>
  );
};

/** T41 The announcement: two sentences, the second after a silence. */
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

/** T42 Nobody has objected. Only a lying clerk reads that they were believed. */
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
        <Medal seat={seat} name={names(seat)} />
        {children?.(seat)}
      </span>
    ))}
  </span>
);

/** T60 Coins of eliminated players on who begins, one by one. */
const Coins = ({ of }: { of: readonly { readonly by: Seat; readonly i: number }[] }) => (
  <span class="coins">
    {of.map(({ by, i }) => (
      <span class="coin" key={by} style={{ '--i': `${i}` }}>
        <Mask seat={by} />
      </span>
    ))}
  </span>
);

/** T33 Cards land face down and are turned one by one; then come cards added by other cards. */
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

const hasLied = (told: readonly Said[], seat: Seat): boolean =>
  told
    .slice(told.findLastIndex((said) => says(said, 'round')) + 1)
    .some((said) => says(said, 'lied') && said[0] === seat);

const days = (of: Notes | undefined, was: boolean): number =>
  (of?.promised ?? []).filter(({ kept }) => kept === was).flatMap((one) => one.days).length;

const Promises = ({ of, text }: { of: Notes | undefined; text: TribunalText }) => {
  const [kept, broken] = [true, false].map((was) => days(of, was));
  return (
    <>
      {kept !== undefined && kept > 0 && <small class="good">{text.promisesKept(kept)}</small>}
      {broken !== undefined && broken > 0 && <small class="bad">{text.promisesBroken(broken)}</small>}
    </>
  );
};

/** T3 The end of a round: all identities, the lies found, and the promises. */
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
              <Medal seat={seat} name={names(seat)} />
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
