/** Sheets of a table on this device: a chair and its player, the box and its settings. */
import { offeredAt } from '../../../bots/duels.ts';
import { isLevel, LEVELS } from '../../../bots/levels.ts';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import { LONGEST_NAME } from '../../../protocol/lists.ts';
import { boxFor, titleOf } from '../../../words/index.ts';
import { readMask } from '../../../words/masks.ts';
import { hasLevels } from '../../base/games.ts';
import { usualOptions } from '../../base/set-ups.ts';
import { called, level, name } from '../../base/settings.ts';
import { tongue } from '../../base/text/catalogue.ts';
import { t } from '../../base/text/more.ts';
import { botBeside, type Chair, chairsFor, companyOf, isPerson, usualLevel } from '../../link/opponents.ts';
import { nameAt, type Plan } from '../../link/plan.ts';
import { Choose } from '../../parts/choose.tsx';
import { Form } from '../../parts/form.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { LessonLink } from '../lessons/lesson-link.tsx';
import { MaskChoice } from '../masks/choice.tsx';
import { Fold, GameOptions, HOST_AWAY, HowMany, type TermsOf, WhoBegins } from '../options/terms.tsx';
import { BotChoice } from './bot-choice.tsx';
import { Boxes, GAMES } from './boxes.tsx';
import { strengths } from './strengths.ts';
import { toServer } from './turning.ts';

type Props = { plan: Plan; change(more: Partial<Plan>): void; close(): void };

const settingOf = ({ game, options, chairs }: Plan) => ({ game, options, seats: chairs.length });
const playersOf = (game: string): readonly [number, number] => GAMES.find(({ id }) => id === game)?.players ?? [2, 8];

export const ChairSheet = ({ plan, seat, change, close }: Props & { seat: Seat }) => {
  const i = SEATS.indexOf(seat);
  const { chairs, way, game } = plan;
  const chair = chairs[i];
  const { names } = companyOf(plan, chairs);
  if (chair === undefined) return null;
  const put = (next: Chair) => change({ chairs: chairs.with(i, next) });
  const remove = () => {
    change({ chairs: chairs.toSpliced(i, 1), first: 'lot' });
    close();
  };
  const others = chairs.filter((one, k) => k !== i && isPerson(one)).length;
  const mayGo = chairs.length > playersOf(game)[0] && (!isPerson(chair) || others > (way === 'solo' ? 0 : 1));
  const own = way === 'solo' && i === 0;
  return (
    <Sheet title={own ? t('you') : (names[i] ?? seat)} close={close} class="chair-sheet">
      <h2>{own ? t('you') : names[i]}</h2>
      {isPerson(chair) ? (
        <PersonHere {...{ plan, seat, own, put }} called={chair.name} />
      ) : (
        <BotHere {...{ plan, seat, put }} chair={chair} />
      )}
      <div class="deeds">
        {!isPerson(chair) && ONLINE && (
          <button type="button" onClick={() => toServer(plan, false, seat)}>
            {t('friendInstead')}
          </button>
        )}
        {!isPerson(chair) && way === 'hotseat' && (
          <button type="button" class="someone" onClick={() => put({ name: freeName(chairs, i) })}>
            {t('someoneHere')}
          </button>
        )}
        {isPerson(chair) && way === 'hotseat' && others > 1 && (
          <button type="button" class="seat-bot" onClick={() => put(botBeside(settingOf(plan), chairs))}>
            {t('aBot')}
          </button>
        )}
        {mayGo && !own && (
          <button type="button" class="remove" onClick={remove}>
            {t('noChair')}
          </button>
        )}
      </div>
    </Sheet>
  );
};

const freeName = (chairs: readonly Chair[], i: number): string => {
  const taken = chairs.map((one) => (isPerson(one) ? one.name : undefined));
  return SEATS.map((_, k) => nameAt(i + k)).find((one) => one !== '' && !taken.includes(one)) ?? nameAt(i);
};

type Person = { plan: Plan; seat: Seat; own: boolean; called: string; put(chair: Chair): void };

const PersonHere = ({ plan, seat, own, called: now, put }: Person) => {
  const { masks } = companyOf(plan, plan.chairs);
  const taken = masks.flatMap((text, i) => (SEATS[i] === seat ? [] : (readMask(text)?.form ?? [])));
  return (
    <>
      <input
        aria-label={t('yourName')}
        placeholder={own ? called() : nameAt(SEATS.indexOf(seat))}
        maxLength={LONGEST_NAME}
        autocomplete={own ? 'nickname' : 'off'}
        value={own ? name.value : now}
        onInput={({ currentTarget: { value } }) => {
          if (own) name.value = value;
          put({ name: own ? called() : value.trim() || nameAt(SEATS.indexOf(seat)) });
        }}
      />
      {own && <MaskChoice seat={seat} taken={taken} />}
    </>
  );
};

type Bot = { plan: Plan; seat: Seat; chair: Exclude<Chair, { name: string }>; put(chair: Chair): void };

const BotHere = ({ plan, seat, chair, put }: Bot) => {
  const set = settingOf(plan);
  if (!hasLevels(plan.game)) return null;
  return (
    <BotChoice
      seat={seat}
      manner={chair.manner}
      taken={plan.chairs.map((one) => (isPerson(one) || one === chair ? undefined : one.manner))}
      setManner={(manner) => put({ ...chair, manner })}
      levels={strengths(set, offeredAt(set, LEVELS), t('botKinds'))}
      level={chair.level}
      setLevel={(one) => isLevel(one) && put({ ...chair, level: one })}
    />
  );
};

export const PlanBox = ({ plan, change, close }: Props) => {
  const { game, options, chairs, first } = plan;
  const set = settingOf(plan);
  const offered = GAMES.find(({ id }) => id === game);
  const people = chairs.filter(isPerson).length;
  const title = boxFor(game, options)?.title(tongue()) ?? titleOf(game, tongue());
  if (offered === undefined) return null;
  const [least, most] = offered.players;
  const of: TermsOf = {
    game: { ...offered, players: [Math.max(least, people), most] },
    players: chairs.length,
    options,
    first,
    pace: 'off',
    moreTime: false,
    hints: false,
    bots: 'house',
    listed: false,
    chairs: 'open',
    watch: false,
    delay: 0,
    hostAway: HOST_AWAY,
  };
  const reseat = (seats: number, next: Partial<Plan> = {}) => {
    const sorted = [...chairs.filter(isPerson), ...chairs.filter((one) => !isPerson(one))];
    const kept = seats < chairs.length ? chairs.filter((one) => sorted.slice(0, seats).includes(one)) : chairs;
    const to = { ...set, ...next, seats };
    change({ ...next, first: 'lot', chairs: chairsFor(to, kept) });
  };
  return (
    <Sheet title={title} close={close}>
      <div class="open-box">
        <h2>{title}</h2>
        <Form submit={close}>
          <Boxes
            {...{ game, options, people }}
            pick={({ game: next, box }) => {
              const [fewest, largest] = next.players;
              const seats = Math.max(fewest, people, Math.min(largest, box?.usual ?? chairs.length));
              reseat(seats, { game: next.id, options: usualOptions(box) });
            }}
          />
          <p class="hint">{boxFor(game, options)?.about(tongue())}</p>
          <LessonLink game={game} />
          <HowMany of={of} change={({ players }) => players !== undefined && reseat(players)} />
          {hasLevels(game) && people < chairs.length && (
            <Choose
              label={t('opponents')}
              options={strengths(set, offeredAt(set, LEVELS), t('levels'))}
              value={commonLevel(chairs) ?? usualLevel(set)}
              pick={(one) => {
                if (!isLevel(one)) return;
                level.value = one;
                change({ chairs: chairs.map((chair) => (isPerson(chair) ? chair : { ...chair, level: one })) });
              }}
            />
          )}
          <GameOptions of={of} change={({ options: next }) => next !== undefined && change({ options: next })} />
          <Fold title={t('moreOptions')}>
            <WhoBegins
              of={of}
              names={companyOf(plan, chairs).names}
              change={({ first: begins }) => begins !== undefined && change({ first: begins })}
            />
          </Fold>
        </Form>
        <button type="button" class="primary" onClick={close}>
          {t('closeBox')}
        </button>
      </div>
    </Sheet>
  );
};

const commonLevel = (chairs: readonly Chair[]): string | undefined => {
  const [one, ...others] = new Set(chairs.flatMap((chair) => (isPerson(chair) ? [] : [chair.level])));
  return others.length === 0 ? one : '';
};
