/** A new game: which, who plays, its options; on this device or on the server. */
import { useState } from 'preact/hooks';
import type { RawOptions } from '../../engine/options.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import { GAMES } from '../../games/index.ts';
import { PACES, type Pace } from '../../host/clock.ts';
import { LONGEST_NAME } from '../../protocol/lists.ts';
import { COURTIERS } from '../../words/courtiers.ts';
import { titleOf } from '../../words/index.ts';
import { useFetched } from '../fetched.ts';
import { roomOf } from '../games.ts';
import { PlainOptions } from '../generic/options.tsx';
import { newSeed, type SoloGame } from '../link/solo.ts';
import { BOT_NAMES } from '../names.ts';
import { call, isFailure, signIn } from '../online/api.ts';
import { useGames } from '../online/games.ts';
import { Choose, Toggle } from '../parts/choose.tsx';
import { PageHead } from '../parts/foot.tsx';
import { Form } from '../parts/form.tsx';
import { pending } from '../pending.ts';
import type { Offered } from '../room.ts';
import { go } from '../router.ts';
import { called, lang, name } from '../settings.ts';
import { t } from '../text/text.ts';
import { explain } from './trouble.tsx';

const WAYS = ['solo', 'hotseat', 'online'] as const;
type Way = (typeof WAYS)[number];
const TITLES = { solo: 'soloSetUp', hotseat: 'hotSeat', online: 'createTable' } as const;
/** Seconds by which watchers are behind. */
const DELAYS = [0, 30, 60, 180] as const;

type Plan = {
  readonly way: Way;
  readonly game: Offered;
  readonly players: number;
  /** Of them, those around this device. */
  readonly people: number;
  readonly names: readonly string[];
  readonly options: RawOptions;
  /** Who begins; by lot, unless said. */
  readonly first: Seat | undefined;
  readonly pace: Pace;
  readonly moreTime: boolean;
  readonly listed: boolean;
  readonly watch: boolean;
  readonly delay: number;
};
type Part = { plan: Plan; change(more: Partial<Plan>): void };

const within = (n: number, [least, most]: Offered['players']): number => Math.max(least, Math.min(most, n));

const planFor = (way: Way): Plan | undefined => {
  const [game] = GAMES;
  if (game === undefined) return undefined;
  return {
    way,
    game,
    players: within(4, game.players),
    people: way === 'hotseat' ? 3 : 1,
    names: [],
    options: {},
    first: undefined,
    pace: 'normal',
    moreTime: true,
    listed: false,
    watch: true,
    delay: 0,
  };
};

const seatedIn = ({ way, people, players }: Plan): number => (way === 'hotseat' ? Math.min(people, players) : 1);

/** The one person of a game keeps his name for the next time. */
const isMe = ({ way }: Plan, i: number): boolean => i === 0 && way !== 'hotseat';
const calledIn = (plan: Plan, i: number): string =>
  plan.names[i]?.trim() || (isMe(plan, i) ? called() : (COURTIERS[i] ?? t('playerName')(i + 1)));

const here = (plan: Plan): SoloGame => {
  const { game, options, players, first } = plan;
  const seated = seatedIn(plan);
  return {
    set: { game: game.id, options, seats: players, seed: newSeed(), ...(first === undefined ? {} : { first }) },
    people: SEATS.slice(0, seated),
    names: SEATS.slice(0, players).map((seat, i) => (i < seated ? calledIn(plan, i) : (BOT_NAMES[i - seated] ?? seat))),
  };
};

const onServer = async (plan: Plan) => {
  const { game, options, players, first, pace, moreTime, listed, watch, delay } = plan;
  const who = await signIn(calledIn(plan, 0));
  if (isFailure(who)) return who;
  return call('create', {
    game: game.id,
    options,
    seats: players,
    clock: { pace },
    moreTime,
    public: listed,
    watch,
    delay: watch ? delay : 0,
    ...(first === undefined ? {} : { first }),
  });
};

export const SetUp = ({ rest }: { rest: string }) => {
  const [plan, setPlan] = useState(() => planFor(WAYS.find((one) => one === rest) ?? 'solo'));
  const [fault, setFault] = useState<string | undefined>();
  const theirs = useGames(plan?.way === 'online');
  if (plan === undefined) return null;
  const { way, game, players } = plan;
  const more = way === 'online' ? theirs.filter(({ id }) => !GAMES.some((known) => known.id === id)) : [];
  const offered: readonly Offered[] = [...GAMES, ...more];
  const change = (more: Partial<Plan>) => setPlan((old) => ({ ...(old ?? plan), ...more }));
  const start = async () => {
    setFault(undefined);
    if (way !== 'online') {
      pending.value = here(plan);
      return go('solo', 'new');
    }
    const made = await onServer(plan);
    if (isFailure(made)) return setFault(explain(made.code));
    go('table', made.table);
  };
  return (
    <main class="page setup">
      <PageHead title={t(TITLES[way])} />
      <Form submit={start}>
        <Choose
          label={t('game')}
          options={offered.map(({ id }) => ({ value: id, label: titleOf(id, lang.value) }))}
          value={game.id}
          pick={(id) => {
            const next = offered.find((one) => one.id === id) ?? game;
            change({ game: next, options: {}, players: within(players, next.players) });
          }}
        />
        <Company plan={plan} change={change} />
        <Options key={game.id} plan={plan} change={change} />
        {way === 'online' && <Terms plan={plan} change={change} />}
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
      </Form>
    </main>
  );
};

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ value: `${from + i}`, label: `${from + i}` }));

/** How many play, and what those are called who are here. */
const Company = ({ plan, change }: Part) => {
  const { way, game, players, names } = plan;
  const seated = seatedIn(plan);
  const seats = SEATS.slice(0, seated);
  return (
    <>
      <Choose
        label={t('players')}
        hint={way === 'solo' ? t('playersSolo')(players - 1) : undefined}
        options={numbers(...game.players)}
        value={String(players)}
        pick={(n) => change({ players: Number(n), first: undefined })}
      />
      {way === 'hotseat' && (
        <Choose
          label={t('peopleHere')}
          hint={t('peopleHereHint')}
          options={numbers(1, players)}
          value={String(seated)}
          pick={(n) => change({ people: Number(n) })}
        />
      )}
      <fieldset>
        <legend>{seated === 1 ? t('yourName') : t('names')}</legend>
        <div class="names">
          {seats.map((seat, i) => (
            <input
              key={seat}
              aria-label={t('playerName')(i + 1)}
              placeholder={calledIn(plan, i)}
              maxLength={LONGEST_NAME}
              value={names[i] ?? (isMe(plan, i) ? name.value : '')}
              onInput={(event) => {
                const text = event.currentTarget.value;
                change({ names: seats.map((_, k) => (k === i ? text : (names[k] ?? ''))) });
                if (isMe(plan, i)) name.value = text;
              }}
            />
          ))}
        </div>
      </fieldset>
      <Choose
        label={t('whoBegins')}
        options={[
          { value: '', label: t('byLot') },
          ...SEATS.slice(0, players).map((seat, i) => ({ value: seat, label: seatName(plan, i) })),
        ]}
        value={plan.first ?? ''}
        pick={(seat) => change({ first: SEATS.find((one) => one === seat) })}
      />
    </>
  );
};

/** How a seat is called before anybody sits there. */
const seatName = (plan: Plan, i: number): string =>
  i < seatedIn(plan)
    ? calledIn(plan, i)
    : plan.way === 'online'
      ? t('playerName')(i + 1)
      : (BOT_NAMES[i - seatedIn(plan)] ?? '');

/** The game's own part of the form. */
const Options = ({ plan: { game, players, options }, change }: Part) => {
  const { value: Chosen } = useFetched(async () => (await roomOf(game.id)?.options?.()) ?? PlainOptions, []);
  if (Chosen === undefined) return null;
  return <Chosen game={game} players={players} options={options} set={(next) => change({ options: next })} />;
};

/** What only a table on the server has: a clock, watchers. */
const Terms = ({ plan: { pace, moreTime, listed, watch, delay }, change }: Part) => (
  <>
    <Choose
      label={t('clock')}
      hint={t('clockHint')}
      options={PACES.map((one) => ({ value: one, label: t('paces')[one] }))}
      value={pace}
      pick={(one) => change({ pace: PACES.find((known) => known === one) ?? 'normal' })}
    />
    <Toggle
      label={t('moreTimeMay')}
      hint={t('moreTimeHint')}
      on={moreTime && pace !== 'off'}
      disabled={pace === 'off'}
      set={(on) => change({ moreTime: on })}
    />
    <Toggle label={t('listed')} hint={t('listedHint')} on={listed} set={(on) => change({ listed: on })} />
    <Toggle label={t('watchMay')} hint={t('watchHint')} on={watch} set={(on) => change({ watch: on })} />
    {watch && (
      <Choose
        label={t('delay')}
        hint={t('delayHint')}
        options={DELAYS.map((one) => ({ value: String(one), label: t('delays')(one) }))}
        value={String(delay)}
        pick={(one) => change({ delay: Number(one) })}
      />
    )}
  </>
);
