/** The Complots table. */
import './css/table.css';
import './css/wall.css';
import './css/motion.css';
import { useMemo } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import { t } from '../../../web/base/text/table.ts';
import type { Link, Seen } from '../../../web/link/link.ts';
import { AtTable } from '../../../web/table/at-table.tsx';
import { wayOf } from '../../../web/table/role.ts';
import type { OpenProps } from '../../../web/table/stage/open-hands.ts';
import { useStage } from '../../../web/table/stage/use-stage.ts';
import type { Character } from '../rules/characters.ts';
import { says } from '../rules/facts.ts';
import { isComplots } from '../rules/seen.ts';
import { Asking } from './about-context.ts';
import { CardPatterns, InPlay } from './card.tsx';
import { Centre } from './centre.tsx';
import { Dock } from './dock.tsx';
import { AboutSheet, Help } from './fetched-later.tsx';
import { Hand } from './hand.tsx';
import { OnTable } from './on-table.tsx';
import { scenesOf } from './scenes.ts';
import { PlayerSeat } from './seat.tsx';
import { spotOf } from './seating.ts';
import { Lane, Speech } from './speech.tsx';
import type { Aim } from './tiles.tsx';
import { type Conspiracy, type TableProps, useConspiracy } from './use-conspiracy.ts';

export const ComplotsTable = (props: OpenProps<Character>) => {
  const seen = props.link.seen.value;
  return seen === undefined ? null : <Staged {...props} now={seen} />;
};

const PLAY = { scenesOf };

const Staged = ({ now, ...props }: OpenProps<Character> & { now: Seen }) => {
  const { link, seen, showing, pace, skip } = useStage(props.link, now, PLAY);
  return isComplots(seen.view) ? (
    <TableOf
      {...props}
      {...wayOf(link, props, seen.view.me)}
      {...{ link, seen, now, showing, pace, skip }}
      view={seen.view}
    />
  ) : null;
};

const TableOf = (props: TableProps) => {
  const { link, words, tools, chat, view, seen, showing, pace, skip } = props;
  const plot = useConspiracy(props);
  const { text, names, lines, marks, talk, aim, about, standing, lying, around } = plot;
  const ups = view.seats.flatMap((seat) => lying.players[seat].revealed).join(' ');
  const reference = useMemo(() => <Help view={lying} text={text} />, [ups, text]);
  return (
    <InPlay.Provider value={view.lineup}>
      <Asking.Provider value={plot.setAbout}>
        <AtTable
          {...{ link, seen, words, names, lines, marks, tools, chat, talk }}
          told={plot.aloud}
          asked={(view.legal?.length ?? 0) > 0}
          lifts={plot.pick !== undefined}
          class={`complots around-${around.length} ${aim === undefined ? '' : 'aiming'} ${showing === undefined ? '' : 'playing'} ${plot.scene?.hushes === true ? 'hushed' : ''} ${plot.alone && view.me === undefined ? 'spectating' : ''}`}
          style={{ '--pace': `${pace}` }}
          touched={showing !== undefined ? passOver(skip) : standing.legal.length === 0 ? goOn(link) : undefined}
          help={{ title: text.reference, content: reference }}
          beside={reference}
        >
          <CardPatterns />
          <Felt {...props} plot={plot} />
          <Mine {...props} plot={plot} />
          <Below {...props} plot={plot} />
          <Speech words={plot.said} settled={plot.scene === undefined} />
          <Scenes {...props} plot={plot} />
          {about !== undefined && !props.covered && (
            <AboutSheet
              {...{ about, view, names, text }}
              people={plot.people}
              passing={plot.passing}
              heard={seen.heard}
              close={() => plot.setAbout(undefined)}
            />
          )}
        </AtTable>
      </Asking.Provider>
    </InPlay.Provider>
  );
};

type AtPlot = TableProps & { plot: Conspiracy };

const LAST = 2;

/** The others, what was said last, and what lies in the middle. */
const Felt = ({ link, role, view, seen, plot, ...props }: AtPlot) => {
  const { text, lying, around, people, states, masks, memory, aim, send, stake, told } = plot;
  const open = props.open(seen);
  // most of what is drawn when a scene begins or ends is as it was before
  const places = useMemo(
    () =>
      around.map((seat, i) => (
        <div key={seat} {...spotOf(i, around.length, role)}>
          <PlayerSeat
            view={lying}
            seat={seat}
            person={people[seat]}
            text={text}
            states={states(seat)}
            memory={memory(seat)}
            open={open?.[seat]}
            target={targetOf(aim, seat, send)}
          />
        </div>
      )),
    [link, role, lying, people, text, open, aim, masks, memory],
  );
  const middle = useMemo(
    () => <Centre view={view} text={text} stake={stake} />,
    [view, text, stake?.card, stake?.proven],
  );
  const last = plot.sentences.flatMap(({ n, text: line }) => (n < told.length ? line : [])).slice(-LAST);
  return (
    <section class="felt" aria-label={t('table')}>
      <div class="places">{places}</div>
      <Lane last={stake === undefined && plot.said.length === 0 ? last : []} />
      {middle}
    </section>
  );
};

/** My cards and coins. */
const Mine = ({ view, covered, plot }: AtPlot) => {
  const { text, names, lying, people, states, masks, own, settled, alone } = plot;
  const { me } = view;
  const held = me && [lying.players[me], lying.hand, view.buried, view.seen, view.turn === me, view.over];
  return useMemo(
    () =>
      me === undefined ? null : (
        <Hand
          view={lying}
          me={me}
          names={names}
          text={text}
          states={states(me)}
          name={alone ? text.you : names(me)}
          pick={own}
          covered={covered}
        />
      ),
    [JSON.stringify(held), me, people, text, masks, own?.picked.join(), own === undefined, settled, covered],
  );
};

/** Below the felt: a replay's controls, how it ended, or what is asked. */
const Below = ({ link, words, coach, foot, controls, view, now, showing, plot, ...way }: AtPlot) => {
  const { text, names, aim, setAim, send, passing, settled, wanted, pick, inDark, answered, aloud } = plot;
  const ended = (now.view.over === null) === (view.over === null) ? foot : undefined;
  return (
    controls ??
    ended ??
    (way.lying !== undefined ? (
      <OnTable {...{ view, text, words, names }} shared={way.lying} busy={showing !== undefined} />
    ) : (
      <Dock
        {...{ link, view, text, words, names, aim, setAim, send, passing, coach }}
        {...{ settled, wanted }}
        {...way}
        pick={inDark ? undefined : pick}
        busy={showing !== undefined}
        tells={answered ? (aloud.at(-1)?.text ?? '') : undefined}
      />
    ))
  );
};

/** What is shown over the table: a doubt in the dark, a blow, or another scene. */
const Scenes = ({ words, view, now, showing, pace, plot }: AtPlot) => {
  const { text, names, dark, pick, Layers } = plot;
  return Layers === undefined ? null : (
    <Layers
      {...{ dark, view, showing, pace, names, text, pick }}
      doubted={now.heard.findLastIndex((one) => says(one, 'doubted'))}
      tell={(one) => words.fact(one, names, view.me)}
    />
  );
};

/** A touch ends the scene; what was asked before it is no longer to be answered. */
const passOver =
  (skip: () => void) =>
  (event: Event): void => {
    const touched = event.target instanceof Element ? event.target : undefined;
    if (touched?.closest('.hear') != null) return;
    skip();
    if (touched?.closest('.tiles, .cardpick, .pick, .place, .pile, .bare') != null) event.stopPropagation();
  };

/** A touch of the cloth while bots think lets them go on. */
const goOn = ({ nudge }: Link): ((event: Event) => void) | undefined =>
  nudge === undefined
    ? undefined
    : ({ target }) => {
        if (
          target instanceof Element &&
          target.closest('.felt, .skip') !== null &&
          target.closest('.felt button') === null
        )
          nudge();
      };

const targetOf = (aim: Aim | undefined, seat: Seat, send: (move: string) => void): (() => void) | undefined => {
  const move = aim?.targets.find(({ at }) => at === seat)?.move;
  return move === undefined ? undefined : () => send(move);
};
