/** `npm run taps`: whole games of Complots by visible controls: how often one touches beyond one's own turns, and waits for nothing. */
import { type Means, playSensibly, type Tally } from '../../test/web/complots/sensible.ts';
import { build, kept, openBrowser, serve, settings, visitor } from '../../test/web/stage.ts';

const MOST = { game: 25, still: 2500, between: 12, unnamed: 3 };

type Plan = { readonly name: string; readonly seats: number; readonly lineup: string; readonly means: Means };
const PLANS: readonly Plan[] = [
  { name: '4 players', seats: 4, lineup: 'base', means: 'by hand' },
  { name: '4 players', seats: 4, lineup: 'base', means: 'turn' },
  { name: '4 players', seats: 4, lineup: 'base', means: 'named' },
  { name: '8 players of Complots 2', seats: 8, lineup: 'expert-2', means: 'turn' },
  { name: '8 players of Complots 2', seats: 8, lineup: 'expert-2', means: 'named' },
];

const games = Number(process.argv[2] ?? 3);
const only = process.argv[3];
const site = await serve(build('static'));
const browser = await openBrowser();
let failed = false;

const play = async ({ seats, lineup, means }: Plan, seed: string): Promise<Tally> => {
  const solo = kept({ game: 'complots', seats, options: { lineup }, seed });
  const { page, context } = await visitor(browser, settings({ solo, speed: 'normal' }), { width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const tally = await playSensibly(page, `${site.url}#/solo/resume`, means);
  await context.close();
  return tally;
};

const judge = (what: string, value: number, most: number): string => {
  failed ||= value > most;
  return `${what} ${value}${value > most ? ` (TOO MUCH, at most ${most})` : ''}`;
};

for (const plan of PLANS) {
  const label = `${plan.name}, ${plan.means === 'by hand' ? 'by hand' : `let it pass until ${plan.means}`}`;
  if (only !== undefined && !label.includes(only)) continue;
  for (let i = 1; i <= games; i++) {
    const { own, between, still, over } = await play(plan, `taps ${i}`);
    const beyond = between.reduce((sum, { touches }) => sum + touches, 0);
    const longest = Math.max(...between.map(({ touches }) => touches));
    const unnamed = Math.max(0, ...between.filter(({ named }) => named === 0).map(({ touches }) => touches));
    const free = plan.means === 'by hand';
    console.log(
      [
        `${label}, game ${i}${over ? '' : ' (not over)'}: ${own} touches on my turns`,
        judge('beyond', beyond, plan.seats === 4 && !free ? MOST.game : Number.POSITIVE_INFINITY),
        judge('between two turns at most', longest, plan.seats === 8 ? MOST.between : Number.POSITIVE_INFINITY),
        judge('where nobody named me', unnamed, plan.means === 'named' ? MOST.unnamed : Number.POSITIVE_INFINITY),
        judge('longest without a move, ms,', still, MOST.still),
      ].join('; '),
    );
  }
}
await browser.close();
await site.close();
process.exitCode = failed ? 1 : 0;
