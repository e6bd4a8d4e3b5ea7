/** Notices when a chair changes hands: the newcomer reads a summary, and the others see both masks. */
import './css/play-now.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { SeatInfo, TableInfo } from '../../../protocol/messages.ts';
import { readMask, type Mask as Worn } from '../../../words/masks.ts';
import { useFetched } from '../../base/fetched.ts';
import { fetchImagined } from '../../base/hosted.ts';
import { coverCards } from '../../base/settings.ts';
import type { RemoteLink } from '../../link/remote.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { useScreen } from '../../table/generic/screen-of.ts';
import { Mask } from '../../table/mask.tsx';
import { openSeen } from '../../table/stage/covered-facts.ts';
import { type Summary, summaryOf } from './summary.ts';
import { loadPlayNowText, playNowText } from './text.ts';

await loadPlayNowText();

export const HandOver = ({ link }: { link: RemoteLink }) => (
  <>
    <TakenOver link={link} />
    <ChairNews link={link} />
  </>
);

const isTaken = ({ table, me }: RemoteLink): boolean =>
  table.value?.status === 'playing' && table.value.given?.some((seat) => seat === me.value) === true;

const TakenOver = ({ link }: { link: RemoteLink }) => {
  const text = playNowText();
  const [open, setOpen] = useState(() => isTaken(link));
  const summary = useSummary(link, open);
  if (!open || summary === undefined) return null;
  const close = () => setOpen(false);
  return (
    <Sheet title={text.taken} close={close}>
      <h2>{text.taken}</h2>
      <ul class="taken-over">
        <li>{text.stands(summary.playing, summary.of)}</li>
        <li>{summary.own.length === 0 ? text.nothingDone : `${text.own} ${summary.own.join(' ')}`}</li>
        <li>{summary.shown.length === 0 ? text.nothingShown : `${text.shown} ${summary.shown.join(' ')}`}</li>
      </ul>
      <p class="hint">{text.noPart}</p>
      <button type="button" class="primary big" onClick={close}>
        {text.play}
      </button>
    </Sheet>
  );
};

const useSummary = (link: RemoteLink, wanted: boolean): Summary | undefined => {
  const seen = link.seen.value;
  const game = wanted ? seen?.view.game : undefined;
  const words = useScreen(game).value?.words;
  const rules = useFetched(() => (game === undefined ? undefined : fetchImagined(game)), [game]).value;
  const kept = useRef<Summary | undefined>(undefined);
  if (kept.current !== undefined || seen === undefined || words === undefined || rules === undefined)
    return kept.current;
  const { view, heard } = coverCards.value === 'on' ? openSeen(seen) : seen;
  kept.current = summaryOf({
    view,
    heard,
    words,
    names: (seat) => link.people.value[seat]?.name ?? seat,
    isOut: (seat) => rules.isOut?.(view, seat) === true,
    releases: rules.releases,
  });
  return kept.current;
};

type Sitter = Pick<SeatInfo, 'seat' | 'bot' | 'person'> & { readonly name: string; readonly worn: Worn | undefined };
type News = { readonly was: Sitter; readonly is: Sitter };

const sittersAt = ({ people }: RemoteLink, { seats }: TableInfo): readonly Sitter[] =>
  seats.map(({ seat, bot, person, mask }) => ({
    seat,
    bot,
    person,
    name: people.value[seat]?.name ?? seat,
    worn: readMask(mask),
  }));

const TOLD_FOR = 5000;

const ChairNews = ({ link }: { link: RemoteLink }) => {
  const text = playNowText();
  const table = link.table.value;
  const before = useRef<{ readonly round: number; readonly sitters: readonly Sitter[] } | undefined>(undefined);
  const [news, setNews] = useState<News | undefined>();
  useEffect(() => {
    if (table === undefined) return;
    const sitters = sittersAt(link, table);
    const known = before.current?.round === table.round && table.status === 'playing' ? before.current.sitters : [];
    before.current = { round: table.round, sitters };
    const changed = sitters.flatMap((is) => {
      const was = known.find(({ seat }) => seat === is.seat);
      return was === undefined || was.person === is.person || is.seat === link.me.value ? [] : [{ was, is }];
    });
    if (changed.length > 0) setNews(changed.at(-1));
  }, [table]);
  useEffect(() => {
    const timer = news && setTimeout(setNews, TOLD_FOR, undefined);
    return () => clearTimeout(timer);
  }, [news]);
  return (
    <div class="toast-place away chair-news" role="status">
      {news !== undefined && (
        <p class="toast">
          <Mask seat={news.was.seat} worn={news.was.worn} bot={news.was.bot !== undefined} />
          <Mask seat={news.is.seat} worn={news.is.worn} bot={news.is.bot !== undefined} />
          <span class="words">
            {news.is.bot === undefined
              ? text.playsOn(news.is.name, news.was.name)
              : text.hasLeft(news.was.name, news.is.name)}
          </span>
        </p>
      )}
    </div>
  );
};
