/** Any game over any link, with the game's own screen where it has one, and its end. */

import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GameWords } from '../../words/words.ts';
import { Emblem } from '../base/art/emblem.tsx';
import { useFetched } from '../base/fetched.ts';
import { hasPlayed } from '../base/settings.ts';
import { t } from '../base/text/table.ts';
import type { Link } from '../link/link.ts';
import { Loading } from '../parts/loading.tsx';
import { Unloaded } from '../parts/unloaded.tsx';
import { MoreTimeContext } from '../table/clock.tsx';
import { DockFrame } from '../table/dock.tsx';
import { useScreen } from '../table/generic/screen-of.ts';
import { OptionsContext } from '../table/reference.tsx';
import { callToTurn } from '../table/turn.ts';
import { useVoices } from '../table/voices.ts';
import type { Coach } from '../table/web-part.ts';

type Props = {
  link: Link;
  coach?: Coach | undefined;
  tools?: preact.ComponentChildren;
  chat?: preact.ComponentChildren;
  /** Shown after the game instead of its end. */
  after?: preact.ComponentChildren;
  over?: boolean;
};

export const Play = ({ link, coach, tools, chat, after, over: enough = false }: Props) => {
  const view = link.seen.value?.view;
  const { value: shown, failed } = useScreen(view?.game);
  const over = view !== undefined && view.over !== null;
  const { value: ending, failed: endless } = useFetched(
    () => (over && after === undefined ? import('../features/end/end.tsx') : undefined),
    [over],
  );
  useEffect(() => callToTurn(link), [link]);
  useEffect(() => {
    if (view !== undefined && over) hasPlayed(view.game);
  }, [over, view?.game]);
  const words = useVoices(shown?.words, link);
  const taker = link.curtain.value;
  if (taker !== undefined) return <Curtain name={link.people.value[taker]?.name ?? taker} lift={link.lift} />;
  if (failed || endless) return <Unloaded />;
  if (view === undefined || shown === undefined || words === undefined) return <Loading />;
  const { screen } = shown;
  const { Main } = screen;
  const gone = screen.gone?.(view) ?? words.screen?.gone?.(view) ?? false;
  const away = link.away.value && !gone ? <Away back={link.back} /> : undefined;
  return (
    <MoreTimeContext.Provider value={link.moreTime?.value}>
      <OptionsContext.Provider value={link.options?.value}>
        <Main
          link={link}
          words={words}
          coach={coach}
          tools={tools}
          chat={chat}
          foot={over || enough ? (after ?? <Ended End={ending?.End} link={link} words={words} />) : away}
        />
        <Refused link={link} />
      </OptionsContext.Provider>
    </MoreTimeContext.Provider>
  );
};

/** A bot plays in this player's place: the only button takes the seat back. */
const Away = ({ back }: { back(): void }) => (
  <DockFrame title={t('away')} question="away" asked={false} class="away">
    <button type="button" class="primary big" onClick={back}>
      {t('takeBack')}
    </button>
  </DockFrame>
);

type EndProps = { link: Link; words: GameWords };
type EndedProps = { End: ComponentType<EndProps> | undefined } & EndProps;

/** The table stays until the end page is loaded. */
const Ended = ({ End, ...props }: EndedProps) =>
  End === undefined ? <section class="dock" aria-label={t('gameOver')} aria-busy="true" /> : <End {...props} />;

/** On a device passed around: nothing is shown until the right player has it in hand. */
const Curtain = ({ name, lift }: { name: string; lift(): void }) => (
  <main class="page curtain">
    <Emblem name="bluff" class="big" />
    <h1>{t('passTo')(name)}</h1>
    <p>{t('passToHint')}</p>
    <button type="button" class="primary big" onClick={lift}>
      {t('iAm')(name)}
    </button>
  </main>
);

const said = (code: string): string | undefined =>
  code === 'stale' ? t('refusedStale') : code === 'weights' ? t('noNet') : undefined;

/** Milliseconds for which a refused move is shown. */
const REFUSED_FOR = 6000;

/** A refused move: shown once, as a toast. */
export const Refused = ({ link }: { link: Link }) => {
  const refusal = link.refusal.value;
  const own = refusal === undefined ? undefined : said(refusal.code);
  const rare = refusal !== undefined && own === undefined;
  const explain = useFetched(() => (rare ? import('../parts/faults.ts') : undefined), [rare]).value?.explain;
  const text = own ?? (refusal === undefined ? undefined : explain?.(refusal.code, refusal.until));
  useEffect(() => {
    if (refusal === undefined) return;
    const timer = setTimeout(link.dismiss, REFUSED_FOR);
    return () => clearTimeout(timer);
  }, [refusal]);
  return (
    <div class="toast-place" role="status">
      {text !== undefined && <p class="toast">{text}</p>}
    </div>
  );
};
