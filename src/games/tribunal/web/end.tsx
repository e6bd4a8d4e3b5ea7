/** A finished game of Tribunal: ballots by round, every lie, and the vote that decided. */
import './css/end.css';
import { useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import { Emblem } from '../../../web/base/art/emblem.tsx';
import type { Loaded } from '../../../web/link/replay-loader.ts';
import { endingOf } from '../../../web/table/generic/ending.tsx';
import { Mask } from '../../../web/table/mask.tsx';
import { Medal } from '../../../web/table/medal.tsx';
import type { Ending, Revealing, WebPart } from '../../../web/table/web-part.ts';
import type { Lang } from '../../../words/languages.ts';
import { type Names, tellTo } from '../../../words/words.ts';
import { deciding, type Lie, type Unsealed, unsealed, winningSide, wonWithSide } from '../rules/unsealed.ts';
import { marks } from './replay-marks.ts';
import { endedText, loadEnded, tribunalText } from './text.ts';

type Props = Revealing & { look: (fact: number) => void };

const UnsealedPages = ({ opened: { loaded }, names, me, look }: Props) => {
  const text = endedText();
  const pages = useMemo(() => unsealed(loaded.facts), [loaded]);
  const [shown, show] = useState(pages.length - 1);
  const page = pages[shown];
  if (page === undefined) return null;
  return (
    <section class="unsealed">
      <h3>{text.unsealed}</h3>
      <Ballots {...{ page, names }} seats={loaded.seats} />
      <Decided {...{ page, names, me }} />
      <Lies {...{ page, names, look }} />
      {pages.length > 1 && (
        <div class="chips rounds" role="toolbar" aria-label={text.rounds}>
          {pages.map(({ round }, i) => (
            <button
              type="button"
              key={`${round} ${i + 1}`}
              class="chip-button"
              aria-pressed={i === shown}
              aria-label={tribunalText().round(round)}
              onClick={() => show(i)}
            >
              {round}
            </button>
          ))}
        </div>
      )}
    </section>
  );
};

type PageProps = { page: Unsealed; names: Names };

const Ballots = ({ page, names, seats }: PageProps & { seats: readonly Seat[] }) => {
  const text = endedText();
  const days = [...new Set(page.accusations.map(({ day }) => day))];
  const key = deciding(page);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reached by keyboard
    <section class="wide" tabIndex={0} aria-label={text.unsealed}>
      <table>
        <thead>
          <tr>
            <td />
            {days.map((day) => (
              <th key={day} scope="col">
                <span class="unseen">{tribunalText().day(day)}</span>
                <span aria-hidden="true">{day}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <tr key={seat}>
              <th scope="row">
                <Medal seat={seat} name={names(seat)} plain />
                {page.identities[seat] !== undefined && (
                  <Emblem
                    name={page.identities[seat] === 'mafia' ? 'tribunal/mafia' : 'tribunal/day-verdict'}
                    class={`role role-${page.identities[seat]}`}
                  />
                )}
              </th>
              {days.map((day) => {
                const vote = page.accusations.find((one) => one.day === day && one.by === seat);
                return (
                  <td key={day} class={`${vote !== undefined && vote === key ? 'decided' : ''}`}>
                    {vote !== undefined && (
                      <span class={`vote ${vote.counts ? '' : 'torn'}`}>
                        <Mask seat={vote.at} />
                        <span class="unseen">{names(vote.at)}</span>
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const Decided = ({ page, names, me }: PageProps & { me: Seat | undefined }) => {
  const text = endedText();
  const vote = deciding(page);
  return vote === undefined ? null : (
    <p class="decided-by">
      <b>{text.decided}</b>{' '}
      {tellTo(me, vote.by, vote.at)(text.decidedBy, { day: vote.day, by: names(vote.by), at: names(vote.at) })}
    </p>
  );
};

/** Lies by cheat; a touch shows each again. */
const Lies = ({ page, names, look }: PageProps & { look: (fact: number) => void }) => {
  const text = endedText();
  return page.lies.length === 0 ? null : (
    <ul class="lies">
      {page.lies.map((lie: Lie) => (
        <li key={lie.fact}>
          <b class="stamp lie">{tribunalText().liedStamp}</b>
          <span>{(lie.found ? text.lieFound : text.liePassed)(lie.night, names(lie.clerk))}</span>
          <button type="button" class="link" onClick={() => look(lie.fact)}>
            {text.watchIt}
          </button>
        </li>
      ))}
    </ul>
  );
};

const Cards: NonNullable<Ending['Cards']> = ({ opened: { loaded }, seat, words }) => {
  const identity = unsealed(loaded.facts).at(-1)?.identities[seat];
  return identity === undefined ? null : (
    <span class={`was role-${identity}`}>
      <Emblem name={identity === 'mafia' ? 'tribunal/mafia' : 'tribunal/day-verdict'} />
      {words.stage?.card?.(identity)?.name}
    </span>
  );
};

const module: Pick<WebPart, 'marks' | 'figures'> = {
  marks,
  figures: async (lang) => (await import('./figures.ts')).figuresIn(lang),
};

/** The last player out comes second. */
const placeOf = ({ facts, seats }: Loaded, me: Seat): number => {
  const order = facts.flatMap(({ said }) => (said[1] === 'out' ? [said[0]] : [])).indexOf(me);
  return order < 0 ? 1 : seats.length - order;
};

/** Where a side wins, that tells more than a place: the losing side is out all at once. */
const headingOf = ({ facts }: Loaded, me: Seat): string | undefined => {
  const won = wonWithSide(facts, me);
  if (won === undefined) return undefined;
  return won ? endedText().yourSideWon : endedText().yourSideLost;
};

export const loadEnding = async (lang: Lang): Promise<Ending> => {
  const [ending] = await Promise.all([endingOf(module, lang, { placeOf, headingOf }), loadEnded()]);
  return {
    ...ending,
    Cards,
    side({ opened: { loaded } }) {
      const side = winningSide(loaded.facts);
      return side === undefined ? undefined : endedText().sideWins[side];
    },
    Verdict: (told) => (
      <>
        <UnsealedPages {...told} />
        <ending.Verdict {...told} />
      </>
    ),
  };
};
