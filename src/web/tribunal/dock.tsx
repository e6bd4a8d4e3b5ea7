/** My choices, where the thumb is: the question, what would come of it, the controls, and the line in which one speaks. */
import './css/dock.css';
import type { ComponentChildren } from 'preact';
import type { Seat } from '../../engine/seats.ts';
import { parse } from '../../games/tribunal/moves.ts';
import type { TribunalSeen } from '../../games/tribunal/seen.ts';
import type { CourtStep } from '../../games/tribunal/steps.ts';
import { useFetched } from '../fetched.ts';
import type { Coach } from '../game-module.ts';
import { isAsked, type Link, type Voice } from '../link/link.ts';
import { useCountdown } from '../parts/countdown.ts';
import { DockFrame } from '../parts/dock.tsx';
import { Forecasts } from '../parts/forecasts.tsx';
import { Hands, roundEnd } from '../parts/hands.tsx';
import { Hold } from '../parts/hold.tsx';
import { Hurry } from '../parts/hurry.tsx';
import { Pace } from '../parts/pace.tsx';
import { awaitedBy } from '../parts/presence.tsx';
import { roving } from '../parts/roving.ts';
import type { Settled } from '../parts/settled.ts';
import { t } from '../text/table.ts';
import { where } from '../wall/where.ts';
import { type Asking, askingOf, dueFrom, isForbidden, offends } from './choices.ts';
import { Composer, type Draft, LateWord, Phrases } from './composer.tsx';
import { consequence, type Doing, Gavel, One, Plea, Vote, want } from './controls.tsx';
import type { LateWords } from './late-word.ts';
import type { Lingering } from './pause.ts';
import { Speaking, type Speaks, spokenOf } from './speaking.tsx';

type Props = Omit<Doing, 'settled' | 'alone' | 'shared' | 'round' | 'wanted'> & {
  link: Link;
  settled: Settled;
  draft: Draft;
  write(draft: Draft): void;
  speaks: Speaks;
  late: LateWords['late'];
  drop: LateWords['drop'];
  lingering: Lingering;
  /** A scene is shown, and what was asked before it is over. */
  busy: boolean;
  /** What is shown was answered already. */
  stale: boolean;
  /** What was said last, by anybody. */
  lately: readonly string[];
  coach?: Coach | undefined;
};

export const Dock = (props: Props) => {
  const voices = props.link.passed?.voices.value ?? [];
  return props.view.me === undefined && voices.length > 0 && !props.busy ? (
    <OnTable {...props} voices={voices} />
  ) : (
    <Mine {...props} />
  );
};

/** The device lies on the table: whoever is asked says it aloud. */
const OnTable = (props: Props & { voices: readonly Voice[] }) => {
  const { link, view, text, words, names, voices, settled } = props;
  const { passed } = link;
  if (passed === undefined) return null;
  const [one, another] = voices;
  const passes = voices.filter(({ legal }) => legal.includes('pass'));
  const named = (seat: Seat, move: string): string => {
    if (move === 'contest' && view.phase === 'contest') return text.contests(names(seat));
    const [verb, at] = parse(move);
    return verb === 'plead' ? names(at) : words.move(move, names, view).title;
  };
  // whom he will accuse, himself last
  const says = voices.flatMap(({ seat, legal }) =>
    legal
      .filter((move) => move !== 'pass')
      .sort((one, other) => Number(one === `plead ${seat}`) - Number(other === `plead ${seat}`))
      .map((move) => ({ seat, move })),
  );
  const debate = view.phase === 'deliberation';
  const title =
    view.phase === 'contest' || one === undefined || another !== undefined
      ? text.anyone
      : view.phase === 'pleas'
        ? text.pleads(names(one.seat))
        : view.phase === 'duel'
          ? `${names(one.seat)} :`
          : debate
            ? text.talkAloud
            : text.strikes(names(one.seat));
  return (
    <DockFrame
      title={title}
      lead={debate && one !== undefined ? [text.strikes(names(one.seat))] : []}
      question={`${view.question} ${voices.length}`}
      asked
      settled={settled}
      class="court-dock"
    >
      <div class="controls" key={`${view.docket.number} ${view.question}`}>
        <div class="tiles aloud" role="toolbar" aria-label={t('yourChoices')} onKeyDown={roving}>
          {passes.length > 0 && (
            <button
              type="button"
              class="tile plain"
              data-move="pass"
              aria-keyshortcuts="Space"
              onClick={() => settled() && passes.map(({ seat }) => passed.say(seat, 'pass'))}
            >
              <b>{text.nobodyDoes}</b>
            </button>
          )}
          {says.map(({ seat, move }, i) =>
            move === 'contest' ? (
              <Hold
                key={`${seat} ${move}`}
                class="tile objecting"
                move={move}
                settled={settled}
                done={() => passed.say(seat, move)}
              >
                <b>{named(seat, move)}</b>
              </Hold>
            ) : (
              <button
                type="button"
                key={`${seat} ${move}`}
                class="tile plain"
                data-move={move}
                aria-keyshortcuts={`${i + 1}`}
                onClick={() => settled() && passed.say(seat, move)}
              >
                <b>{named(seat, move)}</b>
              </button>
            ),
          )}
        </div>
        <Hands passed={passed} view={view} names={names} />
      </div>
    </DockFrame>
  );
};

const Mine = ({ coach, ...props }: Props) => {
  const { link, view, text, words, names, busy, stale, draft, write, late, drop, send } = props;
  const { me } = view;
  const asked = isAsked(view);
  const hint = busy ? undefined : coach?.hint;
  const doing: Doing = {
    ...props,
    alone: link.hold !== undefined && link.passed === undefined,
    shared: link.passed !== undefined || where.value === 'hand',
    round: link.passed === undefined ? undefined : roundEnd(link.passed),
    wanted: hint === undefined ? undefined : coach?.wanted,
  };
  const talking = view.floor === 'all' && me !== undefined;
  const debate = isDebating(view);
  const { speaks } = props;
  const heardInWell = HEARD_IN_WELL.includes(view.docket.step);
  // a lesson needs the room, unless it asks for a word
  const silent = coach !== undefined && coach.wanted?.startsWith('say') !== true;
  const listens = !asked || view.docket.step === 'discovery';
  const mayRest =
    listens && view.over === null && coach === undefined && !debate && (heardInWell || props.lately.length === 0);
  // beside a big screen people talk with their mouths; a finger still points
  const aloud = where.value === 'hand';
  return (
    <DockFrame
      title={titleOf(props, asked)}
      lead={leadOf(props, asked)}
      question={`${view.question} ${asked}`}
      asked={asked && !stale}
      settled={props.settled}
      class={`court-dock ${stale ? 'stale' : ''} ${speaks.open ? 'composes' : ''}`}
      hint={hint}
      tools={link.hold !== undefined && view.over === null && coach === undefined ? <Pace /> : undefined}
    >
      {/* whatever is asked next is drawn anew: nothing that stays is pushed aside */}
      <div class={`controls ${debate && !speaks.open ? 'debate' : ''}`} inert={stale} key={questionOf(view)}>
        {link.passed !== undefined && <Hands passed={link.passed} view={view} names={names} />}
        <Dues {...doing} />
        {debate && <Speaking {...doing} {...speaks} />}
        <Asked {...doing} />
        <Beside {...doing} link={link} lingering={props.lingering} />
        {talking && !silent && !aloud && <Phrases {...{ view, text, words, names, send }} />}
        {!heardInWell && !asked && <Lately lines={props.lately} />}
        {mayRest && <Rest step={view.docket.step} />}
      </div>
      {me !== undefined &&
        view.over === null &&
        !silent &&
        !aloud &&
        (late === undefined ? (
          <Composer {...{ view, text, words, names, draft, write, send }} people={link.people.value} />
        ) : (
          <LateWord {...{ view, text, words, names, drop, send }} word={late} />
        ))}
    </DockFrame>
  );
};

/** Whatever is asked next has another. */
export const questionOf = (view: TribunalSeen): string => `${view.docket.number} ${view.question} ${isAsked(view)}`;

/** T30 the court talks, and I may say something of somebody for nothing. */
export const isDebating = (view: TribunalSeen): boolean =>
  view.phase === 'deliberation' && view.over === null && !offends(view, 'stock') && spokenOf(view).length > 0;

/** What is said there stands in the well, and need not stand here too. */
const HEARD_IN_WELL: readonly CourtStep[] = ['discovery', 'deliberation', 'pleas'];

/** Who has nothing to do here listens. */
const Lately = ({ lines }: { lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <div class="lately" aria-hidden="true">
      {lines.map((line, i) => (
        <p key={`${lines.length - i} ${line}`}>{line}</p>
      ))}
    </div>
  );

/** Who waits reads what goes on. */
const Rest = ({ step }: { step: CourtStep }) => {
  const Meanwhile = useFetched(async () => (await import('./meanwhile.tsx')).loadMeanwhile(), []).value;
  return Meanwhile === undefined ? null : <Meanwhile step={step} />;
};

const titleOf = ({ link, view, text, words, names }: Props, asked: boolean): string => {
  if (asked || view.me === undefined) return words.phase(view, names);
  if (view.answer !== undefined) return t('answered');
  if (view.phase === 'recognition' && where.value === 'hand') return text.eyesOpen;
  if (view.phase === 'recognition' && view.notes?.peeked === true) return text.eyePeeking;
  if (view.phase === 'recognition') return view.identity === 'mafia' ? text.eyesOpen : text.eyesClosed;
  const asks = words.phase(view, awaitedBy(link.people.value, names));
  // T73 one who must be silent is told so
  return view.phase === 'deliberation' && asks !== words.stage?.speakingRule?.(view) ? text.talkAsk : asks;
};

const leadOf = ({ view, text, names, aim }: Props, asked: boolean): string[] => {
  const lines = [
    view.phase === 'deliberation' && view.me !== undefined && !isDebating(view) ? text.talkLead : '',
    asked && isForbidden(view) ? text.forbidden : '',
    asked ? consequence(view, text, names, aim) : '',
    asked && aim?.verb === 'plot' ? pactOf(view, text, names) : '',
  ];
  return lines.filter((line) => line !== '');
};

/** What the mafiosi agreed on; those who have fallen are left out. */
const pactOf = (view: TribunalSeen, text: Props['text'], names: Props['names']): string => {
  const [order] = Object.values(view.orders ?? {});
  const left = order?.filter((seat) => view.players[seat].status === 'in') ?? [];
  return left.length === 0 ? '' : text.pact(left.map(names).join(' → '));
};

const Asked = (props: Doing): ComponentChildren => {
  const asking = askingOf(props.view, props.shared);
  switch (asking.kind) {
    case 'look':
      return <One {...props} move="look" />;
    case 'gavel':
      return <Gavel {...props} />;
    case 'plead':
      return <Plea {...props} />;
    case 'aim':
      return <Vote {...props} asking={asking} />;
    case 'announce':
    case 'contest':
    case 'use':
    case 'answer':
      return <Fetched {...props} asking={asking} />;
    default:
      return null;
  }
};

/** Fetched when it is asked for the first time. */
const Fetched = (props: Doing & { asking: Asking }) => {
  const Seldom = useFetched(async () => (await import('./rare-controls.tsx')).loadSeldom(), []).value;
  return Seldom === undefined ? null : <Seldom {...props} />;
};

/** T12 T13 a blame that I owe. */
const Dues = ({ view, text, names, send, settled, wanted }: Doing) => {
  const due = dueFrom(view);
  return due.length === 0 ? null : (
    <div class="tiles dues">
      {due.map((seat) => (
        <button
          type="button"
          key={seat}
          class={`tile plain ${want(wanted, `blame ${seat}`)}`}
          data-move={`blame ${seat}`}
          aria-keyshortcuts="B"
          onClick={() => settled() && send(`blame ${seat}`)}
        >
          <b>{text.owed(names(seat))}</b>
          <small>{text.owedHint}</small>
        </button>
      ))}
    </div>
  );
};

type BesideProps = Doing & { link: Link; lingering: Lingering };

/** What stands beside the question: to be ready, to raise a hand, the pact; and to let the table go on. */
const Beside = ({ link, lingering, ...doing }: BesideProps) => {
  const { view, text, words, names, send, settled } = doing;
  const legal = view.legal ?? [];
  const { me } = view;
  const out = me !== undefined && view.players[me].status === 'out';
  const onward = lingering.waits && link.passed?.keeps.value !== true;
  const mayReady = legal.includes('ready');
  const inHand = where.value === 'hand' && view.phase === 'recognition';
  // T21 a judge who has the device, or sits beside others with his phone, looks as busy as a mafioso
  const pretends = (doing.round !== undefined || inHand) && view.phase === 'recognition' && view.identity === 'judge';
  // it begins for all when the device goes round
  const asleep = link.passed !== undefined && doing.round === undefined;
  const plots = (legal.includes('order …') && !asleep) || pretends;
  const goOn = () => {
    if (mayReady) send('ready');
    lingering.goOn();
  };
  return (
    <>
      {onward && (
        <button
          type="button"
          class={`${isDebating(view) ? '' : 'primary'} go-on ${want(doing.wanted, 'ready')}`}
          aria-keyshortcuts="Space"
          onClick={() => settled() && goOn()}
        >
          <Onward
            view={view}
            text={text}
            mayReady={mayReady}
            title={words.move('ready', names, view).title}
            until={lingering.until}
          />
        </button>
      )}
      {plots && !onward && lingering.holds && !isAsked(view) && doing.round === undefined && <span class="kept" />}
      {inHand && <p class="when-held">{whenHeld(view, text, names)}</p>}
      {plots && <Fetched {...doing} asking={{ kind: 'wait' }} />}
      {mayReady && !onward && (
        <button
          type="button"
          class={`beside-deed ${want(doing.wanted, 'ready')}`}
          data-move="ready"
          onClick={() => send('ready')}
        >
          {words.move('ready', names, view).title}
        </button>
      )}
      {legal.includes('object') && (
        <button type="button" class="beside-deed" data-move="object" onClick={() => settled() && send('object')}>
          {words.move('object', names, view).title}
          <small>{words.move('object', names, view).note}</small>
        </button>
      )}
      <Forecasts link={link} view={view} names={names} />
      {out && <Hurry link={link} />}
    </>
  );
};

/** Who has accomplices sees them while he holds the seal; whoever looks over a shoulder, that somebody holds it. */
const whenHeld = ({ me, mafia = [], identity }: TribunalSeen, text: Doing['text'], names: Props['names']): string =>
  identity === 'mafia'
    ? text.withYou(
        mafia
          .filter((seat) => seat !== me)
          .map(names)
          .join(', '),
      )
    : text.eyesClosed;

type OnwardProps = Pick<Lingering, 'until'> & {
  view: TribunalSeen;
  text: Doing['text'];
  mayReady: boolean;
  title: string;
};

/** What the button says that lets the table go on: also when it will do so by itself. */
const Onward = ({ view, text, mayReady, title, until }: OnwardProps) => {
  const left = useCountdown(until);
  if (view.phase === 'recognition' && view.identity === 'mafia') return <>{text.enough}</>;
  if (left !== undefined) return <>{text.continueIn(left)}</>;
  return <>{mayReady ? title : t('goOn')}</>;
};
