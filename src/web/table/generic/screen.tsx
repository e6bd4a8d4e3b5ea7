/** A table for games without a screen of their own: places, table, private state, choices, log. */
import './css/table.css';
import { others, type Seat } from '../../../engine/seats.ts';
import { coveredScreen, plainScreen } from '../../../words/plain-screen.ts';
import type { CardWords } from '../../../words/words.ts';
import { t } from '../../base/text/table.ts';
import { isAsked, type Snapshot } from '../../link/link.ts';
import { AtTable, useTold } from '../at-table.tsx';
import type { Line } from '../log.tsx';
import { Reference, RulesLink } from '../reference.tsx';
import { coversCards } from '../role.ts';
import { openSeen, useOpenLink, wholeSeen } from '../stage/covered-facts.ts';
import type { Scene } from '../stage/queue.ts';
import { type Play, useStage } from '../stage/use-stage.ts';
import { wayOf } from '../way.ts';
import { type MainProps, type Screen, webPartOf } from '../web-part.ts';
import { CoveredDock, Dock, targetsOf, useSaying } from './dock.tsx';
import { type Choice, tongueOf } from './moves.ts';
import { Mine, Place } from './place.tsx';

const LAST = 8;

const PLAIN: Play<Scene> = { scenesOf: () => [] };

const TableOf = ({ now, ...props }: MainProps & { now: Snapshot }) => {
  const { words, foot: ended, controls, tools, chat } = props;
  const covers = coversCards(wayOf(props.link, props, now.view).role);
  const staged = useStage(useOpenLink(props.link, covers), covers ? openSeen(now) : now, PLAIN);
  const { link } = staged;
  const { covered } = wayOf(link, props, staged.seen.view);
  const seen = covered ? staged.seen : wholeSeen(staged.seen);
  const { view } = seen;
  const foot = controls ?? ended;
  const { names, lines } = useTold(link, seen, words);
  const screen = words.screen ?? (covered ? coveredScreen : plainScreen);
  const tongue = tongueOf(words, screen, view, names);
  const name = (word: string): CardWords => screen.card?.(word) ?? { name: word, tone: 0 };
  const secret = ({ n }: Line) => screen.secret?.(seen.heard[n] ?? []);
  const open = lines.filter((line) => secret(line) === undefined);
  const told = lines.slice(-LAST).filter((line) => secret(line) === 'told');
  const saying = useSaying(view, screen, tongue);
  const targets = targetsOf(saying);
  const take = (choice: Choice) => {
    if (choice.move === undefined) return saying.say(choice.path);
    saying.say([]);
    link.send(choice.move);
  };
  const target = (seat: Seat) => {
    const choice = foot === undefined && !covered ? targets.get(seat) : undefined;
    return choice === undefined ? undefined : () => take(choice);
  };
  const [where = '', ...board] = screen.board(view, names);
  const around = view.me === undefined ? view.seats : others(view.seats, view.me);
  const place = { view, names, screen };
  const rules = webPartOf(view.game)?.rules !== undefined;
  return (
    <AtTable
      {...{ link, seen, words, names, lines, tools, chat }}
      asked={isAsked(view)}
      {...{ covers, covered }}
      class={`generic around-${around.length} ${targets.size > 0 && !covered ? 'aiming' : ''}`}
      help={{ title: t('help'), content: <Reference words={words} view={view} rules={rules} /> }}
      beside={rules && <RulesLink view={view} />}
    >
      <section class="felt" aria-label={t('table')}>
        <ol class="any-places">
          {around.map((seat) => (
            <li key={seat}>
              <Place {...place} seat={seat} person={link.people.value[seat]} target={target(seat)} />
            </li>
          ))}
        </ol>
        <div class="centre">
          <div class="board">
            <p class="where">{where}</p>
            {board.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <div class="lately" aria-hidden="true">
            {Array.from({ length: LAST }, (_, i) => (
              <p key={`line ${i + 1}`}>{open[open.length - LAST + i]?.text ?? ''}</p>
            ))}
          </div>
        </div>
      </section>
      {view.me !== undefined && (
        <Mine {...place} seat={view.me} target={target(view.me)} name={name} told={told} covered={covered} />
      )}
      {foot ??
        (covered ? (
          <CoveredDock view={view} />
        ) : (
          <Dock {...{ link, view, words, screen, names, name, tongue, saying, take }} />
        ))}
    </AtTable>
  );
};

export const genericScreen: Screen = {
  Main: (props) => {
    const now = props.link.seen.value;
    return now === undefined ? null : <TableOf {...props} now={now} />;
  },
};
