/** Starts the workers of a page. */
import { registerWorkers } from '../../web/base/workers.ts';

registerWorkers({
  play: () => new Worker(new URL('./play-worker.ts', import.meta.url), { type: 'module' }),
  review: () => new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' }),
  experts: () => new Worker(new URL('./experts-worker.ts', import.meta.url), { type: 'module' }),
});
