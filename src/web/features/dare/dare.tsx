/** The page of a dare: a friend believes or doubts one claim, then sees the truth and a link to the table. */
import './css/dare.css';
import { useRef, useState } from 'preact/hooks';
import { LONGEST_NAME } from '../../../protocol/lists.ts';
import type { Reply } from '../../../protocol/routes.ts';
import { boxFor, fetchWords } from '../../../words/index.ts';
import { writeMask } from '../../../words/masks.ts';
import { call, isFailure, signIn } from '../../base/api.ts';
import { useFetched } from '../../base/fetched.ts';
import { mask } from '../../base/own-mask.ts';
import { go, href } from '../../base/router.ts';
import { called, lang, name } from '../../base/settings.ts';
import { t } from '../../base/text/text.ts';
import { PageHead } from '../../parts/foot.tsx';
import { Loading } from '../../parts/loading.tsx';
import { Asks } from '../home-doubt/asks.tsx';
import { Turned } from '../home-doubt/turned.tsx';
import { type Claims, claimOf, fetchClaims, momentOf } from './claim-of.ts';
import { dareText, loadDareText } from './text.ts';

type Dared = Reply<'dared'>;
type DareAnswer = NonNullable<Dared['given']>;
type Trouble = 'cut' | 'over' | 'offline' | 'tooFast';
type Found = { readonly dare: Dared; readonly claims: Claims; readonly table: readonly string[] };

const ID = /^[\w-]{12}$/;
const WHY: Readonly<Record<string, Trouble>> = { expired: 'over', 'too-fast': 'tooFast' };

const fetchDare = async (id: string): Promise<Found | Trouble> => {
  await loadDareText();
  if (!ID.test(id)) return 'cut';
  const dare = await call('dared', undefined, id);
  if (isFailure(dare)) return WHY[dare.code] ?? 'offline';
  const [claims, words] = await Promise.all([fetchClaims(dare.game), fetchWords(dare.game, lang.value)]);
  const { seen, names } = momentOf(dare);
  return { dare, claims, table: (await words.lazy()).table(seen.view, names) };
};

export const Dare = ({ rest: id }: { rest: string }) => {
  const [visit, setVisit] = useState(0);
  const { value: found, failed } = useFetched(() => fetchDare(id), [id, visit], [lang.value]);
  if (failed) return <Failed why={t('troubleLoad')} />;
  if (found === undefined) return <Loading />;
  if (typeof found !== 'string') return <Asked id={id} {...found} />;
  const again = found === 'offline' || found === 'tooFast';
  return <Failed why={dareText()[found]} again={again ? () => setVisit(visit + 1) : undefined} />;
};

const Failed = ({ why, again }: { why: string; again?: (() => void) | undefined }) => (
  <main class="page dare">
    <PageHead title="Cabale" />
    <p role="alert">{why}</p>
    {again === undefined ? (
      <a class="button primary big" href={href('')}>
        {t('todaysDoubt')}
      </a>
    ) : (
      <button type="button" class="primary big" onClick={again}>
        {dareText().again}
      </button>
    )}
  </main>
);

const Asked = ({ id, dare, claims, table }: Found & { id: string }) => {
  const text = dareText();
  const [given, setGiven] = useState<DareAnswer | undefined>(dare.given);
  const [deed, act] = useState<boolean | undefined>();
  const [note, setNote] = useState<'first' | 'notSent' | Trouble | undefined>(dare.given && 'first');
  const [own, setOwn] = useState(name.value);
  const stood = useRef<HTMLElement>(null);
  const asked = claimOf(claims, dare);
  const answer = async (doubted: boolean) => {
    act(doubted);
    setNote(undefined);
    const said = await call('sayDare', { doubted, ...(own.trim() === '' ? {} : { name: own }) }, id);
    if (isFailure(said)) {
      act(undefined);
      return setNote(WHY[said.code] ?? 'notSent');
    }
    if (said.doubted !== doubted) setNote('first');
    setGiven(said);
  };
  if (note === 'over') return <Failed why={text.over} />;
  const doubted = given?.doubted ?? deed;
  return (
    <main class="page dare">
      <PageHead title={text.dares(dare.name)} />
      <section class="doubt-stage" aria-label={text.dares(dare.name)}>
        {doubted !== undefined ? (
          <Turned
            asked={asked}
            lie={given?.lie}
            fresh={dare.given === undefined}
            says={given && <h3>{text.cameOut(asked.name, given.lie, doubted)}</h3>}
          >
            {given !== undefined && <Onwards {...{ id, dare, given }} called={own.trim() || called()} />}
          </Turned>
        ) : (
          <Asks
            asked={asked}
            act={dare.own ? undefined : (doubts) => void answer(doubts)}
            whole={() => stood.current?.scrollIntoView()}
          />
        )}
      </section>
      <p class="note" role="status">
        {dare.own ? text.own : note && text[note]}
      </p>
      {doubted === undefined && !dare.own && (
        <label class="hint">
          <input
            maxLength={LONGEST_NAME}
            autocomplete="nickname"
            placeholder={text.yourName}
            aria-label={text.yourName}
            value={own}
            onInput={(event) => setOwn(event.currentTarget.value)}
          />
          {text.tells(dare.name)}
        </label>
      )}
      <section class="stood" ref={stood}>
        <h2>{text.table}</h2>
        <ul>
          {table.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </main>
  );
};

type OnwardsProps = { id: string; dare: Dared; given: DareAnswer; called: string };

/** How others answered, and a table to which the dare's maker is invited. */
const Onwards = ({ id, dare, given: { people, believed, lie, code }, called: own }: OnwardsProps) => {
  const text = dareText();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { game, options } = dare;
  const sit = async () => {
    setBusy(true);
    const who = await signIn(own);
    const seats = boxFor(game, options)?.usual ?? dare.view.seats.length;
    const made = isFailure(who) ? who : await call('create', { game, options, seats, mask: writeMask(mask.value) });
    const told = isFailure(made) ? made : await call('sitDare', { table: made.table }, id);
    setBusy(false);
    setFailed(isFailure(told));
    if (!isFailure(made)) go('t', made.code);
  };
  return (
    <div class="onwards">
      {people > 1 && <p class="others">{text.others(people, believed, lie)}</p>}
      {code === undefined ? (
        <button type="button" class="button primary big" disabled={busy} onClick={() => void sit()}>
          {text.sit(dare.name)}
          <small>{text.sitHint}</small>
        </button>
      ) : (
        <a class="button primary big" href={href('t', code)}>
          {text.toTable}
        </a>
      )}
      <p>
        <a href={href('')}>{t('todaysDoubt')}</a>
      </p>
      {failed && <p role="alert">{text.offline}</p>}
    </div>
  );
};
