import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export const openMetrics = (defaults = true) => {
  const registry = new Registry();
  const registers = [registry];
  if (defaults) collectDefaultMetrics({ register: registry });
  return {
    registry,
    rooms: new Gauge({ name: 'cabale_tables', help: 'Tables in memory', registers }),
    sockets: new Gauge({ name: 'cabale_sockets', help: 'Open WebSockets', registers }),
    moves: new Counter({ name: 'cabale_moves_total', help: 'Moves taken, by whom', labelNames: ['by'], registers }),
    refused: new Counter({
      name: 'cabale_refused_total',
      help: 'Messages refused, by code',
      labelNames: ['code'],
      registers,
    }),
    sent: new Counter({ name: 'cabale_sent_total', help: 'Messages sent', registers }),
    games: new Counter({ name: 'cabale_games_total', help: 'Games begun and ended', labelNames: ['what'], registers }),
    commit: new Histogram({
      name: 'cabale_commit_seconds',
      help: 'From giving a batch to the store until it is on disk',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
      registers,
    }),
  };
};
export type Metrics = ReturnType<typeof openMetrics>;
