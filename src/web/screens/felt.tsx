/** The lobby before a game: seats and a box. For friends elsewhere the table is created on the server at once. */
import { useEffect, useState } from 'preact/hooks';
import { SEATS } from '../../engine/seats.ts';
import { boxesOf, boxFor, gameIn, titleOf } from '../../words/index.ts';
import { writeMask } from '../../words/masks.ts';
import { call, isFailure, signIn } from '../base/api.ts';
import { firstGame } from '../base/games.ts';
import { mask } from '../base/own-mask.ts';
import { usualOptions } from '../base/set-ups.ts';
import { called, isKnown, name } from '../base/settings.ts';
import { tongue } from '../base/text/catalogue.ts';
import { t } from '../base/text/more.ts';
import { DeviceTable } from '../features/lobby/device-table.tsx';
import { Felt } from '../features/lobby/felt.tsx';
import { isPerson } from '../link/opponents.ts';
import { pendingPlan } from '../link/pending.ts';
import { type Plan, planFor, WAYS } from '../link/plan.ts';
import { PageHead } from '../parts/foot.tsx';
import { webPartOf } from '../table/web-part.ts';
import { type BotAt, ServerTable } from './server-table.tsx';
import { Trouble } from './trouble.tsx';

/** `solo`, `hotseat`, `online` or `screen`, then the box that was chosen before. */
export const FeltScreen = ({ rest }: { rest: string }) => {
  const [wish, box] = rest.split('/');
  if (ONLINE && (wish === 'online' || wish === 'screen')) return <Opening box={box} screen={wish === 'screen'} />;
  return <Here plan={planFor(WAYS.find((one) => one === wish) ?? 'solo', box || undefined)} />;
};

/** A lobby on this device; the worker is fetched meanwhile. */
const Here = ({ plan }: { plan: Plan }) => {
  useEffect(() => {
    void Promise.all([import('./device.tsx'), webPartOf(plan.game)?.screen?.()]).catch(() => undefined);
  }, []);
  return <DeviceTable plan={plan} />;
};

const BeforeTable = ({ game, options, seats, bots }: Wanted) => (
  <main class="waiting lobby">
    <PageHead title={boxFor(game, options)?.title(tongue()) ?? titleOf(game, tongue())} />
    <Felt
      mine="A"
      chairs={SEATS.slice(0, seats).map((seat, i) => ({
        seat,
        sitter: '',
        name: i === 0 ? t('you') : bots.some((one) => one.seat === seat) ? t('aBot') : t('freeSeat'),
        note: '',
        mask: i === 0 ? mask.value : undefined,
        free: i > 0,
      }))}
    >
      {undefined}
    </Felt>
    <section class="lobby-dock">
      <button type="button" class="primary big begin" disabled>
        {t('openingTable')}
      </button>
    </section>
  </main>
);

const USUAL_SEATS = 4;

const wanted = (box: string | undefined) => {
  const plan = pendingPlan.value;
  pendingPlan.value = undefined;
  if (plan !== undefined) {
    const { game, options, chairs, free } = plan;
    const bots = SEATS.flatMap((seat, i): BotAt[] => {
      const chair = chairs[i];
      return chair === undefined || isPerson(chair) || seat === free ? [] : [{ seat, ...chair }];
    });
    return { game, options, seats: chairs.length, bots, brought: true };
  }
  const game = gameIn(box) ?? (box || firstGame());
  const chosen = boxesOf(game).find(({ id }) => id === box) ?? boxesOf(game)[0];
  return { game, options: usualOptions(chosen), seats: chosen?.usual ?? USUAL_SEATS, bots: [], brought: false };
};

type Wanted = ReturnType<typeof wanted>;

const boxOf = ({ game, options }: Pick<Wanted, 'game' | 'options'>): string => boxFor(game, options)?.id ?? game;

/** The table with this box at which this person still waits alone, so that it is not created twice. */
const waitingFor = async (plan: Wanted): Promise<string | undefined> => {
  const mine = plan.brought || !isKnown() ? undefined : await call('mine');
  if (mine === undefined || isFailure(mine)) return undefined;
  return mine.tables.find((one) => one.status === 'lobby' && one.people <= 1 && boxOf(one) === boxOf(plan))?.id;
};

const Opening = ({ box, screen }: { box: string | undefined; screen: boolean }) => {
  const [opened, setOpened] = useState<string | undefined>();
  const [fault, setFault] = useState<string | undefined>();
  const [plan] = useState(() => wanted(box));
  const [visit, setVisit] = useState(0);
  useEffect(() => {
    let left = visit < 0;
    const open = async () => {
      const { bots: _, brought: __, ...set } = plan;
      const waits = await waitingFor(plan);
      if (left) return;
      if (waits !== undefined) return setOpened(waits);
      const who = await signIn(name.value.trim() || called());
      if (left) return;
      const made = isFailure(who) ? who : await call('create', { ...set, mask: writeMask(mask.value) });
      if (left) return;
      if (isFailure(made)) setFault(made.code);
      else setOpened(made.table);
    };
    void open();
    return () => {
      left = true;
    };
  }, [visit]);
  const retry = () => {
    setFault(undefined);
    setVisit(visit + 1);
  };
  if (fault !== undefined) return <Trouble code={fault} retry={retry} />;
  if (opened === undefined) return <BeforeTable {...plan} />;
  return <ServerTable rest={opened} bots={plan.bots} onScreen={screen} />;
};
