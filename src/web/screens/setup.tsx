/** A new game: which, who plays, its options; on this device or on the server. */
import { useState } from 'preact/hooks';
import { levelCalled, offeredAt, type Setting } from '../../bots/duels.ts';
import { isLevel, LEVELS } from '../../bots/levels.ts';
import { isTemper, TEMPERS } from '../../bots/tempers.ts';
import { SEATS } from '../../engine/seats.ts';
import { LONGEST_NAME } from '../../protocol/lists.ts';
import type { Box } from '../../words/box.ts';
import { DEFAULT_NAMES } from '../../words/default-names.ts';
import { nameOf } from '../../words/display-names.ts';
import { boxesOf, boxFor, titleOf } from '../../words/index.ts';
import { botMask, writeMask } from '../../words/masks.ts';
import { call, isFailure, signIn } from '../base/api.ts';
import { hasLevels } from '../base/games.ts';
import { fetchGames } from '../base/hosted.ts';
import { mask } from '../base/own-mask.ts';
import { go } from '../base/router.ts';
import { useGames } from '../base/server-games.ts';
import { called, level, name } from '../base/settings.ts';
import { t } from '../base/text/more.ts';
import { tongue } from '../base/text/text.ts';
import { LessonLink } from '../features/lessons/lesson-link.tsx';
import {
  ClockChoice,
  Company,
  Fold,
  GameOptions,
  HOST_AWAY,
  HowMany,
  numbers,
  type TermsOf,
  WhoBegins,
} from '../features/options/terms.tsx';
import { companyFor, usualLevel, type Wish } from '../link/opponents.ts';
import { pending } from '../link/pending.ts';
import { newSeed, type SoloGame } from '../link/solo-game.ts';
import { Choose } from '../parts/choose.tsx';
import { explain } from '../parts/faults.ts';
import { PageHead } from '../parts/foot.tsx';
import { Form } from '../parts/form.tsx';
import { useCharacterText } from '../table/characters/text.ts';
import { Mask } from '../table/mask.tsx';
import type { Offered } from '../table/web-part.ts';

const GAMES = await fetchGames();

const WAYS = ['solo', 'hotseat', 'online'] as const;
type Way = (typeof WAYS)[number];
const TITLES = { solo: 'soloSetUp', hotseat: 'hotSeat', online: 'createTable' } as const;

type Plan = TermsOf & {
  readonly way: Way;
  /** Of those who play, those around this device. */
  readonly people: number;
  readonly names: readonly string[];
  /** What one wishes each bot to be like. */
  readonly wishes: readonly Wish[];
};
type Part = { plan: Plan; change(more: Partial<Plan>): void };

/** What is offered: every box of a game, or the game itself where it has none. */
type Choice = { readonly id: string; readonly game: Offered; readonly box: Box | undefined };

const choicesOf = (games: readonly Offered[]): Choice[] =>
  games.flatMap((game): Choice[] => {
    const boxes = boxesOf(game.id);
    return boxes.length === 0
      ? [{ id: game.id, game, box: undefined }]
      : boxes.map((box) => ({ id: box.id, game, box }));
  });

/** How many play where the box does not say. */
const USUAL = 4;
const within = (n: number, [least, most]: Offered['players']): number => Math.max(least, Math.min(most, n));

/** `online`, or `online/<box>` with the box that was chosen before. */
const planFor = (rest: string): Plan | undefined => {
  const [wish, wanted] = rest.split('/');
  const way = WAYS.find((one) => one === wish) ?? 'solo';
  const choices = choicesOf(GAMES);
  const chosen = choices.find(({ id }) => id === wanted) ?? choices[0];
  if (chosen === undefined) return undefined;
  return {
    way,
    game: chosen.game,
    players: within(chosen.box?.usual ?? USUAL, chosen.game.players),
    people: way === 'hotseat' ? 3 : 1,
    names: [],
    wishes: [],
    options: chosen.box?.options ?? {},
    first: 'lot',
    pace: 'normal',
    moreTime: true,
    hints: false,
    listed: false,
    watch: true,
    delay: 0,
    hostAway: HOST_AWAY,
  };
};

const seatedIn = ({ way, people, players }: Plan): number => (way === 'hotseat' ? Math.min(people, players) : 1);

/** The one person of a game keeps his name for the next time. */
const isMe = ({ way }: Plan, i: number): boolean => i === 0 && way !== 'hotseat';
const calledIn = (plan: Plan, i: number): string =>
  plan.names[i]?.trim() || (isMe(plan, i) ? called() : (DEFAULT_NAMES[i] ?? t('playerName')(i + 1)));

const settingOf = ({ game, options, players }: Plan): Setting => ({ game: game.id, options, seats: players });

const here = (plan: Plan): SoloGame => {
  const { first, wishes } = plan;
  const set = settingOf(plan);
  return {
    set: { ...set, seed: newSeed(), ...(first === 'lot' ? {} : { first }) },
    ...companyFor(
      set,
      Array.from({ length: seatedIn(plan) }, (_, i) => calledIn(plan, i)),
      wishes,
    ),
  };
};

const onServer = async (plan: Plan) => {
  const { game, options, players, first, pace, moreTime, hints, listed, watch, delay, hostAway } = plan;
  const who = await signIn(calledIn(plan, 0));
  if (isFailure(who)) return who;
  return call('create', {
    game: game.id,
    options,
    seats: players,
    clock: { pace },
    moreTime,
    hints,
    public: listed,
    watch,
    delay: watch ? delay : 0,
    hostAway,
    first,
    mask: writeMask(mask.value),
  });
};

export const SetUp = ({ rest }: { rest: string }) => {
  const [plan, setPlan] = useState(() => planFor(rest));
  const [fault, setFault] = useState<string | undefined>();
  const theirs = useGames(plan?.way === 'online');
  if (plan === undefined) return null;
  const { way, game, players, options } = plan;
  const more = way === 'online' ? theirs.filter(({ id }) => !GAMES.some((known) => known.id === id)) : [];
  const offered = choicesOf([...GAMES, ...more]);
  const change = (more: Partial<Plan>) => setPlan((old) => ({ ...(old ?? plan), ...more }));
  const start = async () => {
    setFault(undefined);
    if (way !== 'online') {
      pending.value = here(plan);
      return go('solo', 'new');
    }
    const made = await onServer(plan);
    if (isFailure(made)) return setFault(explain(made.code));
    go('t', made.code);
  };
  return (
    <main class="page setup">
      <PageHead title={t(TITLES[way])} />
      <Form submit={start}>
        <Choose
          label={t('game')}
          hint={boxFor(game.id, options)?.about(tongue())}
          options={offered.map(({ id, box }) => ({
            value: id,
            label: box?.title(tongue()) ?? titleOf(id, tongue()),
          }))}
          value={boxFor(game.id, options)?.id ?? game.id}
          pick={(id) => {
            const next = offered.find((one) => one.id === id);
            if (next === undefined) return;
            const fitting = within(next.box?.usual ?? players, next.game.players);
            change({ game: next.game, options: next.box?.options ?? {}, players: fitting, first: 'lot' });
          }}
        />
        <LessonLink game={game.id} />
        <Seats plan={plan} change={change} />
        {way !== 'online' && seatedIn(plan) < players && hasLevels(game.id) && <Strength plan={plan} change={change} />}
        <GameOptions of={plan} change={change} />
        {way === 'online' && <ClockChoice of={plan} change={change} />}
        <Fold title={t('moreOptions')}>
          <WhoBegins of={plan} names={SEATS.map((_, i) => seatName(plan, i))} change={change} />
          {way === 'online' && <Company of={plan} change={change} />}
        </Fold>
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

const Strength = ({ plan, change }: Part) => {
  const set = settingOf(plan);
  const names = offeredAt(set, LEVELS);
  return (
    <>
      <Choose
        label={t('opponents')}
        hint={t('opponentsHint')}
        options={names.map((one) => ({ value: one, label: t('levels')[levelCalled(set, one)] }))}
        value={usualLevel(set)}
        pick={(one) => {
          if (isLevel(one)) level.value = one;
        }}
      />
      <OneByOne plan={plan} change={change} />
    </>
  );
};

/** Who each bot is and how strong, for those who wish to choose. */
const OneByOne = ({ plan, change }: Part) => {
  const text = useCharacterText();
  const { players, wishes } = plan;
  const set = settingOf(plan);
  if (text === undefined) return null;
  const bots = players - seatedIn(plan);
  const levels = offeredAt(set, LEVELS);
  const wish = (at: number, more: Wish) =>
    change({ wishes: Array.from({ length: bots }, (_, i) => ({ ...wishes[i], ...(i === at ? more : {}) })) });
  return (
    <Fold title={text.oneByOne}>
      <ol class="one-by-one">
        {Array.from({ length: bots }, (_, i) => {
          const { level: strength, manner } = wishes[i] ?? {};
          const who = text.opponent(i + 1);
          return (
            <li key={who}>
              <Mask
                seat={SEATS[i + 1] ?? 'A'}
                worn={manner && botMask(nameOf(manner), manner)}
                free={manner === undefined}
              />
              <span class="who">{who}</span>
              <select
                aria-label={`${who}, ${text.character}`}
                value={manner ?? ''}
                onChange={({ currentTarget: { value } }) => wish(i, { manner: isTemper(value) ? value : undefined })}
              >
                <option value="">{text.byLot}</option>
                {TEMPERS.map((one) => (
                  <option key={one} value={one}>
                    {nameOf(one)}
                  </option>
                ))}
              </select>
              <select
                aria-label={`${who}, ${text.strength}`}
                value={strength ?? ''}
                onChange={({ currentTarget: { value } }) => wish(i, { level: isLevel(value) ? value : undefined })}
              >
                <option value="">{text.asOthers}</option>
                {levels.map((one) => (
                  <option key={one} value={one}>
                    {t('botKinds')[levelCalled(set, one)]}
                  </option>
                ))}
              </select>
              {manner !== undefined && <small>{text.characters[manner].is}</small>}
            </li>
          );
        })}
      </ol>
      <p class="hint">{text.characterHint}</p>
    </Fold>
  );
};

/** How many play, and what those are called who are here. */
const Seats = ({ plan, change }: Part) => {
  const { way, players, names } = plan;
  const seated = seatedIn(plan);
  const seats = SEATS.slice(0, seated);
  return (
    <>
      <HowMany of={plan} change={change} hint={way === 'solo' ? t('playersSolo')(players - 1) : undefined} />
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
    </>
  );
};

/** How a seat is called before anybody sits there. */
const seatName = (plan: Plan, i: number): string => {
  const seated = seatedIn(plan);
  const manner = plan.way === 'online' ? undefined : plan.wishes[i - seated]?.manner;
  if (i < seated) return calledIn(plan, i);
  return manner === undefined ? t('playerName')(i + 1) : nameOf(manner);
};
