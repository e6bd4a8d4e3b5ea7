/** Rare controls: an announcement, an objection, a helpful card, an answer in the duel, the pact. */
import './css/rare-controls.css';
import { useEffect } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import { Emblem } from '../../../web/base/art/emblem.tsx';
import { t } from '../../../web/base/text/table.ts';
import { draft } from '../../../web/parts/draft.ts';
import { Hold } from '../../../web/parts/hold.tsx';
import { Key } from '../../../web/parts/keys.tsx';
import { roving } from '../../../web/parts/roving.ts';
import { showWanted } from '../../../web/table/dock.tsx';
import { parse } from '../rules/moves.ts';
import { want } from './action-button.tsx';
import { caseFile } from './case-file.ts';
import { type Asking, named, truthIn } from './choices.ts';
import { Faces, useRunOut } from './controls.tsx';
import { DeckCard } from './deck-card.tsx';
import type { ActionProps } from './dock-props.ts';
import { standsIn } from './pause.ts';
import { controlsText, loadControls } from './text.ts';
import { playing } from './view.ts';

const Seldom = ({ asking, ...props }: ActionProps & { asking: Asking }) => {
  switch (asking.kind) {
    case 'announce':
      return <Announce {...props} />;
    case 'contest':
      return <Contest {...props} witness={asking.witness} />;
    case 'use':
      return <Use {...props} cards={asking.cards} />;
    case 'answer':
      return <Answer {...props} />;
    default:
      return <Pact {...props} />;
  }
};

const NONE = 'none';
const useSaid = draft<{ plot: string; protect: string }>();

/** T40 The truth is preset; any other announcement is marked as a lie. */
const Announce = ({ view, words, names, shared, send, settled, wanted }: ActionProps) => {
  const more = controlsText();
  const truth = truthIn(view);
  const [said, say] = useSaid(truth);
  // these controls loaded after the hint that asks for them
  useEffect(() => {
    if (wanted !== undefined) showWanted();
  }, []);
  const honest = said.plot === truth.plot && said.protect === truth.protect;
  const move = `announce plot ${said.plot} protect ${said.protect}`;
  const lie = wanted === undefined ? undefined : parse(wanted);
  const asked = lie?.[0] === 'announce' ? { plot: lie[2], protect: lie[4] } : undefined;
  const picker = (of: 'plot' | 'protect', label: string, none: string) => {
    const choose = (who: string) => settled() && say({ ...said, [of]: who });
    const lacks = (who: string) => asked?.[of] === who && said[of] !== who;
    return (
      <div class="picker" data-pick={of}>
        <span>
          <Emblem name={of === 'plot' ? 'tribunal/plot' : 'tribunal/anti-mafia'} /> {label}
        </span>
        <Faces
          seats={playing(view)}
          names={names}
          label={label}
          isOn={(seat) => said[of] === seat}
          move={(seat) => `${of} ${seat}`}
          wanted={asked?.[of] !== undefined && lacks(asked[of]) ? `${of} ${asked[of]}` : undefined}
          pick={choose}
        >
          <button
            type="button"
            class={`tile plain ${lacks(NONE) ? 'wanted' : ''}`}
            data-move={`${of} ${NONE}`}
            aria-pressed={said[of] === NONE}
            tabIndex={-1}
            onClick={() => choose(NONE)}
          >
            <b class="name">{none}</b>
          </button>
        </Faces>
      </div>
    );
  };
  return (
    <>
      {picker('protect', more.guarded, more.noGuarded)}
      {picker('plot', more.victim, more.noVictim)}
      <p class={`statement ${honest ? 'true' : 'false'}`}>
        <q>{words.move(move, names, view).title}</q>
        <b class="seal">{honest ? more.truth : more.lie}</b>
      </p>
      <div class="confirm">
        {honest || shared ? (
          <button
            type="button"
            class={`primary ${want(wanted, move)}`}
            data-move={move}
            aria-keyshortcuts="Enter"
            onClick={() => settled() && send(move)}
          >
            {more.announceIt}
          </button>
        ) : (
          <>
            <button type="button" class="pass" onClick={() => say(truth)}>
              {more.sayTruth}
            </button>
            <Hold class={want(wanted, move)} move={move} settled={settled} done={() => send(move)}>
              {more.lieIt} ({more.lieRisk})
            </Hold>
          </>
        )}
      </div>
    </>
  );
};

/** T42 What I know; the safe answer first, which is the default on timeout. Objecting needs a hold. */
const Contest = (props: ActionProps & { witness: boolean }) => {
  const { view, heard, text, words, names, pace, alone, send, settled, wanted, witness } = props;
  const more = controlsText();
  const stands = standsIn(alone, pace, wanted);
  useRunOut(stands !== undefined, stands ?? 0, () => send('pass'));
  const { counts = 0, contested = 0, lies = 0 } = caseFile(heard, view.seats).get(view.clerk) ?? {};
  const mine = view.notes?.played[`night ${view.day}`];
  const facts = [
    ...(mine === undefined ? [] : [more.myCard(words.move(mine, names, view).title)]),
    `${more.cardsLaid(view.docket.voted.length)}, ${more.plotsNeeded(view.docket.plotters)}`,
    more.recordOf(names(view.clerk), more.record(counts, contested, lies)),
  ];
  return (
    <>
      <ul class="known" aria-label={more.knows}>
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
          {stands !== undefined && <i class="runs" style={{ animationDuration: `${stands}ms` }} aria-hidden="true" />}
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
            <b>{more.witness}</b>
          </Hold>
        )}
      </div>
    </>
  );
};

const Use = ({ cards, ...props }: ActionProps & { cards: Extract<Asking, { kind: 'use' }>['cards'] }) => {
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

/** T60 Whether I believe: a judge, or not. */
const Answer = ({ view, words, names, send, settled, wanted }: ActionProps) => (
  <div class="tiles two">
    {(['believe', 'contest'] as const).map((move, i) => {
      const { title, note } = words.move(move, names, view);
      return (
        <Hold
          key={move}
          class={`tile verb-${move} ${want(wanted, move)}`}
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

const useOrder = draft<readonly Seat[]>();
const useWatching = draft<boolean>();
const usePretended = draft<Seat | undefined>();

/**
 * T21 During the recognition: an order for the nights, and a seat to watch. A judge has the same controls, without
 * effect.
 */
const Pact = ({ view, names, send, settled, wanted }: ActionProps) => {
  const more = controlsText();
  const [list, setList] = useOrder([]);
  const [watching, watch] = useWatching(false);
  const [pretended, pretend] = usePretended(undefined);
  const { me, orders = {}, mafia = [] } = view;
  const real = view.legal?.includes('order …') === true;
  const judges = playing(view).filter((seat) => seat !== me && !mafia.includes(seat));
  const mates = mafia.filter((seat) => seat !== me && orders[seat] !== undefined);
  const mine = (me === undefined ? undefined : view.watching?.[me]) ?? pretended;
  const touch = (seat: Seat) => setList(list.includes(seat) ? list.filter((one) => one !== seat) : [...list, seat]);
  const order = (seats: readonly Seat[]) => {
    if (real) send(`order ${seats.join(' ')}`);
    setList([]);
    watch(true);
  };
  return (
    <>
      {!real && <p class="pretend">{more.pretend}</p>}
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
            {one ? more.watchAsk : more.orderAsk}
          </button>
        ))}
      </div>
      {watching ? (
        <Faces
          seats={real ? named(view, 'watch') : judges}
          names={names}
          label={more.watchAsk}
          isOn={(seat) => seat === mine}
          move={(seat) => `watch ${seat}`}
          pick={(seat) => settled() && (real ? send(`watch ${seat}`) : pretend(seat))}
        />
      ) : (
        <>
          <Faces
            seats={judges}
            names={names}
            label={more.orderAsk}
            isOn={(seat) => list.includes(seat)}
            badge={(seat) => (list.includes(seat) ? `${list.indexOf(seat) + 1}` : undefined)}
            move={(seat) => `order ${seat}`}
            pick={touch}
          />
          <div class="deeds pacts">
            <button
              type="button"
              class={list.length === 0 ? '' : 'primary'}
              disabled={list.length === 0}
              onClick={() => settled() && order(list)}
            >
              {list.length === 0 ? more.proposeHint : more.propose}
            </button>
            {mates.map((seat) => (
              <button
                type="button"
                key={seat}
                class={want(wanted, `order ${orders[seat]?.join(' ')}`)}
                onClick={() => settled() && order(orders[seat] ?? [])}
              >
                {more.asMate(names(seat))}
              </button>
            ))}
          </div>
        </>
      )}
    </>
  );
};

export const loadRareControls = async () => {
  await loadControls();
  return Seldom;
};
