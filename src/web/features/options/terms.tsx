/** The form of a table's settings: options, first player, clocks, spectators. Rare ones are folded. */
import '../../base/css/fold.css';
import type { ComponentChildren } from 'preact';
import type { RawOptions } from '../../../engine/options.ts';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import { PACES, type Pace, secondsAt } from '../../../host/clock.ts';
import { BOTS, CHAIRS } from '../../../protocol/lists.ts';
import { boxFor } from '../../../words/index.ts';
import { useFetched } from '../../base/fetched.ts';
import { hasLevels } from '../../base/games.ts';
import { noteSetUp, SET_UPS } from '../../base/set-ups.ts';
import { t } from '../../base/text/more.ts';
import { Choose, Toggle } from '../../parts/choose.tsx';
import { PlainOptions } from '../../table/generic/options.tsx';
import { type Offered, webPartOf } from '../../table/web-part.ts';

export type TermsOf = {
  readonly game: Offered;
  readonly players: number;
  readonly options: RawOptions;
  readonly first: Seat | 'lot';
  readonly pace: Pace;
  readonly moreTime: boolean;
  readonly hints: boolean;
  readonly bots: (typeof BOTS)[number];
  readonly listed: boolean;
  readonly chairs: (typeof CHAIRS)[number];
  readonly watch: boolean;
  readonly delay: number;
  readonly hostAway: number;
};

export const HOST_AWAY = 5;

type Part = { of: TermsOf; change(more: Partial<TermsOf>): void };

/** Seconds by which spectators are delayed. */
const DELAYS = [0, 30, 60, 180] as const;
const HOST_AWAYS = [HOST_AWAY, 15, 60, 24 * 60] as const;

export const Fold = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <details class="fold">
    <summary>{title}</summary>
    {children}
  </details>
);

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ value: `${from + i}`, label: `${from + i}` }));

export const HowMany = ({ of: { game, players }, change }: Part) => (
  <Choose
    label={t('players')}
    options={numbers(...game.players)}
    value={String(players)}
    pick={(n) => change({ players: Number(n), first: 'lot' })}
  />
);

/** What we propose, and the rulebook's own set-up, in one touch; neither is chosen where a table has its own. */
const SetUps = ({ of: { game, players, options }, change }: Part) => {
  const box = boxFor(game.id, options);
  if (box === undefined) return null;
  const read = (raw: RawOptions): string => JSON.stringify(game.read?.(raw, players) ?? raw);
  const names = read(box.options) === read(box.book) ? SET_UPS.slice(1) : SET_UPS;
  return (
    <Choose
      label={t('setUp')}
      hint={t('setUpHint')}
      options={names.map((name) => ({ value: name, label: t('setUps')[name] }))}
      value={names.find((name) => read(box[name]) === read(options)) ?? ''}
      pick={(picked) => {
        const name = names.find((one) => one === picked);
        if (name === undefined) return;
        noteSetUp(box, name);
        change({ options: box[name] });
      }}
    />
  );
};

export const GameOptions = ({ of, change }: Part) => {
  const { game, players, options } = of;
  const { value: Chosen } = useFetched(async () => (await webPartOf(game.id)?.options?.()) ?? PlainOptions, [game.id]);
  if (Chosen === undefined) return null;
  return (
    <>
      <SetUps of={of} change={change} />
      <Chosen game={game} players={players} options={options} set={(next) => change({ options: next })} />
    </>
  );
};

/** `names`: names of the seats before anybody sits there. */
export const WhoBegins = ({ of: { players, first }, names, change }: Part & { names: readonly string[] }) => (
  <Choose
    label={t('whoBegins')}
    options={[
      { value: 'lot', label: t('byLot') },
      ...SEATS.slice(0, players).map((seat, i) => ({ value: seat, label: names[i] ?? seat })),
    ]}
    value={first}
    pick={(seat) => change({ first: SEATS.find((one) => one === seat) ?? 'lot' })}
  />
);

const paceLabel = (pace: Pace): string => {
  const seconds = secondsAt(pace);
  return seconds === undefined || pace === 'daily' ? t('paces')[pace] : t('paceOf')(t('paces')[pace], seconds);
};

export const ClockChoice = ({ of: { pace }, change }: Part) => (
  <Choose
    label={t('clock')}
    hint={t('clockHint')}
    options={PACES.map((one) => ({ value: one, label: paceLabel(one) }))}
    value={pace}
    pick={(one) => change({ pace: PACES.find((known) => known === one) ?? 'normal' })}
  />
);

/** When a bot's chair goes to a stranger who presses Play now. */
export const ChairsChoice = ({ value, pick }: { value: TermsOf['chairs']; pick(one: TermsOf['chairs']): void }) => (
  <Choose
    label={t('chairsMay')}
    hint={t('chairsMayHint')}
    options={CHAIRS.map((one) => ({ value: one, label: t('chairsOf')[one] }))}
    value={value}
    pick={(one) => pick(CHAIRS.find((known) => known === one) ?? 'open')}
  />
);

export const Company = ({
  of: { game, pace, moreTime, hints, bots, listed, chairs, watch, delay, hostAway },
  change,
}: Part) => (
  <>
    <Toggle
      label={t('moreTimeMay')}
      hint={t('moreTimeHint')}
      on={moreTime && pace !== 'off'}
      disabled={pace === 'off'}
      set={(on) => change({ moreTime: on })}
    />
    {hasLevels(game.id) && (
      <Toggle label={t('hintsMay')} hint={t('hintsMayHint')} on={hints} set={(on) => change({ hints: on })} />
    )}
    <Choose
      label={t('botsMay')}
      hint={t('botsMayHint')}
      options={BOTS.map((one) => ({ value: one, label: t('botsOf')[one] }))}
      value={bots}
      pick={(one) => change({ bots: BOTS.find((known) => known === one) ?? 'house' })}
    />
    <Toggle label={t('listed')} hint={t('listedHint')} on={listed} set={(on) => change({ listed: on })} />
    {listed && <ChairsChoice value={chairs} pick={(one) => change({ chairs: one })} />}
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
    <Choose
      label={t('hostAway')}
      hint={t('hostAwayHint')}
      options={HOST_AWAYS.map((one) => ({ value: String(one), label: t('hostAways')(one) }))}
      value={String(hostAway)}
      pick={(one) => change({ hostAway: Number(one) })}
    />
  </>
);
