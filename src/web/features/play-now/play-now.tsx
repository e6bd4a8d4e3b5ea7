/**
 * `#/now/<box>`: finds a seat with strangers; `#/now/<game>/<table>`: at that table. The table is then shown at its own
 * address.
 */
import { useEffect, useState } from 'preact/hooks';
import { boxesOf, gameIn } from '../../../words/index.ts';
import { writeMask } from '../../../words/masks.ts';
import { call, type Failed, isFailure, signIn } from '../../base/api.ts';
import { firstGame } from '../../base/games.ts';
import { mask } from '../../base/own-mask.ts';
import { goInstead, href } from '../../base/router.ts';
import { name } from '../../base/settings.ts';
import { t } from '../../base/text/text.ts';
import { explain, troubleOf } from '../../parts/faults.ts';
import { PageHead } from '../../parts/foot.tsx';
import { loadPlayNowText, playNowText } from './text.ts';

await loadPlayNowText();

type Refusal = Pick<Failed, 'code' | 'until'>;

const KNOWN = /^([a-z][a-z0-9-]*(\/[\w-]+)?)?$/;
/** Refusals that this address is to blame for: another try goes to any table. */
const WRONG: readonly string[] = ['game', 'no-table'];

/** Finds a chair: its table, or why there is none. */
const findChair = async (wanted: string): Promise<{ table: string } | Refusal> => {
  if (!KNOWN.test(wanted)) return { code: 'game' };
  const who = await signIn(name.value);
  if (isFailure(who)) return who;
  const [named = '', table] = wanted.split('/');
  const game = gameIn(named) ?? (named === '' ? firstGame() : named);
  const box = boxesOf(game).find(({ id }) => id === named);
  const found = await call('playNow', {
    game,
    options: { ...box?.options },
    mask: writeMask(mask.value),
    ...(table === undefined ? {} : { table }),
    ...(box?.usual === undefined ? {} : { seats: box.usual }),
  });
  return found;
};

export const PlayNow = ({ rest }: { rest: string }) => {
  const text = playNowText();
  const [refused, setRefused] = useState<Refusal | undefined>();
  const [tries, setTries] = useState(0);
  const wrong = refused !== undefined && WRONG.includes(refused.code);
  useEffect(() => {
    let left = false;
    setRefused(undefined);
    void findChair(rest).then((found) => {
      if (left) return;
      if ('table' in found) goInstead('table', found.table);
      else setRefused(found);
    });
    return () => {
      left = true;
    };
  }, [rest, tries]);
  return (
    <main class="page finding">
      <PageHead title={wrong ? troubleOf(refused.code).title : text.title} />
      {refused === undefined ? (
        <p role="status">{text.looking}</p>
      ) : (
        <>
          <p role="alert">{explain(refused.code, refused.until)}</p>
          <div class="deeds">
            {wrong ? (
              <a class="button primary" href={href('now')}>
                {text.again}
              </a>
            ) : (
              <button type="button" class="primary" onClick={() => setTries(tries + 1)}>
                {text.again}
              </button>
            )}
            <a class="button" href={href('new', 'online')}>
              {t('createTable')}
            </a>
            <a class="button" href={href('new', 'solo')}>
              {t('alone')}
            </a>
          </div>
        </>
      )}
    </main>
  );
};
