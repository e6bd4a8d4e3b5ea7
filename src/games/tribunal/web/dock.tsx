/** My choices, where the thumb is: question, consequence, controls, and the line for free words. */
import { coversCards, isOverlooked } from '../../../web/table/role.ts';
import './css/dock.css';
import { useFetched } from '../../../web/base/fetched.ts';
import { t } from '../../../web/base/text/table.ts';
import { isAsked } from '../../../web/link/link.ts';
import { DockFrame } from '../../../web/table/dock.tsx';
import { Pace } from '../../../web/table/pace.tsx';
import { awaitedBy } from '../../../web/table/presence.tsx';
import type { CourtStep } from '../rules/steps.ts';
import { ActionButton } from './action-button.tsx';
import { askingOf, isDebating, questionOf } from './choices.ts';
import { Composer } from './composer.tsx';
import type { ActionProps, DockProps } from './dock-props.ts';
import { session } from './opening.ts';

export const Dock = (props: DockProps) => {
  const voices = props.passed?.voices.value ?? [];
  const OnTable = session.value?.OnTable;
  const { view, busy, behind } = props;
  return OnTable !== undefined && view.me === undefined && voices.length > 0 && !busy && !behind ? (
    <OnTable {...props} voices={voices} />
  ) : (
    <Mine {...props} />
  );
};

const Mine = ({ coach, ...props }: DockProps) => {
  const { link, role, passed, view, text, words, names, busy, stale, draft, write, late, drop, send } = props;
  const { me } = view;
  const asked = isAsked(view);
  const hint = busy ? undefined : coach?.hint;
  const doing: ActionProps = {
    ...props,
    alone: link.hold !== undefined && role !== 'passed',
    shared: coversCards(role),
    round: passed === undefined ? undefined : session.value?.roundEnd(passed),
    wanted: hint === undefined ? undefined : coach?.wanted,
  };
  const debate = isDebating(view);
  const { speaks } = props;
  const { DockActions, LateWord } = session.value ?? {};
  const heardInWell = HEARD_IN_WELL.includes(view.docket.step);
  // a lesson needs the space, unless it asks to speak
  const silent = coach !== undefined && coach.wanted?.startsWith('say') !== true;
  const listens = !asked || view.docket.step === 'discovery';
  const mayRest =
    listens && view.over === null && coach?.hint === undefined && !debate && (heardInWell || props.lately.length === 0);
  // beside a big screen people talk aloud, and the phone only points
  const aloud = role === 'hand';
  return (
    <DockFrame
      title={titleOf(props, asked)}
      lead={session.value?.leadOf(props, asked) ?? []}
      question={`${view.question} ${asked}`}
      asked={asked && !stale}
      settled={props.settled}
      class={`tribunal-dock lasting ${stale ? 'stale' : ''} ${speaks.open ? 'composes' : ''}`}
      hint={hint}
      tools={link.hold !== undefined && view.over === null && coach === undefined ? <Pace /> : undefined}
    >
      {/* keyed by question: new controls shift nothing that stays */}
      <div class={`controls ${debate && !speaks.open ? 'debate' : ''}`} inert={stale} key={questionOf(view)}>
        {askingOf(view, doing.shared).kind === 'look' && <ActionButton {...doing} move="look" />}
        {DockActions !== undefined && (
          <DockActions
            {...doing}
            {...props}
            talks={view.floor === 'all' && me !== undefined && !silent && !aloud && !view.phase.startsWith('duel')}
          />
        )}
        {!heardInWell && !asked && <Lately lines={props.lately} />}
        {mayRest && <Rest step={view.docket.step} />}
      </div>
      {me !== undefined &&
        view.over === null &&
        !silent &&
        !aloud &&
        (late === undefined || LateWord === undefined ? (
          <Composer
            {...{ view, text, words, names, draft, write, send }}
            people={link.people.value}
            called={props.call !== undefined}
            onlyPhrases={link.onlyPhrases?.value?.says}
          />
        ) : (
          <LateWord {...{ view, text, words, names, drop, send }} word={late} />
        ))}
    </DockFrame>
  );
};

/** Steps whose words are already in the well. */
const HEARD_IN_WELL: readonly CourtStep[] = ['discovery', 'deliberation', 'pleas'];

const Lately = ({ lines }: { lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <div class="lately" aria-hidden="true">
      {lines.map((line, i) => (
        <p key={`${lines.length - i} ${line}`}>{line}</p>
      ))}
    </div>
  );

const Rest = ({ step }: { step: CourtStep }) => {
  const Meanwhile = useFetched(() => import('./meanwhile.tsx'), []).value?.Meanwhile;
  return Meanwhile === undefined ? null : <Meanwhile step={step} />;
};

const titleOf = ({ link, role, view, text, words, names, call }: DockProps, asked: boolean): string => {
  if (call !== undefined) return text.called[call.word](names(call.by), call.mine && names(call.mine[1]));
  if (asked || view.me === undefined) return words.phase(view, names);
  if (view.answer !== undefined) return t('answered');
  if (view.phase === 'recognition' && isOverlooked(role)) return text.eyesOpen;
  if (view.phase === 'recognition' && view.notes?.peeked === true) return text.eyePeeking;
  if (view.phase === 'recognition') return view.identity === 'mafia' ? text.eyesOpen : text.eyesClosed;
  const asks = words.phase(view, awaitedBy(link.people.value, names));
  // T73 a silenced player is told so
  return view.phase === 'deliberation' && asks !== words.stage?.speakingRule?.(view) ? text.talkAsk : asks;
};
