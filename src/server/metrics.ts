import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** Plain counters; Prometheus gets them on request. */
export type Metrics = {
  readonly registry: Registry;
  moves: { person: number; bot: number; clock: number };
  thoughts: number;
  thoughtSeconds: number;
  sent: number;
  begun: number;
  ended: number;
  commits: number;
  commitSeconds: number;
  /** Changes of tables that lost to another server's, and were retried. */
  lost: number;
  /** Parts of batches that the store refused because of their content. */
  unkept: number;
  /** Notifications dropped because too many were waiting. */
  dropped: number;
  readonly refused: Counter;
};

export const openMetrics = (tables: () => number, sockets: () => number, servers: () => number): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  const labelNames = ['code'];
  collectDefaultMetrics({ register: registry });
  const metrics: Metrics = {
    registry,
    moves: { person: 0, bot: 0, clock: 0 },
    thoughts: 0,
    thoughtSeconds: 0,
    sent: 0,
    begun: 0,
    ended: 0,
    commits: 0,
    commitSeconds: 0,
    lost: 0,
    unkept: 0,
    dropped: 0,
    refused: new Counter({ name: 'cabale_refused_total', help: 'Messages refused, by code', labelNames, registers }),
  };
  const gauge = (name: string, help: string, read: () => number): void => {
    const one: Gauge = new Gauge({ name, help, registers, collect: () => one.set(read()) });
  };
  const counter = (name: string, help: string, read: () => number): void => {
    const one: Counter = new Counter({
      name,
      help,
      registers,
      collect() {
        one.reset();
        one.inc(read());
      },
    });
  };
  gauge('cabale_tables', 'Tables in memory', tables);
  gauge('cabale_sockets', 'Open WebSockets', sockets);
  gauge('cabale_nodes', 'Servers on this store, this one included', servers);
  counter('cabale_moves_by_people_total', 'Moves taken from people', () => metrics.moves.person);
  counter('cabale_moves_by_bots_total', 'Moves taken from bots', () => metrics.moves.bot);
  counter('cabale_bot_thoughts_total', 'Questions that bots have thought about', () => metrics.thoughts);
  const thoughts = 'From asking a bot until it has answered';
  counter('cabale_bot_thought_seconds_total', thoughts, () => metrics.thoughtSeconds);
  counter('cabale_timeouts_total', 'Clocks that ran out', () => metrics.moves.clock);
  counter('cabale_sent_total', 'Messages about tables sent', () => metrics.sent);
  counter('cabale_games_begun_total', 'Games begun', () => metrics.begun);
  counter('cabale_games_ended_total', 'Games ended', () => metrics.ended);
  counter('cabale_commits_total', 'Batches written', () => metrics.commits);
  counter('cabale_lost_total', 'Changes of tables that came second to another server', () => metrics.lost);
  counter('cabale_unkept_total', 'Changes that the store refused for what they contain', () => metrics.unkept);
  counter('cabale_notices_dropped_total', 'Notices not sent because too many waited', () => metrics.dropped);
  const batches = 'From giving a batch to the store until it is on disk';
  counter('cabale_commit_seconds_total', batches, () => metrics.commitSeconds);
  return metrics;
};
