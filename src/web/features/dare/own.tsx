/** My dares on My games: the claim, how many believed it, and who waits for me. */
import { Fault } from '../../parts/form.tsx';
import './css/own.css';
import { useState } from 'preact/hooks';
import type { Reply } from '../../../protocol/routes.ts';
import { writeMask } from '../../../words/masks.ts';
import { addressFor } from '../../base/address.ts';
import { call, isFailure } from '../../base/api.ts';
import { useFetched } from '../../base/fetched.ts';
import { mask } from '../../base/own-mask.ts';
import { href } from '../../base/router.ts';
import { called, lang } from '../../base/settings.ts';
import { t } from '../../base/text/text.ts';
import { claimOf, fetchClaims } from './claim-of.ts';
import { dareText, loadDareText } from './text.ts';

type Line = Reply<'dares'>['dares'][number];
type OwnDare = Line & { readonly says: string; readonly does: string };

const tell = async (dare: Line): Promise<OwnDare> => {
  const own = { name: called(), mask: writeMask(mask.value), heard: [] };
  const { says, does } = claimOf(await fetchClaims(dare.game), { ...dare, ...own });
  return { ...dare, says, does };
};

const fetchOwn = async (): Promise<readonly OwnDare[]> => {
  const [answer] = await Promise.all([call('dares'), loadDareText()]);
  return isFailure(answer) ? [] : Promise.all(answer.dares.map(tell));
};

export const OwnDares = () => {
  const { value = [] } = useFetched(fetchOwn, [], [lang.value]);
  const [gone, setGone] = useState<readonly string[]>([]);
  const dares = value.filter(({ id }) => !gone.includes(id));
  if (dares.length === 0) return null;
  return (
    <section class="own-dares">
      <h2>{dareText().mine}</h2>
      <ul>
        {dares.map((dare) => (
          <Dared key={dare.id} dare={dare} drop={() => setGone([...gone, dare.id])} />
        ))}
      </ul>
    </section>
  );
};

const Dared = ({ dare: { id, says, does, lie, answers }, drop }: { dare: OwnDare; drop(): void }) => {
  const text = dareText();
  const [copied, setCopied] = useState(false);
  const [sure, setSure] = useState(false);
  const [failed, setFailed] = useState(false);
  const believed = answers.filter(({ doubted }) => !doubted).length;
  const copy = async () => {
    await navigator.clipboard?.writeText(addressFor(href('d', id))?.href ?? '').catch(() => undefined);
    setCopied(true);
  };
  const takeBack = async () => {
    if (!sure) return setSure(true);
    const done = !isFailure(await call('noDare', { id }));
    setSure(false);
    setFailed(!done);
    if (done) drop();
  };
  return (
    <li>
      <b>{t('quoted')(says)}</b>
      <small>{does}</small>
      <p class="count">{answers.length === 0 ? text.noAnswer : text.others(answers.length, believed, lie)}</p>
      <ul>
        {answers.map(({ name, doubted, at, code }) => (
          <li key={at}>
            {text.answered(name, lie, doubted)} {code !== undefined && <a href={href('t', code)}>{text.waits(name)}</a>}
          </li>
        ))}
      </ul>
      <div class="deeds">
        <button type="button" onClick={() => void copy()}>
          {copied ? t('copied') : text.link}
        </button>
        <button type="button" class={sure ? 'sure' : ''} onClick={() => void takeBack()}>
          {sure ? t('sure') : text.takeBack}
        </button>
      </div>
      <Fault says={failed ? text.offline : undefined} />
    </li>
  );
};
