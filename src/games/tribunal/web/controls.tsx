/** The controls of each question: a vote, a plea, an announcement, an objection, the pact. */
import './css/controls.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import { t } from '../../../web/base/text/table.ts';
import { Hold } from '../../../web/parts/hold.tsx';
import { Key } from '../../../web/parts/keys.tsx';
import { roving } from '../../../web/parts/roving.ts';
import { Going } from '../../../web/table/hands.tsx';
import { Medal } from '../../../web/table/medal.tsx';
import { type Names, type Plain, tellTo } from '../../../words/words.ts';
import type { TribunalView } from '../rules/typed-view.ts';
import type { TribunalText } from '../texts/fr/table.ts';
import { ActionButton, want } from './action-button.tsx';
import { type Aim, type Asking, named, verbOf } from './choices.ts';
import type { ActionProps } from './dock-props.ts';
import { mayRest, RESTS } from './pause.ts';
import { isEager, isIn } from './view.ts';

type FacesProps = {
  seats: readonly Seat[];
  names: Names;
  label: string;
  isOn(seat: Seat): boolean;
  badge?(seat: Seat): string | undefined;
  move(seat: Seat): string;
  wanted?: string | undefined;
  pick(seat: Seat): void;
  /** Other choices, before the players. */
  children?: ComponentChildren;
};

/** Buttons for players, where the thumb is; equal to touching the bench. */
export const Faces = ({ seats, names, label, isOn, badge, move, wanted, pick, children }: FacesProps) => (
  <div
    class={`tiles faces of-${seats.length + (children === undefined ? 0 : 1)}`}
    role="toolbar"
    aria-label={label}
    onKeyDown={roving}
  >
    {children}
    {seats.map((seat, i) => (
      <button
        type="button"
        key={seat}
        class={`tile plain ${want(wanted, move(seat))}`}
        data-move={move(seat)}
        aria-pressed={isOn(seat)}
        aria-keyshortcuts={`${i + 1}`}
        tabIndex={i === 0 ? 0 : -1}
        onClick={() => pick(seat)}
      >
        <Medal seat={seat} name={names(seat)} plain />
        {badge?.(seat) !== undefined && <span class="badge">{badge(seat)}</span>}
      </button>
    ))}
  </div>
);

export const consequence = (view: TribunalView, text: TribunalText, names: Names, aim: Aim | undefined): string => {
  if (aim === undefined) return '';
  const { verb, at } = aim;
  const of = (forms: Plain<string>, seat: Seat) => tellTo(view.me, seat)(forms, names(seat));
  switch (verb) {
    case 'accuse':
      if (at === undefined) return '';
      return of(view.docket.of[at].condemned > 0 ? text.secondCondemned : text.firstCondemned, at);
    case 'protect':
      return text.protecting;
    case 'plot':
      if (at !== undefined && view.players[at].mafia.length > 0) return of(text.plottingAgain, at);
      return text.plotting(view.mafia?.filter((seat) => isIn(view, seat)).length ?? 1);
    case 'guilty':
    case 'innocent':
      return text.informing;
    case 'vote':
      return '';
  }
};

type AimProps = ActionProps & { asking: Extract<Asking, { kind: 'aim' }> };

/** A vote: choose a card, aim it, hold to seal it. */
export const Vote = ({ asking, aim, setAim, view, text, words, names, send, settled, wanted }: AimProps) => {
  const verb = verbOf(asking, aim);
  const at = aim?.at !== undefined && verb?.at.includes(aim.at) === true ? aim.at : undefined;
  const move = at === undefined ? undefined : verb?.move(at);
  return (
    <>
      {asking.verbs.length > 1 && (
        <div class="kinds" role="toolbar" aria-label={t('yourChoices')} onKeyDown={roving}>
          {asking.verbs.map((one, i) => (
            <button
              type="button"
              key={one.verb}
              class={`kind verb-${one.verb}`}
              aria-pressed={one === verb}
              tabIndex={i === 0 ? 0 : -1}
              onClick={() => settled() && setAim({ verb: one.verb, at })}
            >
              {text.verbs[one.verb]}
            </button>
          ))}
        </div>
      )}
      {verb !== undefined && (
        <Faces
          seats={verb.at}
          names={names}
          label={text.verbs[verb.verb]}
          isOn={(seat) => seat === at}
          move={verb.move}
          wanted={move === wanted ? undefined : wanted}
          pick={(seat) => settled() && setAim({ verb: verb.verb, at: seat })}
        />
      )}
      <div class="confirm">
        {asking.passes && (
          <button
            type="button"
            class="pass"
            data-move="pass"
            aria-keyshortcuts="Space"
            onClick={() => settled() && send('pass')}
          >
            {words.move('pass', names, view).title}
          </button>
        )}
        {verb !== undefined && (
          <Hold
            key={move}
            class={`verb-${verb.verb} ${want(wanted, move)}`}
            disabled={move === undefined}
            move={move}
            keys="Enter"
            settled={settled}
            done={() => move !== undefined && send(move)}
          >
            {move === undefined ? text.pickSeat : words.move(move, names, view).title}
          </Hold>
        )}
      </div>
    </>
  );
};

/** Calls `then` after a while, as long as `on`. */
export const useRunOut = (on: boolean, ms: number, then: () => void): void =>
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  }, [on, ms]);

/** T31 My plea: one name, then it ends automatically. */
export const Plea = ({ view, text, words, names, pace, send, settled, wanted }: ActionProps) => {
  const [kept, keep] = useState(false);
  const pleaded = mayRest(view);
  const wait = RESTS * pace;
  useRunOut(pleaded && !kept && pace > 0 && wanted === undefined, wait, () => send('rest'));
  return (
    <>
      {(!pleaded || (kept && !view.docket.pleaded)) && (
        <Faces
          seats={named(view, 'plead')}
          names={names}
          label={text.pickSeat}
          isOn={() => false}
          move={(seat) => `plead ${seat}`}
          wanted={wanted}
          pick={(seat) => settled() && send(`plead ${seat}`)}
        />
      )}
      {pleaded && !kept && pace > 0 && (
        <p class="resting">
          <i class="runs" style={{ animationDuration: `${wait}ms` }} aria-hidden="true" />
          {text.rests(Math.round(wait / 1000))}
          <button type="button" onClick={() => keep(true)}>
            {text.keepFloor}
          </button>
        </p>
      )}
      {(!pleaded || kept || pace === 0 || wanted === 'rest') && (
        <div class="tiles one">
          <button
            type="button"
            class={`tile plain ${want(wanted, 'rest')}`}
            data-move="rest"
            aria-keyshortcuts="Space"
            onClick={() => settled() && send('rest')}
          >
            <b>{pleaded ? words.move('rest', names, view).title : text.sayNothing}</b>
            <Key of="Space" />
          </button>
        </div>
      )}
    </>
  );
};

/** T11 The clerk's button comes later, so that a mafia clerk does not stand out by closing early. */
const LATER = 6000;

/** The clerk closes a step. Debates need a hold; the button glows once a majority is ready. */
export const Gavel = (props: ActionProps) => {
  const { view, words, names, pace, round, send, settled, wanted } = props;
  const [open, setOpen] = useState(view.phase !== 'recognition' || wanted !== undefined || pace === 0);
  useRunOut(!open, LATER * pace, () => setOpen(true));
  // a lesson asks for something else first
  if (view.phase === 'recognition' && wanted !== undefined && wanted !== 'gavel') return null;
  if (view.phase !== 'deliberation' && view.phase !== 'recognition')
    return <ActionButton {...props} move="gavel" class="gavel" />;
  // on a shared device the clerk comes last and has as long as the others
  if (round !== undefined) return <Going until={round} then={() => send('gavel')} />;
  return (
    <div class="confirm">
      <Hold
        class={`gavel ${isEager(view) ? 'eager' : ''} ${want(wanted, 'gavel')}`}
        move="gavel"
        keys="Enter"
        disabled={!open}
        settled={settled}
        done={() => send('gavel')}
      >
        {words.move('gavel', names, view).title}
      </Hold>
    </div>
  );
};
