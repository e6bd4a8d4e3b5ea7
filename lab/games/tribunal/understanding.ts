/** `npm run lab -- understanding [--held-out]`: measures how well free text is understood. */
import { readScriptArgs } from '../../../src/command/script-args.ts';
import { cut } from '../../../src/engine/phrases.ts';
import { LANGS } from '../../../src/words/languages.ts';
import { corpus, share, TARGETS } from './corpus.ts';

const { 'held-out': only = false } = readScriptArgs({ 'held-out': { type: 'boolean' } }).values;

const kind = (readings: readonly string[]): string => {
  const [one, another] = readings;
  return another !== undefined ? 'several' : one === undefined ? 'nothing' : (cut(one)[0] ?? one);
};

for (const lang of LANGS) {
  const { tuned, heldOut, strangers } = corpus(lang);
  const all = only ? [...heldOut, ...strangers] : [...tuned, ...heldOut, ...strangers];
  const kinds = [...new Set(all.flatMap(({ expected, got }) => [kind(expected), kind(got)]))].sort();
  console.log(`\n${lang}: ${all.length} sentences. Rows: meant; columns: read; ✗: of another player`);
  console.log(['', ...kinds].map((one) => one.padEnd(10)).join(''));
  for (const meant of kinds) {
    const cells = kinds.map((read) => {
      const found = all.filter(({ expected, got }) => kind(expected) === meant && kind(got) === read);
      const amiss = meant === read ? found.filter(({ outcome }) => outcome !== 'right').length : 0;
      return found.length === 0 ? '' : `${found.length}${amiss > 0 ? ` (${amiss}✗)` : ''}`;
    });
    console.log([meant, ...cells].map((one) => one.padEnd(10)).join(''));
  }
  for (const [part, list] of Object.entries({ tuned, 'held out': heldOut, strangers })) {
    const [right, wrong] = [share(list, 'right'), share(list, 'wrong')];
    console.log(
      `${part}: ${right.toFixed(1)}% right (at least ${TARGETS.right}), ${wrong.toFixed(1)}% wrong (at most ${TARGETS.wrong})`,
    );
    if (right < TARGETS.right || wrong > TARGETS.wrong) process.exitCode = 1;
  }
}
