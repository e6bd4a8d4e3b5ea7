/** The page of a table before one enters: its game, people and options. Visitors only need a name. */
import { sitLabel } from '../features/lobby/sit-label.ts';
import '../base/css/door.css';
import { useEffect, useState } from 'preact/hooks';
import { isSpoken } from '../../protocol/codes.ts';
import type { InvitedTable } from '../../protocol/messages.ts';
import { calledAt } from '../../words/display-names.ts';
import { boxFor, titleOf } from '../../words/index.ts';
import { freeMask, readMask } from '../../words/masks.ts';
import { call, isFailure, signIn } from '../base/api.ts';
import { mask } from '../base/own-mask.ts';
import { decoded, showAddress, watchedHere } from '../base/router.ts';
import { name } from '../base/settings.ts';
import { tongue } from '../base/text/catalogue.ts';
import { t } from '../base/text/more.ts';
import { hasRoom } from '../features/lobby/lobby.ts';
import { MaskChoice } from '../features/masks/choice.tsx';
import { loadMaskText, useMaskText } from '../features/masks/text.ts';
import { Agreed } from '../features/options/agreed.tsx';
import { isFree } from '../link/room.ts';
import { explain } from '../parts/faults.ts';
import { PageHead } from '../parts/foot.tsx';
import { Fault, Form } from '../parts/form.tsx';
import { Loading } from '../parts/loading.tsx';
import { NameField } from '../parts/name.tsx';
import { Mask } from '../table/mask.tsx';
import { ServerTable } from './server-table.tsx';
import { Trouble } from './trouble.tsx';

/** Milliseconds to wait for fonts, so that visible buttons do not move. */
const PATIENCE = 1500;
const FONTS = ['700 1rem Alegreya', '500 1rem "Alegreya Sans"', '700 1rem "Alegreya Sans"'];
const fontsOr = (ms: number): Promise<unknown> =>
  Promise.race([
    Promise.allSettled(FONTS.map((font) => document.fonts.load(font))),
    new Promise((done) => setTimeout(done, ms)),
  ]);

export const Join = ({ rest }: { rest: string }) => {
  const word = decoded(rest);
  const [table, setTable] = useState<InvitedTable | undefined>();
  const [inside, setInside] = useState<'sit' | 'watch' | undefined>();
  const [trouble, setTrouble] = useState<{ readonly code: string; readonly who?: string } | undefined>();
  const [visit, setVisit] = useState(0);

  const goIn = async (to: 'sit' | 'watch'): Promise<string | undefined> => {
    const joined = await call('join', isSpoken(word) ? { code: word } : { invite: word });
    if (!isFailure(joined)) setInside(to);
    return isFailure(joined) ? joined.code : undefined;
  };

  useEffect(() => {
    let wanted = visit >= 0;
    const look = async () => {
      const [found, known] = await Promise.all([
        call('invited', undefined, word),
        call('session'),
        loadMaskText().catch(() => undefined), // masks without names
        fontsOr(PATIENCE),
      ]);
      if (!wanted) return;
      if (isFailure(found)) return setTrouble(found.code === 'expired' && isSpoken(word) ? { code: 'no-code' } : found);
      showAddress('t', found.table.code ?? word);
      const person = isFailure(known) ? undefined : known.person;
      if (person !== undefined && name.value.trim() === '') name.value = person.name;
      // people with a name go straight to their seat, unless there are options to agree to
      if (person === undefined || found.table.bots === 'all') return setTable(found.table);
      const barred = await goIn('sit');
      if (!wanted) return;
      setTable(found.table);
      if (barred !== undefined) setTrouble({ code: barred });
    };
    void look();
    return () => {
      wanted = false;
    };
  }, [word, visit]);

  const retry = () => {
    setTrouble(undefined);
    setVisit(visit + 1);
  };
  if (trouble !== undefined) return <Trouble code={trouble.code} retry={retry} who={trouble.who} />;
  if (table === undefined) return <Loading />;
  if (inside !== undefined)
    return (
      <ServerTable
        rest={table.id}
        coming={table.status === 'playing' || watchedHere() === table.id ? 'watch' : inside}
        meetsBots={table.bots === 'all'}
      />
    );
  return <Door table={table} goIn={goIn} fail={(code) => setTrouble({ code })} />;
};

type DoorProps = {
  table: InvitedTable;
  goIn(to: 'sit' | 'watch'): Promise<string | undefined>;
  fail(code: string): void;
};

const Door = ({ table, goIn, fail }: DoorProps) => {
  const [fault, setFault] = useState<string | undefined>();
  const { game, options, host, chairs, free, status } = table;
  const box = boxFor(game, options);
  const title = box?.title(tongue()) ?? titleOf(game, tongue());
  const called = calledAt(chairs);
  const sits = status !== 'playing' && hasRoom({ seats: chairs });
  /** A game under way is watched without a name. */
  const watches = status === 'playing' && table.watch;
  const full = status !== 'playing' && !sits;
  const enter = async (to: 'sit' | 'watch') => {
    setFault(undefined);
    const who = await signIn(name.value);
    if (isFailure(who)) return who.code === 'unreachable' ? fail(who.code) : setFault(explain(who.code));
    const barred = await goIn(to);
    if (barred !== undefined) fail(barred);
  };
  const own = chairs.find(isFree)?.seat ?? 'A';
  const taken = chairs.flatMap((seat) => readMask(seat.mask)?.form ?? []);
  const worn = freeMask(mask.value, taken);
  const words = useMaskText();
  return (
    <main class="page door">
      <PageHead title={host === undefined ? title : t('invitedBy')(host, title)} />
      <div class="who-comes">
        {sits && <Mask seat={own} worn={worn} />}
        <p>{full ? t('noSeats') : host !== undefined && sits ? t('keepsChair')(host) : box?.about(tongue())}</p>
      </div>
      <Form submit={() => enter(watches ? 'watch' : 'sit')}>
        {!watches && <NameField />}
        <Fault says={fault} />
        {sits && <MaskChoice seat={own} taken={taken} />}
        {sits && words !== undefined && worn !== mask.value && (
          <p class="hint" role="status">
            {words.taken(words.forms[mask.value.form].taken, words.forms[worn.form].the)}
          </p>
        )}
        <button type="submit" class="primary big" disabled={!watches && name.value.trim() === ''}>
          {sits ? sitLabel(table) : watches ? t('watch') : full ? t('waitForSeat') : t('join')}
        </button>
        {table.watch && !watches && (
          <button type="button" class="only-watch" onClick={() => enter('watch')}>
            {t('onlyWatch')}
          </button>
        )}
        <p class="hint">{t('noAccount')}</p>
      </Form>
      <ul class="company">
        {chairs.map((seat) => (
          <li key={seat.seat} class={isFree(seat) ? 'empty' : ''}>
            <Mask seat={seat.seat} worn={readMask(seat.mask)} free={isFree(seat)} bot={seat.bot !== undefined} />
            {isFree(seat) ? t('freeSeat') : called[seat.seat]}
          </li>
        ))}
      </ul>
      {!full && <p class="hint">{status === 'playing' ? t('statuses').playing : t('freeSeats')(free)}</p>}
      <Agreed of={{ ...table, seats: chairs }} />
    </main>
  );
};
