/** A finished game of Complots: lies and challenges to remember, figures, all cards. */
import { copies } from '../rules/box.ts';
import { says } from '../rules/facts.ts';
import { isComplots } from '../rules/typed-view.ts';
import './css/end.css';
import type { Seat } from '../../../engine/seats.ts';
import { Emblem } from '../../../web/base/art/emblem.tsx';
import type { Loaded } from '../../../web/link/replay-loader.ts';
import { Mask } from '../../../web/table/mask.tsx';
import type { Ending, Revealing } from '../../../web/table/web-part.ts';
import type { Lang } from '../../../words/languages.ts';
import type { Filmed } from '../rules/film.ts';
import { askedOf, ownEnd } from '../rules/own-game.ts';
import { type Honour, loadVerdict, type Tally, type VerdictWords } from '../words/verdict/index.ts';
import { Face } from './card.tsx';
import { fetchScene, shotsOf } from './film.tsx';
import { complotsText, loadComplots } from './text.ts';

const isVerdict = (value: object | undefined): value is Filmed => value !== undefined && 'boldest' in value;
const NONE: Filmed = {
  turns: 0,
  words: [],
  doubts: [],
  boldest: undefined,
  longest: undefined,
  decisive: undefined,
  nose: undefined,
  film: [],
};
const verdictIn = ({ verdict }: Loaded): Filmed => (isVerdict(verdict) ? verdict : NONE);

const Cards = ({ opened: { last }, seat }: Pick<Revealing, 'opened'> & { seat: Seat }) => {
  const text = complotsText();
  const view = last.views[seat];
  if (view === undefined || !isComplots(view)) return null;
  return (
    <span class="cards">
      {view.players[seat].revealed.map((card, i) => (
        <Face key={`up ${card} ${i + 1}`} of={card} text={text} dead />
      ))}
      {(view.hand ?? []).map((card, i) => (
        <Face key={`${card} ${i + 1}`} of={card} text={text} />
      ))}
    </span>
  );
};

const Laurels = ({ opened }: Revealing) => {
  const [winner] = opened.loaded.winners;
  return winner === undefined ? null : <Cards opened={opened} seat={winner} />;
};

const HonourCard = ({ honour, look }: { honour: Honour; look: (fact: number) => void }) => {
  const { card, truth, title, head, text, fact, kind } = honour;
  const inner = (
    <>
      <span class="of" aria-hidden="true">
        {truth !== undefined ? (
          <span class={`seal ${truth ? 'truth' : 'lie'}`}>{truth ? '✓' : '✗'}</span>
        ) : card === undefined ? (
          <Emblem name={kind === 'nose' ? 'doubt' : 'bluff'} />
        ) : (
          <Face of={card} text={complotsText()} />
        )}
      </span>
      <span class="told">
        <small>{title}</small>
        <b>{head}</b>
        <span>{text}</span>
      </span>
    </>
  );
  return (
    <li>
      {fact === undefined ? (
        <div class="honour">{inner}</div>
      ) : (
        <button type="button" class="honour" onClick={() => look(fact)}>
          {inner}
        </button>
      )}
    </li>
  );
};

const KINDS = ['caught', 'bluff', 'honest'] as const;

const Row = ({ tally, name }: { tally: Tally; name: string }) => {
  const { seat, claims, bluffs, caught, row } = tally;
  const boxes = [caught, bluffs - caught, claims - bluffs];
  return (
    <li>
      <span class="unseen">{row}</span>
      <Mask seat={seat} />
      <span class="name" aria-hidden="true">
        {name}
      </span>
      <span class="boxes" aria-hidden="true">
        {KINDS.flatMap((kind, k) =>
          Array.from({ length: boxes[k] ?? 0 }, (_, i) => <i key={`${kind} ${i + 1}`} class={`was-${kind}`} />),
        )}
      </span>
      <span class="sum" aria-hidden="true">
        {bluffs}/{claims}
      </span>
    </li>
  );
};

const makeVerdict =
  (words: VerdictWords): Ending['Verdict'] =>
  ({ opened, names, me, look }) => {
    const { book } = words;
    const { loaded } = opened;
    const verdict = verdictIn(loaded);
    const lies = words.lies(verdict, names, me);
    return (
      <>
        {lies.length === 0 && <p class="beyond-reproach">{book.honest}</p>}
        <ul class="honours">
          {words.honours(verdict, names, me).map((honour) => (
            <HonourCard key={honour.kind} honour={honour} look={look} />
          ))}
        </ul>
        {lies.length > 0 && (
          <section class="tally">
            <header>
              <h3>{book.howOften}</h3>
              <span class="legend" aria-hidden="true">
                {KINDS.map((kind) => (
                  <span key={kind}>
                    <i class={`was-${kind}`} /> {book.legend[kind]}
                  </span>
                ))}
              </span>
            </header>
            <ul>
              {words.tallies(verdict, names, loaded.seats).map((tally) => (
                <Row key={tally.seat} tally={tally} name={names(tally.seat)} />
              ))}
            </ul>
          </section>
        )}
        <section>
          <h3>{book.hands}</h3>
          <ul class="hands">
            {loaded.seats.map((seat) => (
              <li key={seat}>
                <span>{names(seat)}</span>
                <Cards opened={opened} seat={seat} />
              </li>
            ))}
          </ul>
        </section>
        {lies.length > 0 && (
          <section>
            <h3>{book.allLies}</h3>
            <ol class="bluffs">
              {lies.map(({ text, caught, fact }) => (
                <li key={fact}>
                  <button type="button" onClick={() => look(fact)}>
                    {text}{' '}
                    <em class={caught ? 'was-caught' : 'was-believed'}>{caught ? book.caught : book.believed}</em>
                  </button>
                </li>
              ))}
            </ol>
          </section>
        )}
      </>
    );
  };

/** The question or own claim; for claims of others, how many copies were visible. */
const aboutIn =
  (words: VerdictWords): NonNullable<Ending['about']> =>
  (loaded, { at, seat, view }, names, me) => {
    const { upTo } = loaded;
    const [before, after] = [upTo[at] ?? 0, upTo[at + 1] ?? upTo.at(-1) ?? 0];
    const said = verdictIn(loaded).words;
    const own = said.find(({ by, fact }) => by === seat && fact >= before && fact < after);
    if (own !== undefined) return { claim: words.claim(own, names, me) };
    const asked = said.findLast(({ fact }) => fact < before);
    if (asked === undefined || asked.by === seat || !isComplots(view) || view.legal?.includes('doubt') !== true)
      return {};
    const claim = words.claim(asked, names, me);
    const { claimed } = asked;
    if (claimed === 'embezzle') return { claim };
    const open = [...(view.hand ?? []), ...Object.values(view.players).flatMap(({ revealed }) => revealed)];
    const seen = open.filter((card) => card === claimed).length;
    return { claim, reason: words.inSight(claimed, seen, copies(view.seats.length)) };
  };

const OWN = { lies: 'bluff', best: 'masks', believed: 'doubt' } as const;

const ownIn =
  (words: VerdictWords): NonNullable<Ending['own']> =>
  ({ opened: { loaded }, names, me }) => {
    const end = ownEnd(verdictIn(loaded), loaded.facts, loaded.seats, me);
    return {
      place: end.place,
      fell: end.fall && words.fell(end.fall, names),
      caught: end.found > 0,
      lines: words.own(end, names, me).map(({ kind, text }) => ({ emblem: OWN[kind], text })),
    };
  };

export const loadEnding = async (lang: Lang): Promise<Ending> => {
  const [words] = await Promise.all([loadVerdict(lang), loadComplots()]);
  return {
    Laurels,
    Cards,
    Verdict: makeVerdict(words),
    Under: () => null,
    film: (revealing) => shotsOf(verdictIn(revealing.opened.loaded), words, revealing),
    fetchFilm: fetchScene,
    marks: (loaded, _, names) => words.moments(verdictIn(loaded), names),
    turns: ({ facts }) => facts.flatMap(({ said }, n) => (says(said, 'announced') ? [n] : [])),
    about: aboutIn(words),
    asked: ({ opened: { loaded }, me }) => askedOf(verdictIn(loaded), me)?.fact,
    own: ownIn(words),
    length: (loaded) => words.book.turns(verdictIn(loaded).turns),
  };
};
