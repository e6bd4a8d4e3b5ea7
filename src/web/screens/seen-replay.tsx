/** A finished game of the server, as one saw it. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { SEATS } from '../../engine/seats.ts';
import type { Replay } from '../../server/protocol.ts';
import { ComplotsTable } from '../complots/table.tsx';
import { loadComplots } from '../complots/text.ts';
import { isView } from '../link/remote.ts';
import { stillLink } from '../link/still.ts';
import { call, isFailure } from '../online/api.ts';
import { calledThen } from '../online/names.ts';
import { GenericTable } from '../parts/generic.tsx';
import { Steps } from '../parts/steps.tsx';
import { href } from '../router.ts';
import { t } from '../text/text.ts';
import { useWords } from '../words.ts';
import { kindOf, Trouble } from './trouble.tsx';

export const SeenReplay = ({ rest }: { rest: string }) => {
  const [game, setGame] = useState<Replay | undefined>();
  const [trouble, setTrouble] = useState<string | undefined>();
  const [ready, setReady] = useState(false);
  const [at, setAt] = useState(0);
  useEffect(() => {
    void loadComplots().then(() => setReady(true));
    call('replay', undefined, rest).then((answer) => (isFailure(answer) ? setTrouble(answer.code) : setGame(answer)));
  }, [rest]);
  const words = useWords(game?.game);
  const link = useMemo(() => {
    const view = game?.frames[at]?.view;
    const heard = game?.frames.slice(0, at + 1).flatMap(({ facts }) => facts) ?? [];
    const called = calledThen(game?.names ?? {});
    const names = SEATS.flatMap((seat) => called[seat] ?? []);
    return stillLink(view !== undefined && isView(view) ? { view, heard } : undefined, names);
  }, [game, at]);
  if (trouble !== undefined) return <Trouble kind={kindOf(trouble)} />;
  if (game === undefined || words === undefined || !ready) return <main class="page loading" aria-busy="true" />;
  const foot = (
    <section class="dock replay" aria-label={t('replay')}>
      <Steps at={at} last={game.frames.length - 1} setAt={setAt} />
      <div class="deeds">
        <a class="button" href={href('games')}>
          {t('back')}
        </a>
      </div>
    </section>
  );
  return game.game === 'complots' ? (
    <ComplotsTable link={link} words={words} foot={foot} />
  ) : (
    <GenericTable link={link} words={words} foot={foot} />
  );
};
