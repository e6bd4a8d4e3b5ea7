/** Tells the hidden facts of a finished game in words. */
import type { ComponentType } from 'preact';
import { hears } from '../../../engine/facts.ts';
import { isSeat, SEATS, type Seat } from '../../../engine/seats.ts';
import type { Lang } from '../../../words/languages.ts';
import type { LazyWords, Names } from '../../../words/words.ts';
import { useFetched } from '../../base/fetched.ts';
import { t } from '../../base/text/ending.ts';
import type { Loaded } from '../../link/replay-loader.ts';
import type { Moment } from '../../link/worker-messages.ts';
import { Medal } from '../medal.tsx';
import type { Ending, FigureWords, Revealing, TimelineMarkKind, WebPart } from '../web-part.ts';

/** A table of a game's figures per player. */
const makeFigures =
  (labels: FigureWords) =>
  ({ opened: { loaded }, names }: Revealing) => {
    const { figures, seats } = loaded;
    if (figures === undefined) return null;
    const shown = Object.entries(labels).filter(([name]) => seats.some((seat) => (figures[seat][name] ?? 0) > 0));
    return shown.length === 0 ? null : (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reached by keyboard
      <section class="figures-table" aria-label={t('figures')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {seats.map((seat) => (
                <th key={seat} scope="col">
                  <Medal seat={seat} name={names(seat)} plain />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(([name, label]) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                {seats.map((seat) => (
                  <td key={seat}>{figures[seat][name] ?? 0}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    );
  };

/** Marks for facts with certain verbs that the game has sentences for. */
const marksIn =
  (verbs: Readonly<Record<string, TimelineMarkKind>>): Ending['marks'] =>
  ({ facts }, words, names) =>
    facts.flatMap(({ said }, fact) => {
      const kind = isSeat(said[0])
        ? verbs[String(said[1])]
        : (verbs[said.join(' ')] ?? verbs[said.slice(0, 2).join(' ')]);
      const text = kind === undefined ? undefined : words.fact(said, names);
      return kind === undefined || text === undefined ? [] : [{ kind, text, fact }];
    });

type More = {
  /** Draws what was hidden; otherwise it is told in words. */
  readonly Open?: ComponentType<ToldEnding>;
  /** A player's place, best 1; without it there is no personal result. */
  placeOf?(game: Loaded, seat: Seat): number;
  /** Replaces the place in games won by sides. */
  headingOf?(game: Loaded, seat: Seat): string | undefined;
};

const OWN_LINES = 3;

/** A player's non-zero figures. */
const ownBy =
  (
    labels: FigureWords,
    placeOf: NonNullable<More['placeOf']>,
    headingOf: More['headingOf'],
  ): NonNullable<Ending['own']> =>
  ({ opened: { loaded }, me }) => {
    const counted = loaded.figures?.[me] ?? {};
    const lines = Object.entries(labels).flatMap(([name, label]) => {
      const count = counted[name] ?? 0;
      return count === 0 ? [] : [{ emblem: 'scroll' as const, text: t('figure')(label, count) }];
    });
    return { place: placeOf(loaded, me), heading: headingOf?.(loaded, me), lines: lines.slice(0, OWN_LINES) };
  };

export const endingOf = async (
  module: Pick<WebPart, 'figures' | 'marks'> | undefined,
  lang: Lang,
  { Open = Revealed, placeOf, headingOf }: More = {},
): Promise<Ending> => {
  const labels = (await module?.figures?.(lang)) ?? {};
  const Figures = makeFigures(labels);
  return {
    ...(placeOf === undefined ? {} : { own: ownBy(labels, placeOf, headingOf) }),
    Verdict: ({ opened, ...told }) => (
      <>
        <Figures opened={opened} {...told} />
        <Open moment={opened.last} {...told} />
        <Hidden moment={opened.last} {...told} />
      </>
    ),
    Under: ({ opened, open, ...told }) => (open ? <Open moment={opened.last} {...told} /> : null),
    marks: marksIn(module?.marks ?? {}),
  };
};

export type ToldEnding = Omit<Revealing, 'opened'> & { moment: Moment };

const Hidden = ({ moment, words, names, me }: ToldEnding) => {
  const lines = moment.facts
    .filter((fact) => !hears(fact, undefined))
    .flatMap(({ said }) => words.fact(said, names, me) ?? []);
  return lines.length === 0 ? null : (
    <details class="hidden-log">
      <summary>{t('hiddenLog')}</summary>
      <ol>
        {lines.map((line, i) => (
          <li key={`${i + 1} ${line}`}>{line}</li>
        ))}
      </ol>
    </details>
  );
};

/** What was hidden, in the game's words or else as each player's private facts. */
const Revealed = ({ moment, words, names, me }: ToldEnding) => {
  const apart = useFetched(() => words.lazy(), [words]).value;
  if (apart === undefined) return null;
  const { reveal } = apart;
  const seats = SEATS.filter((seat) => moment.views[seat] !== undefined);
  return reveal === undefined ? (
    <dl class="revealed">
      {seats.map((seat) => (
        <div key={seat}>
          <dt>{names(seat)}</dt>
          {ownLines(moment, apart, names, seat).map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  ) : (
    <ul class="revealed">
      {seats
        .flatMap((seat) => moment.views[seat] ?? [])
        .flatMap((view) => reveal(view, names, me))
        .map((line) => (
          <li key={line}>{line}</li>
        ))}
    </ul>
  );
};

const ownLines = ({ views }: Moment, words: LazyWords, names: Names, seat: Seat): string[] => {
  const [own, all] = [views[seat], views.public];
  if (own === undefined || all === undefined) return [];
  const open = words.table(all, names);
  return words.table(own, names).filter((line) => !open.includes(line));
};
