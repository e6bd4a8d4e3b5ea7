/** `#/people`: people one has met, and games played with them. One touch creates a table and invites them. */
import '../features/met/css/met.css';
import { useState } from 'preact/hooks';
import type { Reply } from '../../protocol/routes.ts';
import { boxesOf, titleOf } from '../../words/index.ts';
import { readMask } from '../../words/masks.ts';
import { call, isFailure } from '../base/api.ts';
import { useFetched } from '../base/fetched.ts';
import { gameIds } from '../base/games.ts';
import { go, href } from '../base/router.ts';
import { usualOptions } from '../base/set-ups.ts';
import { isKnown, lang } from '../base/settings.ts';
import { tongue } from '../base/text/catalogue.ts';
import { t } from '../base/text/text.ts';
import { invited } from '../features/lobby/invited.ts';
import { keepNote, LONGEST_NOTE, noteOn } from '../features/met/notes.ts';
import { loadMetText, metText } from '../features/met/text.ts';
import { PageHead } from '../parts/foot.tsx';
import { Mask } from '../table/mask.tsx';
import { Trouble } from './trouble.tsx';

await loadMetText();

type MetPerson = Reply<'met'>['people'][number];

const USUAL_SEATS = 4;

/** Creates a private table of the game last played together. Returns an error code if that fails. */
const inviteAgain = async ({ person, name, games }: MetPerson): Promise<string | undefined> => {
  const game = Object.keys(games).find((one) => gameIds().includes(one)) ?? gameIds()[0] ?? '';
  const [box] = boxesOf(game);
  const made = await call('create', { game, options: usualOptions(box), seats: box?.usual ?? USUAL_SEATS });
  if (isFailure(made)) return made.code;
  const asked = await call('invite', { person, table: made.table });
  if (isFailure(asked)) return asked.code;
  invited.value = { table: made.table, person, says: () => metText().sent(name) };
  go('table', made.table);
  return undefined;
};

export const PeopleMet = () => {
  const text = metText();
  const [visit, setVisit] = useState(0);
  const [trouble, setTrouble] = useState<string | undefined>();
  const known = useFetched(async () => (isKnown() ? call('met') : { people: [] }), [visit]).value;
  const code = trouble ?? (known !== undefined && isFailure(known) ? known.code : undefined);
  if (code !== undefined)
    return (
      <Trouble
        code={code}
        retry={() => {
          setTrouble(undefined);
          setVisit(visit + 1);
        }}
      />
    );
  const people = known === undefined || isFailure(known) ? undefined : known.people;
  return (
    <main class="page people-met">
      <PageHead title={text.title} />
      <p class="hint">{people?.length === 0 ? text.nobody : text.hint}</p>
      <ul class="table-lines">
        {people?.map((one) => (
          <Person key={one.person} of={one} invite={() => void inviteAgain(one).then(setTrouble)} />
        ))}
      </ul>
      {people?.length === 0 && (
        <a class="button primary" href={href('now')}>
          {t('withStrangers')}
        </a>
      )}
    </main>
  );
};

const Person = ({ of: { person, name, mask, games, at }, invite }: { of: MetPerson; invite(): void }) => {
  const text = metText();
  const [note, setNote] = useState(() => noteOn(person));
  const played = Object.entries(games).map(([game, times]) => text.played(titleOf(game, tongue()), times));
  return (
    <li>
      <Mask seat="A" worn={readMask(mask)} />
      <span class="who">
        <b>{name}</b>
        <small>
          {played.join(', ')} · {text.last(new Date(at).toLocaleDateString(lang.value, { dateStyle: 'medium' }))}
        </small>
      </span>
      <button type="button" class="primary" aria-label={text.inviteWho(name)} onClick={invite}>
        {text.invite}
      </button>
      <input
        aria-label={text.note(name)}
        placeholder={text.notePlace}
        maxLength={LONGEST_NOTE}
        autocomplete="off"
        value={note}
        onInput={({ currentTarget: { value } }) => {
          setNote(value);
          keepNote(person, value);
        }}
      />
    </li>
  );
};
