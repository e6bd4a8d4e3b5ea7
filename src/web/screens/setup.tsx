/** A new table: the game, who plays, the line-up, the options; on this device or online. */
import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../../engine/game.ts';
import { valuesOf } from '../../engine/options.ts';
import { SEATS } from '../../engine/seats.ts';
import { BASE } from '../../games/complots/options.ts';
import { GAMES } from '../../games/index.ts';
import { PACES, type Pace } from '../../host/clock.ts';
import { titleOf } from '../../words/index.ts';
import { CardPatterns } from '../art/card.tsx';
import { LineupPicker } from '../complots/lineup.tsx';
import { complotsText, loadComplots } from '../complots/text.ts';
import { newSeed } from '../link/solo.ts';
import { call, isFailure, signIn } from '../online/api.ts';
import { Choose, Toggle } from '../parts/choose.tsx';
import { PageHead } from '../parts/foot.tsx';
import { pending } from '../pending.ts';
import { go } from '../router.ts';
import { lang, name } from '../settings.ts';
import { t } from '../text/text.ts';
import { useWords } from '../words.ts';
import { explain } from './trouble.tsx';

type Way = 'solo' | 'hotseat' | 'online';
const WAYS: readonly Way[] = ['solo', 'hotseat', 'online'];

export const SetUp = ({ rest }: { rest: string }) => {
  const [ready, setReady] = useState(false);
  useEffect(() => void loadComplots().then(() => setReady(true)), []);
  const way = WAYS.find((one) => one === rest) ?? 'solo';
  return ready ? <Form way={way} /> : <main class="page loading" aria-busy="true" />;
};

const TITLES = { solo: 'soloSetUp', hotseat: 'hotSeat', online: 'createTable' } as const;
const COMPLOTS = 'complots';
/** Seconds by which watchers are behind. */
const DELAYS = [0, 30, 60, 180] as const;

const Form = ({ way }: { way: Way }) => {
  const [game, setGame] = useState<Game>(GAMES.find(({ id }) => id === COMPLOTS) ?? first(GAMES));
  const [least, most] = game.players;
  const [players, setPlayers] = useState(Math.max(least, Math.min(most, 4)));
  const [people, setPeople] = useState(way === 'hotseat' ? Math.max(least, 3) : 1);
  const [names, setNames] = useState<readonly string[]>([]);
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({ lineup: BASE });
  const [pace, setPace] = useState<Pace>('normal');
  const [listed, setListed] = useState(false);
  const [moreTime, setMoreTime] = useState(true);
  const [watch, setWatch] = useState(true);
  const [delay, setDelay] = useState(0);
  const [fault, setFault] = useState<string | undefined>();
  const seated = way === 'hotseat' ? Math.min(people, players) : 1;

  const choose = (id: string) => {
    const next = GAMES.find((one) => one.id === id);
    if (next === undefined) return;
    setGame(next);
    setOptions(next.id === COMPLOTS ? { lineup: BASE } : {});
    setPlayers(Math.max(next.players[0], Math.min(next.players[1], players)));
  };
  const called = (i: number): string =>
    names[i]?.trim() || (i === 0 && way !== 'hotseat' ? name.value || t('you') : t('playerName')(i + 1));

  const start = async () => {
    setFault(undefined);
    if (way !== 'online') {
      pending.value = {
        set: { game: game.id, options, seats: players, seed: newSeed() },
        people: SEATS.slice(0, seated),
        names: Array.from({ length: players }, (_, i) =>
          i < seated ? called(i) : (t('botNames')[i - seated] ?? SEATS[i] ?? ''),
        ),
      };
      return go('solo', 'new');
    }
    const who = await signIn(called(0));
    if (isFailure(who)) return setFault(explain(who.code));
    const made = await call('create', {
      game: game.id,
      options,
      seats: players,
      clock: { pace },
      moreTime,
      public: listed,
      watch,
      delay: watch ? delay : 0,
    });
    if (isFailure(made)) return setFault(explain(made.code));
    go('table', made.table);
  };

  return (
    <main class="page setup">
      <CardPatterns />
      <PageHead title={t(TITLES[way])} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        {GAMES.length > 1 && (
          <Choose
            label={t('game')}
            options={GAMES.map(({ id }) => ({ value: id, label: titleOf(id, lang.value) }))}
            value={game.id}
            pick={choose}
          />
        )}
        <Choose
          label={t('players')}
          hint={way === 'solo' ? t('playersSolo')(players - 1) : undefined}
          options={range(least, most).map((n) => ({ value: String(n), label: String(n) }))}
          value={String(players)}
          pick={(n) => setPlayers(Number(n))}
        />
        {way === 'hotseat' && (
          <Choose
            label={t('peopleHere')}
            hint={t('peopleHereHint')}
            options={range(1, players).map((n) => ({ value: String(n), label: String(n) }))}
            value={String(seated)}
            pick={(n) => setPeople(Number(n))}
          />
        )}
        <fieldset>
          <legend>{seated === 1 ? t('yourName') : t('names')}</legend>
          <div class="names">
            {SEATS.slice(0, seated).map((seat, i) => (
              <input
                key={seat}
                aria-label={t('playerName')(i + 1)}
                placeholder={called(i)}
                maxLength={24}
                value={names[i] ?? (i === 0 && way !== 'hotseat' ? name.value : '')}
                onInput={(event) => {
                  const text = event.currentTarget.value;
                  setNames(SEATS.slice(0, seated).map((_, k) => (k === i ? text : (names[k] ?? ''))));
                  if (i === 0 && way !== 'hotseat') name.value = text;
                }}
              />
            ))}
          </div>
        </fieldset>
        {game.id === COMPLOTS ? (
          <ComplotsOptions options={options} set={setOptions} players={players} />
        ) : (
          <PlainOptions game={game} options={options} set={setOptions} players={players} />
        )}
        {way === 'online' && (
          <>
            <Choose
              label={t('clock')}
              hint={t('clockHint')}
              options={PACES.map((one) => ({ value: one, label: t('paces')[one] }))}
              value={pace}
              pick={(one) => setPace(PACES.find((known) => known === one) ?? 'normal')}
            />
            <Toggle
              label={t('moreTimeMay')}
              hint={t('moreTimeHint')}
              on={moreTime && pace !== 'off'}
              disabled={pace === 'off'}
              set={setMoreTime}
            />
            <Toggle label={t('listed')} hint={t('listedHint')} on={listed} set={setListed} />
            <Toggle label={t('watchMay')} hint={t('watchHint')} on={watch} set={setWatch} />
            {watch && (
              <Choose
                label={t('delay')}
                hint={t('delayHint')}
                options={DELAYS.map((one) => ({ value: String(one), label: t('delays')(one) }))}
                value={String(delay)}
                pick={(one) => setDelay(Number(one))}
              />
            )}
          </>
        )}
        {fault !== undefined && (
          <p class="fault" role="alert">
            {fault}
          </p>
        )}
        <div class="go">
          <button type="submit" class="primary big">
            {way === 'online' ? t('openTable') : t('begin')}
          </button>
        </div>
      </form>
    </main>
  );
};

type OptionsProps = {
  options: Readonly<Record<string, unknown>>;
  set(options: Readonly<Record<string, unknown>>): void;
};

const ComplotsOptions = ({ options, set, players }: OptionsProps & { players: number }) => {
  const text = complotsText();
  const religions = options.religions === true && players > 2;
  useEffect(() => {
    if (options.religions === true && players < 3) set({ ...options, religions: false });
  }, [players, options, set]);
  return (
    <>
      <LineupPicker lineup={options.lineup} set={(lineup) => set({ ...options, lineup })} />
      <Choose
        label={text.doubts}
        hint={text.doubtsHint}
        options={[
          { value: 'first', label: text.doubtsFirst },
          { value: 'fair', label: text.doubtsFair },
        ]}
        value={options.doubts === 'fair' ? 'fair' : 'first'}
        pick={(doubts) => set({ ...options, doubts })}
      />
      <Toggle
        label={text.religions}
        hint={text.religionsHint}
        on={religions}
        disabled={players < 3}
        set={(on) => set({ ...options, religions: on })}
      />
    </>
  );
};

/** A game's own list of options in the game's words: a few values to choose from, or a number. */
const PlainOptions = ({ game, options, set, players }: OptionsProps & { game: Game; players: number }) => {
  const words = useWords(game.id)?.options;
  const takes = (more: Readonly<Record<string, unknown>>): boolean => {
    try {
      game.read({ ...options, ...more }, players);
      return true;
    } catch {
      return false;
    }
  };
  const sound = takes({});
  useEffect(() => {
    if (!sound) set({});
  }, [sound, set]);
  return (
    <>
      {game.options.map((spec) => {
        const { name: option, default: usual } = spec;
        const known = words?.[option];
        return (
          <Choose
            key={option}
            label={known?.label ?? option}
            hint={known?.hint}
            options={valuesOf(spec)
              .filter((value) => takes({ [option]: value }))
              .map((value) => ({ value, label: known?.values[value] ?? value }))}
            value={String(options[option] ?? usual)}
            pick={(value) => set({ ...options, [option]: value })}
          />
        );
      })}
    </>
  );
};

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const first = <T,>([one]: readonly T[]): T => {
  if (one === undefined) throw new Error('there is no game');
  return one;
};
