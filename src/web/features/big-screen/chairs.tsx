/** The lobby on the big screen: how to join on the left, the table on the right, the host below. */

import { syllables } from '../../../protocol/codes.ts';
import { boxFor } from '../../../words/index.ts';
import { addressFor } from '../../base/address.ts';
import { Emblem } from '../../base/art/emblem.tsx';
import { useFetched } from '../../base/fetched.ts';
import { href } from '../../base/router.ts';
import { t } from '../../base/text/more.ts';
import type { RemoteLink } from '../../link/remote.ts';
import { isFree } from '../../link/room.ts';
import { Cover } from '../../parts/box.tsx';
import { useQr } from '../../parts/qr.ts';
import { Mask, Seated } from '../../table/mask.tsx';
import type { WallText } from './text/fr.ts';

/** Clockwise from the top middle. */
const chairAt = (i: number, count: number): Record<string, string> => {
  const angle = (2 * Math.PI * i) / count - Math.PI / 2;
  return { '--x': `${50 + 43 * Math.cos(angle)}%`, '--y': `${50 + 40 * Math.sin(angle)}%` };
};

/** `silent`: browsers allow no sound before the first touch. */
export const Chairs = ({ link, text, silent }: { link: RemoteLink; text: WallText; silent: boolean }) => {
  const table = link.table.value;
  if (table === undefined) return null;
  const { seats } = table;
  const box = boxFor(table.game, table.options);
  const leader = seats.find(({ person }) => person !== undefined && person === table.host);
  const leads =
    leader === undefined ? table.leader?.name : (link.people.value[leader.seat]?.name ?? leader.name ?? leader.seat);
  const full = !seats.some(isFree);
  const WarmUp = useFetched(() => import('./warm-up.tsx'), []).value?.WarmUp;
  const warmUp = WarmUp !== undefined && leader !== undefined && <WarmUp link={link} text={text} />;
  return (
    <Seated.Provider value={link.people.value}>
      <main class="wall-lobby">
        <header>
          <Emblem name="masks" />
          <h1>Cabale</h1>
          {silent && <small>{text.anyKey}</small>}
        </header>
        <WayIn code={link.code.value} text={text} full={full} />
        <section class="wall-felt">
          {box !== undefined && <Cover box={box} />}
          {warmUp}
          <ol>
            {seats.map((seat, i) => (
              <li
                key={seat.seat}
                class={`${isFree(seat) ? 'free' : 'taken'} ${link.people.value[seat.seat]?.online === false ? 'gone' : ''}`}
                style={chairAt(i, seats.length)}
              >
                <Mask seat={seat.seat} free={isFree(seat)} />
                {seat === leader && <Emblem name="crown" class="leads" />}
                <b>{isFree(seat) ? text.free : (link.people.value[seat.seat]?.name ?? seat.name)}</b>
                {seat.bot !== undefined && <small>{text.bot}</small>}
                <Greeting says={link.talk?.value.findLast((one) => one.seat === seat.seat)?.says} />
              </li>
            ))}
          </ol>
        </section>
        <p class="how">{full ? text.full : text.scan}</p>
        <p class="leader" role="status">
          {table.dealing !== undefined ? t('dealing') : leads === undefined ? text.first : text.leads(leads)}
        </p>
      </main>
    </Seated.Provider>
  );
};

const Greeting = ({ says }: { says: string | undefined }) =>
  says === undefined ? null : (
    <q key={says} role="status">
      {says}
    </q>
  );

type WayInProps = { code: string | undefined; text: WallText; full: boolean };

const LOOK = { margin: 4, errorCorrectionLevel: 'M', color: { dark: '#2a0d14', light: '#fbf5e4' } } as const;

export const WayIn = ({ code, text, full }: WayInProps) => {
  const url = code === undefined ? undefined : addressFor(href('t', code));
  const picture = useQr(url?.href, LOOK);
  return (
    <section class={`way-in ${full ? 'full' : ''}`}>
      {picture !== undefined && <img alt={url?.href ?? ''} src={picture} />}
      <p>
        {text.orType} <b>{url?.host}</b>
      </p>
      <p class="code">{code === undefined ? '' : syllables(code)}</p>
    </section>
  );
};
