/** One's own games, running and finished, and statistics of them, online and on this device. */
import { Fault } from '../parts/form.tsx';
import '../base/css/mine.css';
import { useEffect, useState } from 'preact/hooks';
import type { Figures } from '../../engine/game.ts';
import { SEATS } from '../../engine/seats.ts';
import type { FinishedGame } from '../../protocol/http-shapes.ts';
import type { TableLine } from '../../protocol/messages.ts';
import type { Reply } from '../../protocol/routes.ts';
import { calledThen } from '../../words/display-names.ts';
import { titleOf } from '../../words/index.ts';
import { call, isFailure } from '../base/api.ts';
import { forgetBonds } from '../base/bonds.ts';
import { useFetched } from '../base/fetched.ts';
import { href, moment } from '../base/router.ts';
import { isKnown, lang, name } from '../base/settings.ts';
import { tongue } from '../base/text/catalogue.ts';
import { t } from '../base/text/games.ts';
import { answers, forgetAnswers } from '../features/daily/answer-storage.ts';
import { FiguresOf } from '../features/end/figures.tsx';
import { forgetPast, type PastGame, past } from '../link/history.ts';
import { unfinished } from '../link/saved-game.ts';
import { PageHead } from '../parts/foot.tsx';
import { saveFile } from '../parts/save-file.ts';

/** A game in the list, wherever it is kept. */
type Line = {
  readonly key: string;
  readonly to: string;
  readonly game: string;
  readonly others: readonly string[];
  readonly won?: boolean | undefined;
  /** Absent while the game runs. */
  readonly ended?: number;
  readonly note: string;
};

const ofServer = ({ id, game, names, me, winners, ended, share }: FinishedGame): Line => {
  const called = calledThen(names);
  const seats = SEATS.filter((seat) => called[seat] !== undefined);
  return {
    key: id,
    to: `${href('r', share)}${moment(0)}`,
    game,
    others: seats.filter((seat) => seat !== me).map((seat) => called[seat] ?? seat),
    won: me === undefined ? undefined : winners.includes(me),
    ended,
    note: t('winner')(winners.map((seat) => called[seat] ?? seat).join(', '), winners.length > 1),
  };
};

const ofDevice = ({ seed, game, names, me, winners, ended, replay }: PastGame): Line => {
  const nameOf = (seat: (typeof SEATS)[number]) => names[SEATS.indexOf(seat)] ?? seat;
  return {
    key: seed,
    to: `${href('replay', replay)}${moment(0)}`,
    game,
    others: names.filter((_, i) => SEATS[i] !== me),
    won: me === undefined ? undefined : winners.includes(me),
    ended,
    note: t('winner')(winners.map(nameOf).join(', '), winners.length > 1),
  };
};

const ofTable = ({ id, code, game, names, status }: TableLine): Line => ({
  key: id,
  to: code === undefined ? href('table', id) : href('t', code),
  game,
  others: Object.values(calledThen(names)).filter((one) => one !== name.value),
  note: t('statuses')[status],
});

const left = (): Line[] => {
  const game = unfinished();
  if (game === undefined) return [];
  const others = game.names.filter((_, i) => SEATS[i] !== game.people[0]);
  return [{ key: 'solo', to: href('solo', 'resume'), game: game.record.game, others, note: t('resume') }];
};

type Online = Reply<'figures'> & Reply<'replays'>;

export const Mine = () => {
  const [online, setOnline] = useState<Online | undefined>();
  const [unreached, setUnreached] = useState(false);
  const [tables, setTables] = useState<readonly TableLine[]>([]);
  const [device, setDevice] = useState(past);
  const [daily, setDaily] = useState(answers);
  useEffect(() => {
    if (!ONLINE || !isKnown()) return;
    Promise.all([call('figures'), call('replays')]).then(([figures, games]) => {
      if (isFailure(figures) || isFailure(games)) setUnreached(true);
      else setOnline({ ...figures, ...games });
    });
    call('mine').then((answer) => isFailure(answer) || setTables(answer.tables));
  }, []);
  const remove = async () => {
    if (online !== undefined && isFailure(await call('forgetGames'))) return false;
    forgetPast();
    forgetBonds();
    forgetAnswers();
    setDaily(answers());
    setDevice(past());
    setOnline(online && { figures: [], games: [] });
    return true;
  };
  const all = async () => {
    const kept = online === undefined ? undefined : await call('export');
    return kept !== undefined && isFailure(kept) ? undefined : { online: kept, device, daily };
  };
  const lines = [
    ...left(),
    ...tables.filter(({ status }) => status !== 'over').map(ofTable),
    ...[...(online?.games ?? []).map(ofServer), ...device.games.map(ofDevice)].sort(
      (one, other) => (other.ended ?? 0) - (one.ended ?? 0),
    ),
  ];
  const asks = ONLINE && isKnown();
  const OwnRating = useFetched(() => (asks ? import('../features/rating/own.tsx') : undefined), [asks]).value
    ?.OwnRating;
  const figures = figuresOf(online?.figures ?? [], device.figures);
  return (
    <main class="page my-games">
      <PageHead title={t('myGames')} />
      {ONLINE && (
        <p>
          <a href={href('people')}>{t('peopleMet')}</a>
        </p>
      )}
      {figures.length > 0 && (
        <section>
          <h2>{t('myFigures')}</h2>
          <ul class="figure-cards">
            {figures.map((one) => (
              <li key={one.game}>
                <FiguresOf {...one} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {OwnRating !== undefined && <OwnRating />}
      <p class="hint" role="status">
        {unreached && t('onlineMissing')}
      </p>
      <History lines={lines} />
      {(figures.length > 0 ||
        device.games.length > 0 ||
        Object.keys(daily).length > 0 ||
        (online?.games.length ?? 0) > 0) && <Keeping all={all} remove={remove} />}
    </main>
  );
};

/** Statistics by game, online and on this device. */
const figuresOf = (online: Online['figures'], device: Readonly<Record<string, Figures>>) =>
  [...new Set([...online.map(({ game }) => game), ...Object.keys(device)])].map((game) => ({
    game,
    online: online.find((one) => one.game === game)?.figures,
    device: device[game],
  }));

const ALL = '';

const History = ({ lines }: { lines: readonly Line[] }) => {
  const [game, setGame] = useState(ALL);
  const [result, setResult] = useState(ALL);
  const [company, setCompany] = useState(ALL);
  const [state, setState] = useState(ALL);
  const shown = lines.filter(
    (line) =>
      (game === ALL || line.game === game) &&
      (result === ALL || line.won === (result === 'won')) &&
      (company === ALL || line.others.includes(company)) &&
      (state === ALL || (line.ended === undefined) === (state === 'running')),
  );
  const games = [...new Set(lines.map((line) => line.game))];
  const people = [...new Set(lines.flatMap(({ others }) => others))].sort((a, b) => a.localeCompare(b));
  return (
    <section>
      <h2>{t('history')}</h2>
      {lines.length > 0 && (
        <div class="filters">
          <Filter
            label={t('game')}
            value={game}
            set={setGame}
            options={games.map((id) => [id, titleOf(id, tongue())])}
          />
          <Filter
            label={t('result')}
            value={result}
            set={setResult}
            options={[
              ['won', t('wonGames')],
              ['lost', t('lostGames')],
            ]}
          />
          <Filter label={t('with')} value={company} set={setCompany} options={people.map((one) => [one, one])} />
          <Filter
            label={t('state')}
            value={state}
            set={setState}
            options={[
              ['running', t('runningGames')],
              ['finished', t('finishedGames')],
            ]}
          />
        </div>
      )}
      <p class="hint" role="status">
        {lines.length === 0 ? t('noGamesYet') : t('gamesFound')(shown.length)}
      </p>
      {lines.length === 0 && (
        <div class="deeds">
          <a class="button primary" href={href('solo', 'quick')}>
            {t('alone')}
          </a>
          {ONLINE && (
            <a class="button" href={href('new', 'online')}>
              {t('createTable')}
            </a>
          )}
        </div>
      )}
      <ul class="table-lines">
        {shown.map(({ key, to, game: id, others, won, ended, note }) => (
          <li key={key}>
            <a class={`way ${won === undefined ? '' : won ? 'won' : 'lost'}`} href={to}>
              <b>{titleOf(id, tongue())}</b>
              <small>{note}</small>
              {others.length > 0 && <small>{t('withWhom')(others.join(', '))}</small>}
              {ended !== undefined && (
                <small>{new Date(ended).toLocaleString(lang.value, { dateStyle: 'medium', timeStyle: 'short' })}</small>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};

type FilterProps = {
  label: string;
  value: string;
  set(value: string): void;
  options: readonly (readonly [value: string, label: string])[];
};

const Filter = ({ label, value, set, options }: FilterProps) => (
  <label>
    {label}
    <select value={value} onChange={(event) => set(event.currentTarget.value)}>
      <option value={ALL}>{t('everything')}</option>
      {options.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

/** Saves all data as a file, or deletes it. */
const Keeping = ({ all, remove }: { all(): Promise<object | undefined>; remove(): Promise<boolean> }) => {
  const [sure, setSure] = useState(false);
  const [failed, setFailed] = useState(false);
  const explain = useFetched(() => (failed ? import('../parts/faults.ts') : undefined), [failed]).value?.explain;
  const save = async () => {
    const kept = await all();
    setFailed(kept === undefined);
    if (kept === undefined) return;
    saveFile(kept);
  };
  const take = async () => {
    if (!sure) return setSure(true);
    setSure(false);
    setFailed(!(await remove()));
  };
  return (
    <section>
      <h2>{t('keeping')}</h2>
      <p class="hint">{t('keepingHint')}</p>
      <div class="deeds">
        <button type="button" onClick={() => void save()}>
          {t('exportGames')}
        </button>
        <button type="button" class={sure ? 'sure' : ''} onClick={() => void take()}>
          {sure ? t('sure') : t('deleteGames')}
        </button>
      </div>
      <Fault says={failed ? explain?.('other') : undefined} />
    </section>
  );
};
