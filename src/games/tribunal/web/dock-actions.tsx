/** The actions of the dock during a session: the controls of each step, and asides. */
import { isOverlooked } from '../../../web/table/role.ts';
import './css/dock-actions.css';
import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../engine/seats.ts';
import { useFetched } from '../../../web/base/fetched.ts';
import { t } from '../../../web/base/text/table.ts';
import { isAsked, type Link, type Voice } from '../../../web/link/link.ts';
import { useCountdown } from '../../../web/parts/countdown.ts';
import { Hold } from '../../../web/parts/hold.tsx';
import { roving } from '../../../web/parts/roving.ts';
import { DockFrame } from '../../../web/table/dock.tsx';
import { Hands } from '../../../web/table/hands.tsx';
import { Hurry } from '../../../web/table/hurry.tsx';
import { parse } from '../rules/moves.ts';
import type { TribunalView } from '../rules/typed-view.ts';
import { want } from './action-button.tsx';
import { AnswerCard } from './answer-card.tsx';
import { type Asking, askingOf, dueFrom, isDebating, isForbidden, offends } from './choices.ts';
import { consequence, Gavel, Plea, Vote } from './controls.tsx';
import type { ActionProps, DockProps } from './dock-props.ts';
import type { Lingering } from './pause.ts';
import { Phrases } from './phrases.tsx';
import { Speaking } from './speaking.tsx';

/** The dock of a shared device on the table: players answer aloud. */
export const OnTable = (props: DockProps & { voices: readonly Voice[] }) => {
  const { passed, view, text, words, names, voices, settled } = props;
  if (passed === undefined) return null;
  const [one, another] = voices;
  const passes = voices.filter(({ legal }) => legal.includes('pass'));
  const named = (seat: Seat, move: string): string => {
    if (move === 'contest' && view.phase === 'contest') return text.contests(names(seat));
    const [verb, at] = parse(move);
    return verb === 'plead' ? names(at) : words.move(move, names, view).title;
  };
  // whom they will accuse, themselves last
  const says = voices.flatMap(({ seat, legal }) =>
    legal
      .filter((move) => move !== 'pass')
      .sort((one, other) => Number(one === `plead ${seat}`) - Number(other === `plead ${seat}`))
      .map((move) => ({ seat, move })),
  );
  const debate = view.phase === 'deliberation';
  const title = another === undefined ? askedOf(props, one?.seat) : text.anyone;
  return (
    <DockFrame
      title={title}
      lead={debate && one !== undefined ? [text.strikes(names(one.seat))] : []}
      question={`${view.question} ${voices.length}`}
      asked
      settled={settled}
      class="tribunal-dock lasting"
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

/** The question in the third person, to the player whose turn it is or to anyone. */
const askedOf = ({ view: { phase }, text, names }: DockProps, seat: Seat | undefined): string => {
  if (seat === undefined || phase === 'contest') return text.anyone;
  if (phase === 'pleas') return text.pleads(names(seat));
  if (phase === 'duel') return `${names(seat)} :`;
  return phase === 'deliberation' ? text.talkAloud : text.strikes(names(seat));
};

/** The kinds of answer that covered cards hide: what is aimed, preset or held is secret. */
const HIDDEN: readonly Asking['kind'][] = ['aim', 'announce', 'use'];

export const leadOf = ({ view, covered, text, names, aim }: DockProps, asked: boolean): string[] => {
  if (covered && HIDDEN.includes(askingOf(view, true).kind)) return [t('coveredAsk')];
  const lines = [
    view.phase === 'deliberation' && view.me !== undefined && !isDebating(view) && !offends(view, 'stock')
      ? text.talkLead
      : '',
    asked && isForbidden(view) ? text.forbidden : '',
    asked ? consequence(view, text, names, aim) : '',
    asked && aim?.verb === 'plot' ? pactOf(view, text, names) : '',
  ];
  return lines.filter((line) => line !== '');
};

/** The pact of the mafiosi, without fallen targets. */
const pactOf = (view: TribunalView, text: DockProps['text'], names: DockProps['names']): string => {
  const [order] = Object.values(view.orders ?? {});
  const left = order?.filter((seat) => view.players[seat].status === 'in') ?? [];
  return left.length === 0 ? '' : text.pact(left.map(names).join(' → '));
};

type DockActionsProps = ActionProps &
  Pick<DockProps, 'link' | 'speaks' | 'lingering' | 'call' | 'ignore' | 'draft' | 'write'> & { talks: boolean };

/** Everything that can be done now except looking at one's card. `talks`: phrases are shown. */
export const DockActions = ({
  link,
  speaks,
  lingering,
  talks,
  call,
  ignore,
  draft,
  write,
  ...doing
}: DockActionsProps) => {
  const { passed, view, text, words, names, send } = doing;
  return (
    <>
      {passed !== undefined && <Hands passed={passed} view={view} names={names} />}
      <Dues {...doing} />
      {isDebating(view) && <Speaking {...doing} {...speaks} />}
      <Asked {...doing} />
      <Beside {...doing} link={link} lingering={lingering} />
      {talks && call === undefined && <Phrases {...{ view, text, words, names, send }} />}
      {talks && call !== undefined && (
        <AnswerCard {...doing} {...{ call, ignore }} write={() => write({ ...draft, to: undefined, open: true })} />
      )}
    </>
  );
};

const Asked = (props: ActionProps): ComponentChildren => {
  const asking = askingOf(props.view, props.shared);
  if (props.covered && HIDDEN.includes(asking.kind)) return null;
  switch (asking.kind) {
    case 'gavel':
      return <Gavel {...props} />;
    case 'plead':
      return <Plea {...props} />;
    case 'aim':
      return <Vote {...props} asking={asking} />;
    case 'announce':
    case 'use':
    case 'contest':
    case 'answer':
      return <Fetched {...props} asking={asking} />;
    default:
      return null;
  }
};

const Fetched = (props: ActionProps & { asking: Asking }) => {
  const Seldom = useFetched(async () => (await import('./rare-controls.tsx')).loadRareControls(), []).value;
  return Seldom === undefined ? null : <Seldom {...props} />;
};

/** T12 T13 A blame that I owe. */
const Dues = ({ view, text, names, send, settled, wanted }: ActionProps) => {
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

type BesideProps = ActionProps & { link: Link; lingering: Lingering };

/** Beside the question: ready, raise a hand, the pact, continue. */
const Beside = ({ link, lingering, ...doing }: BesideProps) => {
  const { role, covered, passed, view, text, words, names, send, settled } = doing;
  const legal = view.legal ?? [];
  const { me } = view;
  const out = me !== undefined && view.players[me].status === 'out';
  const onward = lingering.waits && passed?.keeps.value !== true;
  const mayReady = legal.includes('ready');
  const inHand = isOverlooked(role) && view.phase === 'recognition';
  // T21 a judge whom others can watch looks as busy as a mafioso
  const pretends = (doing.round !== undefined || inHand) && view.phase === 'recognition' && view.identity === 'judge';
  // on a shared device the recognition begins with the hand-over
  const asleep = passed !== undefined && doing.round === undefined;
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
      {inHand && !covered && <p class="when-held">{whenHeld(view, text, names)}</p>}
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
      {out && <Hurry link={link} />}
    </>
  );
};

/** Read while holding the seal: a mafioso reads the names of their accomplices. */
const whenHeld = (
  { me, mafia = [], identity }: TribunalView,
  text: ActionProps['text'],
  names: DockProps['names'],
): string =>
  identity === 'mafia'
    ? text.withYou(
        mafia
          .filter((seat) => seat !== me)
          .map(names)
          .join(', '),
      )
    : text.eyesClosed;

type OnwardProps = Pick<Lingering, 'until'> & {
  view: TribunalView;
  text: ActionProps['text'];
  mayReady: boolean;
  title: string;
};

/** The label of the button to continue, with its countdown. */
const Onward = ({ view, text, mayReady, title, until }: OnwardProps) => {
  const left = useCountdown(until);
  if (view.phase === 'recognition' && view.identity === 'mafia') return <>{text.enough}</>;
  if (left !== undefined) return <>{text.continueIn(left)}</>;
  return <>{mayReady ? title : t('goOn')}</>;
};
