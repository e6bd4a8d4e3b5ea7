/** A table on this device before and between games: one person and bots, or several people. */
import { useState } from 'preact/hooks';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import { boxFor, titleOf } from '../../../words/index.ts';
import { readMask } from '../../../words/masks.ts';
import { Emblem } from '../../base/art/emblem.tsx';
import { go } from '../../base/router.ts';
import { tongue } from '../../base/text/catalogue.ts';
import { t } from '../../base/text/more.ts';
import { companyOf, isPerson } from '../../link/opponents.ts';
import { pending } from '../../link/pending.ts';
import { eveningOf, gameFor, keepPlan, type Plan, seatedAs } from '../../link/plan.ts';
import { Cover } from '../../parts/box.tsx';
import { PageHead } from '../../parts/foot.tsx';
import { useCharacterText } from '../../table/characters/text.ts';
import { ChairSheet, PlanBox } from './device-sheets.tsx';
import { type ChairShown, Felt } from './felt.tsx';
import { toServer } from './turning.ts';

export const DeviceTable = ({ plan: first }: { plan: Plan }) => {
  const [plan, setPlan] = useState(first);
  const [open, setOpen] = useState(false);
  const [chosen, choose] = useState<Seat | undefined>();
  const change = (more: Partial<Plan>) => {
    const next = { ...plan, ...more };
    keepPlan(next);
    setPlan(next);
  };
  const evening = eveningOf(plan, companyOf(plan, plan.chairs).names);
  const title = boxFor(plan.game, plan.options)?.title(tongue()) ?? titleOf(plan.game, tongue());
  return (
    <main class="waiting lobby here">
      <PageHead title={title} />
      <Felt chairs={useChairs(plan, evening, choose)} mine="A" lit={chosen}>
        <div class="box-place">
          <section class="box-lid">
            <button type="button" class="opens" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              <Lid plan={plan} title={title} />
              <small>{evening.games > 0 ? t('gamesTonight')(evening.games) : t('inTheBox')}</small>
            </button>
          </section>
        </div>
      </Felt>
      <Dock plan={plan} again={evening.games > 0} />
      {open && <PlanBox plan={plan} change={change} close={() => setOpen(false)} />}
      {chosen !== undefined && <ChairSheet plan={plan} seat={chosen} change={change} close={() => choose(undefined)} />}
    </main>
  );
};

const Lid = ({ plan: { game, options }, title }: { plan: Plan; title: string }) => {
  const box = boxFor(game, options);
  return box === undefined ? (
    <>
      <b>{title}</b>
      <Emblem name="masks" class="big" />
    </>
  ) : (
    <Cover box={box} />
  );
};

const useChairs = (plan: Plan, { games, wins }: ReturnType<typeof eveningOf>, choose: (seat: Seat) => void) => {
  const text = useCharacterText();
  const { names, masks } = companyOf(plan, plan.chairs);
  return plan.chairs.flatMap((chair, i): ChairShown[] => {
    const seat = SEATS[i];
    if (seat === undefined) return [];
    const bot = !isPerson(chair);
    const own = plan.way === 'solo' && i === 0;
    const temper = bot && chair.manner !== undefined ? text?.short[chair.manner] : t('standings').bot;
    return [
      {
        seat,
        sitter: names[i] ?? seat,
        name: own ? t('you') : (names[i] ?? seat),
        note: bot ? (temper ?? '') : own ? '' : t('around'),
        mask: readMask(masks[i]),
        bot,
        crowns: games > 0 ? wins[i] : undefined,
        touch: () => choose(seat),
      },
    ];
  });
};

const Dock = ({ plan, again }: { plan: Plan; again: boolean }) => {
  const { way, chairs } = plan;
  const people = chairs.filter(isPerson).map(({ name }) => name);
  const bots = chairs.length - people.length;
  const company = t('withWhom')(way === 'solo' ? [] : people, bots);
  const begin = () => {
    keepPlan(plan);
    pending.value = gameFor(plan);
    go('solo', 'new');
  };
  return (
    <section class="lobby-dock">
      <button type="button" class="primary big begin" onClick={begin}>
        {again ? t('nextGame') : `${t('start')} ${company}`}
        {again ? <small>{company}</small> : way === 'hotseat' && <small>{t('goesRound')(people[0] ?? '')}</small>}
      </button>
      <div class="seldom">
        {ONLINE && (
          <button type="button" class="to-friends" onClick={() => toServer(plan)}>
            {way === 'solo' ? t('createTable') : t('ownPhones')}
          </button>
        )}
        <button
          type="button"
          class="turn"
          onClick={() => {
            const other = way === 'solo' ? 'hotseat' : 'solo';
            keepPlan(seatedAs(other, plan));
            go('new', other);
          }}
        >
          {way === 'solo' ? t('hotSeat') : t('alone')}
        </button>
        {ONLINE && (
          <button type="button" onClick={() => toServer(plan, true)}>
            {t('bigScreen')}
          </button>
        )}
      </div>
    </section>
  );
};
