/** The middle of the court room: debate, vote cards, announcement, private cards. */
import './css/well.css';
import type { ComponentChildren } from 'preact';
import type { Said } from '../../../engine/facts.ts';
import { wordsOf } from '../../../engine/phrases.ts';
import type { Seat } from '../../../engine/seats.ts';
import { Emblem } from '../../../web/base/art/emblem.tsx';
import { t } from '../../../web/base/text/table.ts';
import type { People } from '../../../web/link/link.ts';
import { Mask } from '../../../web/table/mask.tsx';
import { type GameWords, type Names, type Plain, tellTo } from '../../../words/words.ts';
import { isInformerCard } from '../rules/counting.ts';
import type { Ballot } from '../rules/steps.ts';
import type { TribunalView } from '../rules/typed-view.ts';
import type { TribunalText } from '../texts/fr/table.ts';
import { announced } from './announced.ts';
import { BallotBack, Ballots, counted } from './card.tsx';
import { tornIn } from './case-file.ts';
import { transcript } from './spoken.ts';
import { Accusing, Transcript } from './transcript.tsx';
import { inCourt, leftIn, playing } from './view.ts';

export type WellProps = {
  view: TribunalView;
  text: TribunalText;
  words: GameWords;
  names: Names;
  headline: string | undefined;
  people: People;
  told: readonly Said[];
  /** Undefined if I may not reply to lines. */
  say: ((move: string) => void) | undefined;
};

export const Inside = (props: WellProps) => {
  const { view, text } = props;
  switch (view.docket.step) {
    case 'deliberation':
      return <Debate {...props} />;
    case 'pleas':
      return <Plea {...props} />;
    case 'accusation':
    case 'night-vote':
      return <Sealed view={view} text={text} />;
    case 'duel-vote':
      return <Stakes {...props} />;
    case 'day-verdict':
      return <Fan cards={view.ballots ?? []} torn={tornIn(props.told)} names={props.names} text={text} />;
    case 'count':
    case 'contest':
    case 'night-verdict':
      return <Night {...props} />;
    case 'duel':
      return <Duel {...props} />;
    case 'recognition':
      return null;
    default:
      return <Debate {...props} />;
  }
};

/** The most accused, the transcript, and how many have finished. At first: how many judges and mafiosi there are. */
const Debate = (props: WellProps) => {
  const { view, text, told } = props;
  const all = inCourt(view).length;
  const left = leftIn(view);
  const silent = transcript(told).length === 0;
  return (
    <div class="talk-floor">
      <Accusing {...props} />
      {silent ? <p class="where sides">{text.court(left.judges, left.mafiosi)}</p> : <Transcript {...props} />}
      {silent && view.phase === 'deliberation' && <p class="where begins">{text.whoBegins}</p>}
      {view.ready !== undefined && (
        <p class="dots">
          <span class="unseen">{text.readyCount(view.ready.length, all)}</span>
          {Array.from({ length: all }, (_, i) => (
            <i key={`dot ${i + 1}`} class={i < (view.ready?.length ?? 0) ? 'on' : ''} />
          ))}
        </p>
      )}
    </div>
  );
};

/** T31 More than half of those in the round. */
const needed = (view: TribunalView): number => Math.floor(playing(view).length / 2) + 1;

const Plea = (props: WellProps) => {
  const { view, text, names } = props;
  const speaker = view.floor === 'all' ? undefined : view.floor[0];
  return (
    <div class="talk-floor">
      {speaker !== undefined && (
        <p class="lectern" key={speaker}>
          <Mask seat={speaker} />
          <b>{speaker === view.me ? text.myFloor : text.hasFloor(names(speaker))}</b>
        </p>
      )}
      {view.docket.objections.length > 0 && (
        <p class="where">{text.hands(view.docket.objections.length, needed(view))}</p>
      )}
      <Transcript {...props} />
    </div>
  );
};

/** One card back per answer, one empty place per missing answer. */
const Sealed = ({ view, text }: Pick<WellProps, 'view' | 'text'>) => {
  const done = view.answered?.length ?? 0;
  const all = view.toAct.length;
  return (
    <div class="sealed">
      <span class={cardsOf(all)}>
        {Array.from({ length: all }, (_, i) =>
          i < done ? <BallotBack key={`laid ${i + 1}`} /> : <span class="ballot empty" key={`empty ${i + 1}`} />,
        )}
      </span>
      {all > 0 && <p key={done}>{text.laid(done, all)}</p>}
    </div>
  );
};

/** T60 The two duellists, and a coin per eliminated player: who has paid shows, for whom does not. */
const Stakes = ({ view, text, names }: WellProps) => {
  const done = view.answered?.length ?? 0;
  return (
    <div class="sealed">
      <Lecterns view={view} names={names} seats={playing(view)} />
      <span class="stakes">
        {view.toAct.map((seat, i) => (
          <i key={seat} class={i < done ? 'paid' : ''} />
        ))}
      </span>
      <p key={done}>{text.staked(done, view.toAct.length)}</p>
    </div>
  );
};

/** More than six cards need a smaller size on a small phone. */
const cardsOf = (n: number): string => (n > 6 ? 'cards many' : 'cards');

type FanProps = Pick<WellProps, 'names' | 'text'> & { cards: readonly Ballot[]; torn: ReadonlyMap<Ballot, number> };

/** T33 The cards of the day. Cards that do not count are torn. */
const Fan = ({ cards, torn, names, text }: FanProps) => (
  <div class="sealed">
    {torn.size > 0 && <p class="torn-said">{text.torn([...torn.values()].reduce((sum, n) => sum + n, 0))}</p>}
    <span class={cardsOf(counted(cards).length)}>
      {counted(cards).map(([card, times]) => (
        <Ballots key={card} card={card} times={times} torn={torn.get(card) ?? 0} names={names} />
      ))}
    </span>
  </div>
);

/** The announcement, informers' cards, and cards that only I may see. */
const Night = ({ view, text, names }: WellProps) => {
  const { announcement, ballots = [], docket, clerk, me } = view;
  const open = docket.seers === 'all';
  const over = view.phase === 'night-verdict';
  const mine = open || over ? [] : ballots.filter((card) => !isInformerCard(card));
  const pinned = ballots.filter(isInformerCard);
  const seen = open && announcement !== null ? ballots.filter((card) => !isInformerCard(card)) : mine;
  return (
    <div class={`night ${announcement !== null && seen.length > 0 ? 'compared' : ''}`}>
      {announcement !== null ? (
        <Placard view={view} text={text} names={names} />
      ) : mine.length > 0 || clerk === me ? null : (
        <p class="candle">
          <Emblem name="tribunal/count" />
          {text.counts(names(clerk))}
        </p>
      )}
      {(seen.length > 0 || (clerk === me && announcement === null)) && (
        <Screened open={open} text={text} needed={docket.plotters} cards={seen} names={names} />
      )}
      {pinned.length > 0 && (
        <Pinned text={text}>
          {counted(pinned).map(([card, times]) => (
            <Ballots key={card} card={card} times={times} names={names} />
          ))}
        </Pinned>
      )}
    </div>
  );
};

const Pinned = ({ text, children }: { text: TribunalText; children: ComponentChildren }) => (
  <div class="pinned">
    <span class="unseen">{text.hints}</span>
    {children}
  </div>
);

type ScreenedProps = {
  open: boolean;
  text: TribunalText;
  needed: number;
  cards: readonly Ballot[];
  names: Names;
};

const Screened = ({ open, text, needed: plots, cards, names }: ScreenedProps) => {
  const kind = (verb: 'plot' | 'protect') => cards.filter((card) => wordsOf(card)[0] === verb);
  return (
    <div class={open ? 'cards-seen' : 'cards-seen only-me'}>
      {!open && <p class="caption">{t('onlyYou')}</p>}
      {(['plot', 'protect'] as const).map((verb) => (
        <div key={verb} class="sort">
          <p>{verb === 'plot' ? text.plots(kind(verb).length, plots) : text.protections(kind(verb).length)}</p>
          <span class="cards">
            {counted(kind(verb)).map(([card, times]) => (
              <Ballots key={card} card={card} times={times} names={names} />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
};

const Placard = ({ view, text, names }: Pick<WellProps, 'view' | 'text' | 'names'>) => {
  const { announcement, clerk, docket } = view;
  const of = (forms: Plain<string>, seat: Seat) => tellTo(view.me, seat)(forms, names(seat));
  if (announcement === null) return null;
  const [plot, protect] = announced(announcement, text, view.me, names);
  return (
    <div class="placard">
      <small>{docket.byCourt || docket.contested ? text.courtSays : of(text.clerkSays, clerk)}</small>
      <p>
        <Emblem name="tribunal/plot" />
        {plot}
      </p>
      <p>
        <Emblem name="tribunal/anti-mafia" />
        {protect}
      </p>
    </div>
  );
};

const Duel = ({ view, text, names }: WellProps) => {
  const pair = view.duel;
  if (pair === undefined) return null;
  return (
    <Lecterns view={view} names={names} seats={[pair.speaker, pair.answerer]} speaker={pair.speaker}>
      <small>{text.against}</small>
    </Lecterns>
  );
};

type LecternsProps = Pick<WellProps, 'view' | 'names'> & {
  seats: readonly Seat[];
  speaker?: Seat;
  children?: ComponentChildren;
};

const Lecterns = ({ view, names, seats, speaker, children }: LecternsProps) => (
  <div class="duel">
    {seats.map((seat) => (
      <span key={seat} class={`lectern ${seat === speaker ? 'speaking' : ''}`}>
        <Mask seat={seat} />
        <b>{names(seat)}</b>
        <span class="hearts" aria-hidden="true">
          {'♥'.repeat(view.players[seat].lives)}
        </span>
        <span class="ballot down" />
      </span>
    ))}
    {children}
  </div>
);
