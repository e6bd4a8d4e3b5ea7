/** `#/moderation`: operators settle reports here. Their key stays in this page's memory. */
import './css/moderation.css';
import { useRef, useState } from 'preact/hooks';
import { REASONS, SANCTIONS } from '../../../protocol/lists.ts';
import { PATHS, type RouteName } from '../../../protocol/paths.ts';
import type { BodyIn, Reply } from '../../../protocol/routes.ts';
import { titleOf } from '../../../words/index.ts';
import type { Failed } from '../../base/api.ts';
import { isFailure } from '../../base/api.ts';
import { ROOT } from '../../base/root.ts';
import { lang } from '../../base/settings.ts';
import { tongue } from '../../base/text/catalogue.ts';
import { wordsStored } from '../../link/chat-words.ts';
import { explain } from '../../parts/faults.ts';
import { PageHead } from '../../parts/foot.tsx';
import { Form } from '../../parts/form.tsx';
import { loadModerationText, moderationText } from './text.ts';

await loadModerationText();

type Known = Reply<'moderation'>;
type Report = Known['reports'][number];
type Decision = Known['log'][number];
type Decided = BodyIn<'sanction'>;

const ask = async <R extends RouteName>(
  route: R,
  key: string,
  body?: object,
  query = '',
): Promise<Reply<R> | Failed> => {
  const [method, path] = PATHS[route];
  try {
    const response = await fetch(ROOT + path.slice(1) + query, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    return response.ok ? answer : { failed: true, code: answer.code ?? 'internal', message: answer.message ?? '' };
  } catch {
    return { failed: true, code: 'unreachable', message: '' };
  }
};

/** Ignores a second press while the first request is under way. */
const useDoing = (then: () => Promise<void>) => {
  const busy = useRef(false);
  const [refused, setRefused] = useState('');
  const run = async (does: () => Promise<object>): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    const done = await does();
    setRefused(isFailure(done) ? explain(done.code) : '');
    await then();
    busy.current = false;
  };
  return { run, refused };
};

export const Moderation = () => {
  const text = moderationText();
  const [key, setKey] = useState('');
  const [known, setKnown] = useState<Known | undefined>();
  const [wrong, setWrong] = useState('');
  const [page, setPage] = useState(0);
  const look = async (at = page): Promise<void> => {
    const found = await ask('moderation', key.trim(), undefined, `?page=${at}`);
    setPage(at);
    setKnown(isFailure(found) ? undefined : found);
    setWrong(isFailure(found) ? explain(found.code) : '');
  };
  const { run, refused } = useDoing(() => look());
  return (
    <main class="page moderation">
      <PageHead title={text.title} />
      {known === undefined ? (
        <Form submit={() => look()}>
          <label>
            {text.key}{' '}
            <input
              type="password"
              autocomplete="off"
              required
              value={key}
              onInput={(event) => setKey(event.currentTarget.value)}
            />
          </label>{' '}
          <button type="submit" class="primary">
            {text.enter}
          </button>
          <p role="alert">{wrong}</p>
        </Form>
      ) : (
        <>
          <p>
            {text.hello(known.operator)}{' '}
            <button
              type="button"
              onClick={() => {
                setKey('');
                setKnown(undefined);
              }}
            >
              {text.leave}
            </button>
          </p>
          <p role="alert">{refused}</p>
          <h2>{text.reports}</h2>
          {known.reports.length === 0 && <p>{text.none}</p>}
          {known.reports.map((report) => (
            <ReportCard
              key={report.id}
              report={report}
              decide={(decision) => run(() => ask('sanction', key.trim(), decision))}
            />
          ))}
          <Pages page={page} pages={known.pages} turn={(to) => void look(to)} />
          <h2>{text.log}</h2>
          {known.log.length === 0 && <p>{text.noLog}</p>}
          <ol class="bare-list">
            {known.log.map((decision) => (
              <Settled
                key={decision.id}
                decision={decision}
                undo={() => run(() => ask('undoSanction', key.trim(), { id: decision.id }))}
              />
            ))}
          </ol>
        </>
      )}
    </main>
  );
};

const Pages = ({ page, pages, turn }: { page: number; pages: number; turn(page: number): void }) => {
  const text = moderationText();
  const ways = [
    { says: text.earlier, to: page - 1 },
    { says: text.later, to: page + 1 },
  ].filter(({ to }) => to >= 0 && to < pages);
  return (
    <p>
      {ways.map(({ says, to }) => (
        <button type="button" key={says} onClick={() => turn(to)}>
          {says}
        </button>
      ))}
    </p>
  );
};

const when = (at: number): string =>
  new Date(at).toLocaleString(lang.value, { dateStyle: 'medium', timeStyle: 'short' });

/** Formats a time for a date field, in local time. */
const forField = (at: number): string => {
  const date = new Date(at);
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

const WEEK = 7 * 24 * 60 * 60 * 1000;
const KINDS = [...SANCTIONS, 'dismiss'] as const;

const ReportCard = ({ report, decide }: { report: Report; decide(decision: Decided): Promise<void> }) => {
  const text = moderationText();
  const [reason, setReason] = useState<Decided['reason']>('insult');
  const [kind, setKind] = useState<Decided['kind']>(report.person === undefined ? 'dismiss' : 'mute');
  const [end, setEnd] = useState(() => forField(Date.now() + WEEK));
  const [past, setPast] = useState(false);
  const { id, name, said, whys, at, line, lines, game, share, reports, origins } = report;
  const submit = () => {
    const until = new Date(end).getTime();
    const isPast = kind !== 'dismiss' && !(until > Date.now());
    setPast(isPast);
    if (!isPast) void decide({ report: id, kind, reason, ...(kind === 'dismiss' ? {} : { until }) });
  };
  return (
    <section class="report">
      <h3>
        {text.said(name || text.somebody)} <small>{when(at)}</small>
      </h3>
      <blockquote>{said === undefined ? text.deleted : wordsStored(said)}</blockquote>
      <p>{text.reported(reports, origins)}</p>
      {whys.map((why) => (
        <p key={why}>{text.because(why)}</p>
      ))}
      {game !== undefined && share !== undefined && (
        <p>
          <a href={`${ROOT}r/${share}`}>{text.inGame(titleOf(game, tongue()))}</a>
        </p>
      )}
      <details open>
        <summary>{text.around}</summary>
        <ol class="around">
          {lines.map((one) => (
            <li key={one.n} class={one.n === line ? 'reported' : ''}>
              {text.wrote(one.name)} {wordsStored(one.text)}
            </li>
          ))}
        </ol>
      </details>
      <Form submit={submit}>
        <label>
          {text.reason}
          <select
            value={reason}
            onChange={({ currentTarget: { value } }) => setReason(REASONS.find((one) => one === value) ?? reason)}
          >
            {REASONS.map((one) => (
              <option key={one} value={one}>
                {text.reasons[one]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {text.sanction}
          <select
            value={kind}
            onChange={({ currentTarget: { value } }) => setKind(KINDS.find((one) => one === value) ?? kind)}
          >
            {KINDS.map((one) => (
              <option key={one} value={one} disabled={report.person === undefined && one !== 'dismiss'}>
                {text.kinds[one]}
              </option>
            ))}
          </select>
        </label>
        {kind !== 'dismiss' && (
          <label>
            {text.until}
            <input type="datetime-local" required value={end} onInput={(event) => setEnd(event.currentTarget.value)} />
          </label>
        )}
        <button type="submit" class="primary">
          {text.decide}
        </button>
        <p role="alert">{past ? text.past : ''}</p>
      </Form>
    </section>
  );
};

const Settled = ({ decision, undo }: { decision: Decision; undo(): Promise<void> }) => {
  const text = moderationText();
  const { kind, by, name, reason, at, until, said, undone, undoer } = decision;
  const holds = undone === undefined && until > Date.now();
  return (
    <li class="decision">
      <b>{text.decided[kind](by, name || text.somebody)}</b> · {text.reasons[reason]} · {when(at)}
      {kind !== 'dismiss' && ` · ${text.untilWhen(when(until))}`}
      {kind !== 'dismiss' && undone === undefined && !holds && ` · ${text.ended}`}
      {said !== undefined && <blockquote>{wordsStored(said)}</blockquote>}
      {undone !== undefined && <p>{text.undone(undoer ?? '', when(undone))}</p>}
      {kind !== 'dismiss' && holds && (
        <button type="button" onClick={() => void undo()}>
          {text.undo}
        </button>
      )}
    </li>
  );
};
