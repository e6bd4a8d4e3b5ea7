/** Pauses a table without a clock for players who may want to speak or look. */
import { useEffect, useState } from 'preact/hooks';
import type { Holds } from '../../../web/table/stage/holds.ts';
import type { CourtStep } from '../rules/steps.ts';
import type { TribunalView } from '../rules/typed-view.ts';

/** Milliseconds at the normal pace; 0: until they continue, at any pace. */
const LINGERS: Readonly<Partial<Record<CourtStep, number>>> = {
  recognition: 8000,
  deliberation: 0,
  'day-verdict': 4000,
  'night-verdict': 4000,
};

/** How long a step waits for a spectator; undefined: not at all. T21 The mafiosi end the recognition themselves. */
export const lingers = (view: TribunalView): number | undefined => {
  const { me, toAct, docket, over, players } = view;
  if (over !== null || (me !== undefined && (toAct.includes(me) || players[me].status === 'out'))) return undefined;
  if (docket.step === 'recognition' && view.identity === 'mafia') return 0;
  return LINGERS[docket.step];
};

/** T42 Milliseconds to object at a table of bots without a clock or lesson. Then the announcement stands. */
export const standsIn = (alone: boolean, pace: number, wanted: string | undefined): number | undefined =>
  alone && pace > 0 && wanted === undefined ? STANDS * pace : undefined;
const STANDS = 12_000;

/** Milliseconds from naming somebody until the plea ends. */
export const RESTS = 3000;

/** T31 A plea that named somebody is done; T52 informers rarely plead. Both may keep the floor. */
export const mayRest = ({ me, players, docket }: TribunalView): boolean =>
  docket.pleaded || (me !== undefined && players[me].status === 'informer');

/** T42 Least milliseconds for objections, whoever may answer and however fast, so that the delay tells nothing. */
const OPEN = 2500;

/** Without a clock, bots answer only after that. `ready`: the announcement has been read. */
export const useOpenWindow = (view: TribunalView, hold: Holds | undefined, pace: number, ready: boolean): void => {
  const { number, step } = view.docket;
  useEffect(() => {
    if (hold === undefined || step !== 'contest' || pace === 0 || !ready) return;
    hold('objection', true);
    const timer = setTimeout(() => hold('objection', false), OPEN * pace);
    return () => {
      clearTimeout(timer);
      hold('objection', false);
    };
  }, [hold, number, step, pace, ready]);
};

export type Lingering = {
  readonly holds: boolean;
  readonly waits: boolean;
  readonly until: number | undefined;
  goOn(): void;
};

/** `ready`: no scene is shown. */
export const useLinger = (view: TribunalView, hold: Holds | undefined, pace: number, ready: boolean): Lingering => {
  const [passed, pass] = useState(-1);
  const [until, setUntil] = useState<number | undefined>();
  const ms = lingers(view);
  const { number } = view.docket;
  const waits = hold !== undefined && ms !== undefined && (pace > 0 || ms === 0) && passed !== number;
  useEffect(() => {
    if (!waits) return;
    hold('linger', true);
    return () => hold('linger', false);
  }, [waits, hold, number]);
  useEffect(() => {
    setUntil(undefined);
    if (!waits || !ready || ms === 0) return;
    setUntil(performance.now() + ms * pace);
    const timer = setTimeout(() => pass(number), ms * pace);
    return () => clearTimeout(timer);
  }, [waits, ready, number, ms, pace]);
  return { holds: hold !== undefined, waits, until, goOn: () => pass(number) };
};
