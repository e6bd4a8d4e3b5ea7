/** Checks after a game that it was dealt as promised, by replaying it in the worker (docs/FAIRNESS.md). */
import { useEffect, useState } from 'preact/hooks';
import type { Flaw } from '../../../host/deal.ts';
import { textsOf } from '../../../words/languages.ts';
import { type Fetched, useFetched } from '../../base/fetched.ts';
import { catalogue } from '../../base/text/catalogue.ts';
import { t } from '../../base/text/ending.ts';
import type { Finished } from '../../link/link.ts';
import { startWorker } from '../../link/solo.ts';
import type { FromWorker } from '../../link/worker-messages.ts';
import { Sheet } from '../../parts/sheet.tsx';
import type { DealText } from './text/fr.ts';

const { use: useWords } = catalogue(textsOf<DealText>((lang) => import(`./text/${lang}.ts`)));

type Checked = Extract<FromWorker, { say: 'checked' }>;

const check = ({ record, memory }: Finished): Promise<Checked> =>
  new Promise((resolve, reject) => {
    const { tell, stop } = startWorker((message) => {
      stop();
      if (message.say === 'checked') resolve(message);
      else reject(new Error(message.say));
    });
    tell({ do: 'check', record, ...(memory === undefined ? {} : { witness: memory }) });
  });

/** Checks unasked if this browser saw the promise, with a one-word result; when asked it gives details. */
export const CheckDeal = ({ game }: { game: Finished }) => {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const wanted = open || game.memory !== undefined;
  const checked = useFetched(() => (wanted ? check(game) : undefined), [wanted, game.record]);
  const { value } = checked;
  const found = value === undefined || game.memory === undefined ? undefined : findingOf(value);
  return (
    <>
      <button type="button" class={`to-check ${found ?? ''}`} onClick={() => setOpen(true)}>
        {found === undefined || words === undefined ? t('checkDeal') : `${MARK[found]} ${words[found]}`}
      </button>
      {open && words !== undefined && <Findings {...{ game, words, checked }} close={() => setOpen(false)} />}
    </>
  );
};

/** A missing part may be a lost connection, or a choice between two deals. */
const MISSING: readonly Flaw[] = ['entropy', 'withheld'];
type Found = 'fair' | 'unproven' | 'unfair';
const MARK = { fair: '✓', unproven: '–', unfair: '✗' } as const;

const findingOf = ({ flaws }: Checked): Found =>
  flaws.length === 0 ? 'fair' : flaws.every((one) => MISSING.includes(one)) ? 'unproven' : 'unfair';

type Finding = { game: Finished; words: DealText; checked: Fetched<Checked>; close(): void };

const Findings = ({ game, words, checked, close }: Finding) => {
  const { value } = checked;
  const verdict = value === undefined ? (checked.failed ? words.impossible : words.working) : words[findingOf(value)];
  return (
    <Sheet title={t('checkDeal')} close={close}>
      <section class="check">
        <h2>{words.title}</h2>
        <p role="status" class={value !== undefined && value.flaws.length > 0 ? 'broken' : ''}>
          {verdict}
        </p>
        <ul>
          {value !== undefined &&
            linesOf(words, game, value).map(({ mark, text }) => (
              <li key={text} class={mark === '✗' ? 'broken' : ''}>
                <span aria-hidden="true">{mark}</span> {text}
              </li>
            ))}
        </ul>
        {value?.flaws.length === 0 && <p class="hint">{words.limits}</p>}
        <div class="deeds">
          <SaveRecord game={game} label={words.save} />
        </div>
      </section>
    </Sheet>
  );
};

type Line = { readonly mark: '✓' | '✗' | '–'; readonly text: string };

const linesOf = (words: DealText, { record, names, memory }: Finished, { flaws, seats }: Checked): Line[] => {
  const line = (flaw: Checked['flaws'][number], fails: string, holds?: string): Line[] =>
    flaws.includes(flaw) ? [{ mark: '✗', text: fails }] : holds === undefined ? [] : [{ mark: '✓', text: holds }];
  const given = seats.flatMap((seat, i) => (record.origin?.entropy[seat] === undefined ? [] : [names[i] ?? seat]));
  const remembered: Line[] =
    memory === undefined
      ? [{ mark: '–', text: words.promise.unknown }]
      : [
          ...line('promise', words.promise.fails, words.promise.holds),
          ...line('entropy', words.entropy.fails, words.entropy.holds),
          ...(memory.told === undefined ? [] : line('told', words.told.fails, words.told.holds)),
        ];
  const isFixed = memory?.sealed !== undefined && !flaws.includes('withheld');
  const broken = flaws.includes('unfinished') || flaws.includes('moves');
  return [
    ...line('commitment', words.commitment.fails, words.commitment.holds),
    ...remembered,
    ...line('sealed', words.sealed.fails, isFixed ? words.sealed.holds : undefined),
    ...line('withheld', words.withheld.fails),
    ...line('seed', words.seed.fails, words.seed.holds(given.join(', '))),
    ...line('laid', words.laid.fails),
    ...line('unfinished', words.unfinished.fails),
    ...line('moves', words.moves.fails, broken ? undefined : words.moves.holds(record.moves.length)),
  ];
};

/** The record as `cabale verify` reads it. */
const SaveRecord = ({ game: { record, memory }, label }: { game: Finished; label: string }) => {
  const [href, setHref] = useState<string | undefined>();
  useEffect(() => {
    const made = URL.createObjectURL(
      new Blob([JSON.stringify({ ...record, witness: memory })], { type: 'application/json' }),
    );
    setHref(made);
    return () => URL.revokeObjectURL(made);
  }, [record, memory]);
  return href === undefined ? null : (
    <a class="button" href={href} download={`cabale-${record.game}.json`}>
      {label}
    </a>
  );
};
