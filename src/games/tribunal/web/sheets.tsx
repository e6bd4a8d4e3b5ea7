/** The sheets over the room: a player, a card, one's identity, cheats, the case file. Fetched when first wanted. */
import './css/sheets.css';
import { useState } from 'preact/hooks';
import type { Said } from '../../../engine/facts.ts';
import { isSeat, type Seat } from '../../../engine/seats.ts';
import { Emblem } from '../../../web/base/art/emblem.tsx';
import { useFetched } from '../../../web/base/fetched.ts';
import { t } from '../../../web/base/text/table.ts';
import type { Link, People } from '../../../web/link/link.ts';
import { Hold } from '../../../web/parts/hold.tsx';
import { Who } from '../../../web/table/characters/who.tsx';
import { Mask } from '../../../web/table/mask.tsx';
import { ReportWords } from '../../../web/table/report-words.tsx';
import type { GameWords, Names } from '../../../words/words.ts';
import type { Card } from '../rules/decks.ts';
import { says } from '../rules/facts.ts';
import type { TribunalView } from '../rules/typed-view.ts';
import type { TribunalText } from '../texts/fr/table.ts';
import { want } from './action-button.tsx';
import { caseFile, type Notes } from './case-file.ts';
import { type Cheat, cheatsOf, dealingsWith, isFair, mayMurmur, mayWrite, phrasesAbout } from './choices.ts';
import { Claims } from './claims.tsx';
import { Faces } from './controls.tsx';
import { DeckCard, Role } from './deck-card.tsx';
import type { Subject } from './hand.tsx';
import { controlsText, loadControls } from './text.ts';
import { wasSeen } from './view.ts';

export type SheetProps = {
  view: TribunalView;
  heard: readonly Said[];
  text: TribunalText;
  words: GameWords;
  names: Names;
  people: People;
  send(move: string): void;
  /** Opens the line for free words, to one or to all. */
  compose(to: Seat | undefined): void;
  wanted: string | undefined;
  report: Link['report'];
  close(): void;
};

const About = ({ subject, ...props }: SheetProps & { subject: Subject }) => {
  switch (subject.kind) {
    case 'seat':
      return <Somebody {...props} seat={subject.seat} />;
    case 'card':
      return <OneCard {...props} card={subject.card} />;
    case 'identity':
      return <Identity {...props} />;
    case 'cheats':
      return <Cheats {...props} />;
    case 'file':
      return <File {...props} />;
  }
};

/** Two touches: the player, then the phrase. Offences to report come first. */
const Somebody = ({ seat, ...props }: SheetProps & { seat: Seat }) => {
  const { view, heard, text, words, names, people, send, compose, close, wanted, report } = props;
  const more = controlsText();
  const [low, setLow] = useState<Seat | undefined>();
  const name = names(seat);
  const offended = wasSeen(view, seat);
  const say = (move: string) => {
    send(move);
    close();
  };
  const reporting = <Reporting {...{ view, words, names, wanted, seat, offended, say }} />;
  const phrases = phrasesAbout(view, seat);
  // if the sheet was opened while one might speak, say when that ends
  const [began] = useState(() => phrases.some((move) => isFair(view, move)));
  const fell = began && !phrases.some((move) => isFair(view, move));
  const hearers = view.seats.filter((one) => one !== seat && mayMurmur(view, one));
  return (
    <section class="somebody">
      <h2>
        <Mask seat={seat} /> {name}
      </h2>
      <Who person={people[seat]} seat={seat} />
      <p class="about">{(words.stage?.place(view, seat, names) ?? []).join(' · ')}</p>
      {offended && reporting}
      {phrases.length > 0 && (
        <>
          <p class={fell ? 'fell' : 'hint'} role="status">
            {fell && <b>{text.gavelFell}</b>} {words.stage?.speakingRule?.(view)}
          </p>
          {hearers.length > 0 && <Hearer {...{ hearers, names, low, setLow }} />}
          <Claims key={low ?? ''} {...{ view, text, words, names, seat, wanted, say }} to={low} />
        </>
      )}
      {mayWrite(view, seat) && (
        <button
          type="button"
          class="whisper"
          onClick={() => {
            compose(seat);
            close();
          }}
        >
          <Emblem name="tribunal/informer" /> {more.whisper(name)}…
        </button>
      )}
      <h3>{more.file}</h3>
      <Entry names={names} notes={caseFile(heard, view.seats).get(seat)} />
      {!offended && reporting}
      {report !== undefined &&
        ownWordsOf(heard, people, seat).map((said) => (
          <ReportWords key={said.join(' ')} says={String(said.at(-1))} report={() => report(said)} />
        ))}
    </section>
  );
};

const MOST_REPORTABLE = 3;
/** The last that a person said in words of their own. */
const ownWordsOf = (heard: readonly Said[], people: People, seat: Seat) =>
  people[seat]?.bot === true
    ? []
    : heard
        .filter((said) => says(said, 'spoke', 'confided'))
        .filter(([by]) => by === seat)
        .slice(-MOST_REPORTABLE);

type ReportProps = Pick<SheetProps, 'view' | 'words' | 'names' | 'wanted'> & {
  seat: Seat;
  offended: boolean;
  say(move: string): void;
};

const Reporting = ({ view, words, names, wanted, seat, offended, say }: ReportProps) => {
  const report = `report ${seat}`;
  if (view.legal?.includes(report) !== true) return null;
  const { title, note } = words.move(report, names, view);
  return (
    <Hold
      class={`reporting ${offended ? 'urgent' : 'quiet'} ${want(wanted, report)}`}
      move={report}
      done={() => say(report)}
    >
      {title}
      <small>{note}</small>
    </Hold>
  );
};

type HearerProps = {
  hearers: readonly Seat[];
  names: Names;
  low: Seat | undefined;
  setLow(seat: Seat | undefined): void;
};

const Hearer = ({ hearers, names, low, setLow }: HearerProps) => {
  const more = controlsText();
  return (
    <select
      class={low === undefined ? '' : 'low'}
      aria-label={t('sayTo')}
      value={low ?? ''}
      onChange={({ currentTarget: { value } }) => setLow(isSeat(value) ? value : undefined)}
    >
      <option value="">{more.aloud}</option>
      {hearers.map((one) => (
        <option key={one} value={one}>
          {more.whispers(names(one))}
        </option>
      ))}
    </select>
  );
};

const OneCard = ({ view, words, names, send, close, card }: SheetProps & { card: Card }) => {
  const more = controlsText();
  const moves = dealingsWith(view, card);
  return (
    <section class="one-card">
      <DeckCard card={card} words={words} />
      {moves.length === 0 && <p class="hint">{more.noDealings}</p>}
      {moves.map((move) => (
        <Hold
          key={move}
          move={move}
          done={() => {
            send(move);
            close();
          }}
        >
          {words.move(move, names, view).title}
          <small>{words.move(move, names, view).note}</small>
        </Hold>
      ))}
    </section>
  );
};

/** My identity, and everything that I alone know. */
const Identity = ({ view, heard, text, words, names }: SheetProps) => {
  const { identity, me } = view;
  const apart = useFetched(() => words.lazy(), [words]).value;
  const lines = apart?.own?.(view, names) ?? [];
  const whispered = heard.filter(([, verb]) => verb === 'confided' || verb === 'murmured').slice(-WHISPERS);
  return (
    <section class="identity">
      <h2>{text.identity}</h2>
      {identity === undefined ? (
        <p>{text.unknown}</p>
      ) : (
        <Role of={identity} words={words}>
          <span class="text">{words.stage?.card?.(identity)?.text}</span>
        </Role>
      )}
      <ul class="only-me">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {whispered.map((said, i) => (
          <li key={`${i + 1} ${said.join(' ')}`}>{words.fact(said, names, me)}</li>
        ))}
      </ul>
    </section>
  );
};
const WHISPERS = 8;

/** Cheats with gain, price, and who could notice. */
const Cheats = ({ view, text, words, names, send, compose, close }: SheetProps) => {
  const more = controlsText();
  const dare = (move: string) => {
    send(move);
    close();
  };
  const speak = () => {
    compose(undefined);
    close();
  };
  return (
    <section class="cheats">
      <h2>{text.cheat}</h2>
      <p class="hint">{more.cheatLead}</p>
      <ul>
        {cheatsOf(view).map((cheat) => (
          <li key={`${cheat.cheat} ${cheat.move ?? cheat.verb?.verb ?? ''}`}>
            <Dare {...{ cheat, view, words, names, dare, speak }} />
          </li>
        ))}
      </ul>
    </section>
  );
};

type DareProps = Pick<SheetProps, 'view' | 'words' | 'names'> & {
  cheat: Cheat;
  dare(move: string): void;
  speak(): void;
};

const Dare = ({ cheat, view, words, names, dare, speak }: DareProps) => {
  const more = controlsText();
  const [at, setAt] = useState<Seat | undefined>();
  const { name, gain, price, seen } = more.cheats[cheat.cheat];
  const { verb } = cheat;
  const move = cheat.move ?? (at === undefined ? undefined : verb?.move(at));
  return (
    <>
      <h3>
        {name}
        {cheat.cheat === 'exposure' && <small>{words.move(cheat.move ?? '', names, view).title}</small>}
      </h3>
      <dl>
        {[
          [more.gain, gain],
          [more.price, price],
          [more.witnesses, seen],
        ].map(([what, says]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
      {verb !== undefined && (
        <Faces seats={verb.at} names={names} label={name} isOn={(seat) => seat === at} move={verb.move} pick={setAt} />
      )}
      {cheat.cheat === 'word' ? (
        <button type="button" class="speaking" onClick={speak}>
          {more.dare}…
        </button>
      ) : (
        <Hold disabled={move === undefined} move={move} done={() => move !== undefined && dare(move)}>
          {more.dare}
        </Hold>
      )}
    </>
  );
};

/** The case file: claims, promises, the record of each clerk. */
const File = ({ view, heard, names }: Pick<SheetProps, 'view' | 'heard' | 'names'>) => {
  const more = controlsText();
  const file = caseFile(heard, view.seats);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reached by keyboard
    <section class="case-file" tabIndex={0} aria-label={more.file}>
      <h2>{more.file}</h2>
      <ul>
        {view.seats.map((seat) => (
          <li key={seat}>
            <h3>
              <Mask seat={seat} /> {names(seat)}
            </h3>
            <Entry names={names} notes={file.get(seat)} />
          </li>
        ))}
      </ul>
    </section>
  );
};

type EntryProps = Pick<SheetProps, 'names'> & { notes: Notes | undefined };

const Entry = ({ names, notes }: EntryProps) => {
  const more = controlsText();
  if (notes === undefined) return null;
  const { suspects, trusts, promised, counts, contested, lies } = notes;
  const dated = ({ at, day, turned }: Notes['suspects'][number]): string =>
    `${names(at)} (${more.days(1, `${day}`)}${turned ? ' ↺' : ''})`;
  const empty = suspects.length + trusts.length + promised.length + counts === 0;
  return (
    <ul class="entry">
      {empty && <li>{more.fileEmpty}</li>}
      {suspects.length > 0 && <li>{more.suspects(suspects.map(dated).join(', '))}</li>}
      {trusts.length > 0 && <li>{more.trusts(trusts.map(dated).join(', '))}</li>}
      {promised.map(({ at, kept, days }) => (
        <li key={`${at} ${kept}`}>
          {more.promised(names(at), more.days(days.length, days.join(', ')))}
          {kept !== undefined && <b class={kept ? 'good' : 'bad'}> {kept ? more.kept : more.broken}</b>}
        </li>
      ))}
      {counts > 0 && (
        <li>
          {more.asClerk} {more.record(counts, contested, lies)}
        </li>
      )}
    </ul>
  );
};

export const loadSheets = async () => {
  await loadControls();
  return { About, File };
};
