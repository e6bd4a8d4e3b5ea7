/** What is asked of me, as controls: a vote, a plea, an announcement, an objection, the pact. */
import './css/doing.css';
import { useEffect, useState } from 'preact/hooks';
import type { Said } from '../../engine/facts.ts';
import { isSeat, type Seat } from '../../engine/seats.ts';
import type { GameWords, Names } from '../../words/words.ts';
import { Emblem } from '../art/emblem.tsx';
import { fits } from '../lesson.ts';
import { Hold } from '../parts/hold.tsx';
import { Key } from '../parts/keys.tsx';
import { Medallion } from '../parts/medallion.tsx';
import { roving } from '../parts/roving.ts';
import { t } from '../text/text.ts';
import { DeckCard } from './card.tsx';
import { type Aim, type Asking, named, truthIn } from './choices.ts';
import { isIn, playing, type Sees } from './sees.ts';
import { caseFile } from './spoken.ts';
import type { TribunalText } from './text/fr.ts';

export type Doing = {
  view: Sees;
  heard: readonly Said[];
  text: TribunalText;
  words: GameWords;
  names: Names;
  pace: number;
  aim: Aim | undefined;
  setAim(aim: Aim): void;
  send(move: string): void;
  settled(): boolean;
  wanted: string | undefined;
};

const want = (wanted: string | undefined, move: string | undefined): string =>
  wanted !== undefined && move !== undefined && fits(wanted, move) ? 'wanted' : '';

type FacesProps = {
  seats: readonly Seat[];
  names: Names;
  label: string;
  isOn(seat: Seat): boolean;
  badge?(seat: Seat): string | undefined;
  move(seat: Seat): string;
  wanted?: string | undefined;
  pick(seat: Seat): void;
};

/** People to be touched, where the thumb is; the same as touching them on the bench. */
export const Faces = ({ seats, names, label, isOn, badge, move, wanted, pick }: FacesProps) => (
  <div class="tiles faces" role="toolbar" aria-label={label} onKeyDown={roving}>
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
        <Medallion seat={seat} name={names(seat)} />
        <span class="name">{names(seat)}</span>
        {badge?.(seat) !== undefined && <span class="badge">{badge(seat)}</span>}
      </button>
    ))}
  </div>
);

/** What would come of it. */
export const consequence = (view: Sees, text: TribunalText, names: Names, aim: Aim | undefined): string => {
  if (aim === undefined) return '';
  const { verb, at } = aim;
  const name = at === undefined ? '' : names(at);
  switch (verb) {
    case 'accuse':
      if (at === undefined) return '';
      return view.docket.of[at].condemned > 0 ? text.secondCondemned(name) : text.firstCondemned(name);
    case 'protect':
      return text.protecting;
    case 'plot':
      if (at !== undefined && view.players[at].mafia.length > 0) return text.plottingAgain(name);
      return text.plotting(view.mafia?.filter((seat) => isIn(view, seat)).length ?? 1);
    case 'guilty':
    case 'innocent':
      return text.informing;
    case 'vote':
      return '';
  }
};

type AimProps = Doing & { asking: Extract<Asking, { kind: 'aim' }> };

/** A card is chosen, aimed, and sealed by a hold. */
export const Vote = ({ asking, aim, setAim, view, text, words, names, send, settled, wanted }: AimProps) => {
  const verb = asking.verbs.find((one) => one.verb === aim?.verb) ?? asking.verbs[0];
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
              class={`kind ${one.verb}`}
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
            class={`${verb.verb} ${want(wanted, move)}`}
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

/** Milliseconds before the floor is given back, once somebody was named. */
const RESTS = 3000;

/** T31 the floor is mine: one name, and then it goes on by itself. */
export const Plea = ({ view, text, words, names, pace, send, settled, wanted }: Doing) => {
  const [kept, keep] = useState(false);
  const { pleaded } = view.docket;
  const wait = RESTS * pace;
  useEffect(() => {
    if (!pleaded || kept || pace === 0) return;
    const timer = setTimeout(() => send('rest'), wait);
    return () => clearTimeout(timer);
  }, [pleaded, kept, wait]);
  return (
    <>
      {!pleaded && (
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

const NONE = 'none';

/** T40 the truth is preset; whatever else is said is a lie, and stamped so. */
export const Announce = ({ view, text, words, names, send, settled, wanted }: Doing) => {
  const truth = truthIn(view);
  const [said, say] = useState<{ plot: string; protect: string }>(truth);
  const honest = said.plot === truth.plot && said.protect === truth.protect;
  const move = `announce plot ${said.plot} protect ${said.protect}`;
  const picker = (of: 'plot' | 'protect', label: string, none: string) => (
    <label class="picker">
      <span>
        <Emblem name={of === 'plot' ? 'tribunal/plot' : 'tribunal/anti-mafia'} />
        {label}
      </span>
      <select value={said[of]} onChange={(event) => say({ ...said, [of]: event.currentTarget.value })}>
        <option value={NONE}>{none}</option>
        {playing(view).map((seat) => (
          <option key={seat} value={seat}>
            {names(seat)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <>
      <div class="pickers">
        {picker('plot', text.victim, text.noVictim)}
        {picker('protect', text.guarded, text.noGuarded)}
      </div>
      <p class={`statement ${honest ? 'true' : 'false'}`}>
        <q>{words.move(move, names, view).title}</q>
        <b class="seal">{honest ? text.truth : text.lie}</b>
      </p>
      <div class="confirm">
        {honest ? (
          <button
            type="button"
            class={`primary ${want(wanted, move)}`}
            data-move={move}
            aria-keyshortcuts="Enter"
            onClick={() => settled() && send(move)}
          >
            {text.announceIt}
          </button>
        ) : (
          <>
            <button type="button" class="pass" onClick={() => say(truth)}>
              {text.sayTruth}
            </button>
            <Hold class={want(wanted, move)} move={move} settled={settled} done={() => send(move)}>
              {text.lieIt} ({text.lieRisk})
            </Hold>
          </>
        )}
      </div>
    </>
  );
};

/** T42 what I know, the safe way first; to object is held. */
export const Contest = ({
  view,
  heard,
  text,
  words,
  names,
  send,
  settled,
  wanted,
  witness,
}: Doing & { witness: boolean }) => {
  const { counts = 0, contested = 0, lies = 0 } = caseFile(heard, view.seats).get(view.clerk) ?? {};
  const mine = view.notes?.played[`night ${view.day}`];
  const [, verb = '', at] = mine === undefined ? [] : ['', ...mine.split(' ')];
  const facts = [
    ...(mine === undefined || !isSeat(at) ? [] : [text.myCard(words.move(mine, names, view).title)]),
    `${text.cardsLaid(view.docket.voted.length)}, ${text.plotsNeeded(view.docket.plotters)}`,
    `${names(view.clerk)} : ${text.record(counts, contested, lies)}`,
  ];
  return (
    <>
      <ul class="known" aria-label={text.knows} data-kind={verb}>
        {facts.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div class="tiles two">
        <button
          type="button"
          class={`tile plain ${want(wanted, 'pass')}`}
          data-move="pass"
          aria-keyshortcuts="Space"
          onClick={() => settled() && send('pass')}
        >
          <b>{words.move('pass', names, view).title}</b>
          <small>{words.move('pass', names, view).note}</small>
          <Key of="Space" />
        </button>
        <Hold
          class={`tile objecting ${want(wanted, 'contest')}`}
          move="contest"
          keys="O"
          settled={settled}
          done={() => send('contest')}
        >
          <b>{text.objection}</b>
          <small>{words.move('contest', names, view).note}</small>
        </Hold>
        {witness && (
          <Hold class="tile witness" move="use witness" settled={settled} done={() => send('use witness')}>
            <b>{text.witness}</b>
          </Hold>
        )}
      </div>
    </>
  );
};

/** Condemned or struck: a card of mine may help. */
export const Use = ({ cards, ...props }: Doing & { cards: Extract<Asking, { kind: 'use' }>['cards'] }) => {
  const { view, words, names, send, settled } = props;
  return (
    <>
      {cards.map((card) => (
        <div class="offer" key={card}>
          <DeckCard card={card} words={words} />
          <Hold move={`use ${card}`} settled={settled} done={() => send(`use ${card}`)}>
            {words.move(`use ${card}`, names, view).title}
          </Hold>
        </div>
      ))}
      <div class="tiles one">
        <button
          type="button"
          class="tile plain"
          data-move="pass"
          aria-keyshortcuts="Space"
          onClick={() => settled() && send('pass')}
        >
          <b>{words.move('pass', names, view).title}</b>
          <Key of="Space" />
        </button>
      </div>
    </>
  );
};

/** T60 a judge, or not. */
export const Answer = ({ view, words, names, send, settled, wanted }: Doing) => (
  <div class="tiles two">
    {(['believe', 'contest'] as const).map((move, i) => {
      const { title, note } = words.move(move, names, view);
      return (
        <Hold
          key={move}
          class={`tile ${move} ${want(wanted, move)}`}
          move={move}
          keys={`${i + 1}`}
          settled={settled}
          done={() => send(move)}
        >
          <b>{title}</b>
          <small>{note}</small>
        </Hold>
      );
    })}
  </div>
);

type OneProps = Doing & { move: string; class?: string };

/** One thing to do, by a touch. */
export const One = ({ move, class: style = '', view, words, names, send, settled, wanted }: OneProps) => {
  const { title, note } = words.move(move, names, view);
  return (
    <div class="tiles one">
      <button
        type="button"
        class={`tile plain main ${style} ${want(wanted, move)}`}
        data-move={move}
        aria-keyshortcuts="Enter"
        onClick={() => settled() && send(move)}
      >
        <b>{title}</b>
        {note !== undefined && <small>{note}</small>}
      </button>
    </div>
  );
};

/** T21 behind open lids: an order for the nights, and a seat to keep an eye on. */
export const Pact = ({ view, text, names, send, settled }: Doing) => {
  const [list, setList] = useState<readonly Seat[]>([]);
  const [watching, watch] = useState(false);
  const { me, orders = {}, mafia = [] } = view;
  const judges = playing(view).filter((seat) => !mafia.includes(seat));
  const mates = mafia.filter((seat) => seat !== me && orders[seat] !== undefined);
  const mine = me === undefined ? undefined : view.watching?.[me];
  const touch = (seat: Seat) => setList(list.includes(seat) ? list.filter((one) => one !== seat) : [...list, seat]);
  const order = (seats: readonly Seat[]) => {
    send(`order ${seats.join(' ')}`);
    setList([]);
    watch(true);
  };
  return (
    <>
      <div class="kinds" role="toolbar" aria-label={t('yourChoices')} onKeyDown={roving}>
        {[false, true].map((one) => (
          <button
            type="button"
            key={`${one}`}
            class="kind"
            aria-pressed={watching === one}
            tabIndex={one ? -1 : 0}
            onClick={() => watch(one)}
          >
            {one ? text.watchAsk : text.orderAsk}
          </button>
        ))}
      </div>
      {watching ? (
        <Faces
          seats={named(view, 'watch')}
          names={names}
          label={text.watchAsk}
          isOn={(seat) => seat === mine}
          move={(seat) => `watch ${seat}`}
          pick={(seat) => settled() && send(`watch ${seat}`)}
        />
      ) : (
        <>
          <Faces
            seats={judges}
            names={names}
            label={text.orderAsk}
            isOn={(seat) => list.includes(seat)}
            badge={(seat) => (list.includes(seat) ? `${list.indexOf(seat) + 1}` : undefined)}
            move={(seat) => `order ${seat}`}
            pick={touch}
          />
          <div class="deeds pacts">
            <button type="button" disabled={list.length === 0} onClick={() => settled() && order(list)}>
              {list.length === 0 ? text.proposeHint : text.propose}
            </button>
            {mates.map((seat) => (
              <button type="button" key={seat} onClick={() => settled() && order(orders[seat] ?? [])}>
                {text.asMate(names(seat))}
              </button>
            ))}
          </div>
        </>
      )}
    </>
  );
};
