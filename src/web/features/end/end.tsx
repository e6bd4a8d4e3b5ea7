/** The end of a game: winner, hidden cards, verdict, rematch, sharing. */
import '../../base/css/dock.css';
import '../../base/css/end.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import type { Vote } from '../../../protocol/messages.ts';
import type { GameWords } from '../../../words/words.ts';
import { Emblem } from '../../base/art/emblem.tsx';
import { useFetched } from '../../base/fetched.ts';
import { hasLevels } from '../../base/games.ts';
import { paceNow } from '../../base/settings.ts';
import { recall, remember } from '../../base/storage.ts';
import { t } from '../../base/text/ending.ts';
import { type FinalViews, useFinalViews } from '../../link/final-views.ts';
import type { Finished, Link, Rival } from '../../link/link.ts';
import { replayAddress } from '../../link/replay-address.ts';
import { moveOf } from '../../link/replay-stops.ts';
import { useEnding } from '../../table/generic/screen-of.ts';
import { Mask } from '../../table/mask.tsx';
import type { Ending, OwnGame, Revealing } from '../../table/web-part.ts';
import { where } from '../../table/where.ts';
import { EndOnWall } from './end-on-wall.tsx';
import { fetchFilm } from './fetch-film.ts';
import { NextIn } from './next-in.tsx';

export const End = ({ link, words }: { link: Link; words: GameWords }) => {
  const opened = useFinalViews(link);
  const view = link.seen.value?.view;
  const ending = useEnding(view?.game).value;
  const people = link.people.value;
  const names = (seat: Seat) => people[seat]?.name ?? seat;
  const winners = view?.over ?? [];
  const game = link.finished.value;
  const me = view?.me;
  const won = me !== undefined && winners.includes(me);
  const title = t('winner')(winners.map(names).join(', '), winners.length > 1);
  const result = won ? t('youWon') : title;
  const told = opened === undefined ? undefined : { opened, words, names, me };
  const side = told && ending?.side?.(told);
  // lists say "you", as sentences do
  const toMe = told && { ...told, names: (seat: Seat) => (seat === me ? t('you') : names(seat)) };
  const film = useFilm(told, ending, game);
  const look = (at?: number) => game !== undefined && void replayAddress(game, at).then((way) => location.assign(way));
  const sheets = useSheets({ told, ending, game, title, look });
  const about = measures(words, opened, ending, game).join(' · ');
  if (where.value === 'wall')
    return (
      <>
        <EndOnWall {...{ link, told, ending, winners, names, title, about }} />
        {film.shown}
      </>
    );
  return (
    <section class={`dock end ${won ? 'won' : ''}`} aria-label={t('gameOver')}>
      <header>
        <div class="laurels">
          {winners.map((seat) => (
            <Mask key={seat} seat={seat} states={['speaking']} />
          ))}
          {told !== undefined && ending?.Laurels !== undefined && <ending.Laurels {...told} />}
        </div>
        <h2>{side ?? result}</h2>
        {side !== undefined && <p>{result}</p>}
        <p>{about}</p>
        {game?.rival !== undefined && opened !== undefined && (
          <SameDeal rival={game.rival} mine={[won, ending?.length?.(opened.loaded) ?? '']} />
        )}
      </header>
      {link.vote !== undefined && <NextVote link={link} vote={link.vote} />}
      {toMe !== undefined && ending !== undefined && (
        <div class="reveal">
          {me !== undefined && ending.own !== undefined && (
            <Own {...{ me, won }} of={toMe.opened.loaded.seats.length} own={ending.own({ ...toMe, me })} />
          )}
          <ending.Verdict {...toMe} look={(fact) => look(moveOf(toMe.opened.loaded, fact))} />
        </div>
      )}
      {game?.record.origin !== undefined && <ToCheck game={game} />}
      <footer>
        <Asking link={link} names={names} />
        <div class="deeds">
          <Again link={link} names={names} />
          {link.felt !== undefined && <Deed class="to-felt" does={link.felt} says={t('changeGame')} />}
          {sheets.share !== undefined && <Deed does={sheets.share} says={t('share')} />}
          {game !== undefined && <Deed class="again" does={() => look(0)} says={t('replay')} />}
          {film.roll !== undefined && <Deed class="see-film" does={film.roll} says={t('film')} />}
          {sheets.review !== undefined && <Deed class="review" does={sheets.review} says={t('review')} />}
        </div>
      </footer>
      {film.shown}
      {sheets.shown}
    </section>
  );
};

/** How the rival did with the same cards. */
const SameDeal = ({ rival: { name, won, length }, mine }: { rival: Rival; mine: [boolean, string] }) => (
  <p class="same-deal">{t('sameDealResult')(name, [won, length], mine)}</p>
);

type OwnProps = { me: Seat; won: boolean; of: number; own: OwnGame };

/** The reader's own game: place, how they fell, what to remember. */
const Own = ({ me, won, of, own }: OwnProps) => (
  <section class="own-game">
    <Mask seat={me} states={own.caught === true ? ['caught'] : []} />
    <h3>{won ? t('youWon') : (own.heading ?? t('cameIn')(own.place, of))}</h3>
    {own.fell !== undefined && <p>{own.fell}</p>}
    <ul>
      {own.lines.map(({ emblem, text }) => (
        <li key={text}>
          <Emblem name={emblem} /> {text}
        </li>
      ))}
    </ul>
  </section>
);

const Deed = ({ does, says, class: style }: { does(): void; says: string; class?: string }) => (
  <button type="button" class={style} onClick={does}>
    {says}
  </button>
);

const ToCheck = ({ game }: { game: Finished }) => {
  const CheckDeal = useFetched(() => import('../deal/check.tsx'), []).value?.CheckDeal;
  return CheckDeal === undefined ? (
    <button type="button" class="to-check" disabled>
      {t('checkDeal')}
    </button>
  ) : (
    <CheckDeal game={game} />
  );
};

type SheetsOf = {
  told: Revealing | undefined;
  ending: Ending | undefined;
  game: Finished | undefined;
  title: string;
  look(at?: number): void;
};

/** Sheets over the end: sharing, and the expert's review. */
const useSheets = ({ told, ending, game, title, look }: SheetsOf) => {
  const [sharing, setSharing] = useState(false);
  const [reviewing, setReviewing] = useState(false);
  const fact = told && ending?.asked?.(told);
  const at = told === undefined || fact === undefined ? undefined : moveOf(told.opened.loaded, fact);
  const ShareGame = useFetched(() => (sharing ? import('./share.tsx') : undefined), [sharing]).value?.ShareGame;
  const ReviewSheet = useFetched(() => (reviewing ? import('../review/review.tsx') : undefined), [reviewing]).value
    ?.ReviewSheet;
  return {
    share: told === undefined ? undefined : () => setSharing(true),
    review: told === undefined || !isReviewed(told.opened) ? undefined : () => setReviewing(true),
    shown: (
      <>
        {reviewing && ReviewSheet !== undefined && told !== undefined && ending !== undefined && (
          <ReviewSheet
            {...told}
            loaded={told.opened.loaded}
            ending={ending}
            look={look}
            close={() => setReviewing(false)}
          />
        )}
        {sharing && ShareGame !== undefined && game !== undefined && told !== undefined && (
          <ShareGame {...{ game, title, at }} close={() => setSharing(false)} />
        )}
      </>
    ),
  };
};

const SEEN = 'film';

/** The end begins with the film, once per game. Phones beside a big screen and instant pace skip it. */
const useFilm = (told: Revealing | undefined, ending: Ending | undefined, game: Finished | undefined) => {
  const shots = useMemo(
    () => (told === undefined ? [] : (ending?.film?.(told) ?? [])),
    [told?.opened, told?.words, ending],
  );
  const [rolling, roll] = useState(false);
  const Film = useFetched(() => (rolling ? fetchFilm(ending) : undefined), [rolling, ending]).value;
  const seed = game?.record.seed;
  useEffect(() => {
    if (shots.length === 0 || seed === undefined || recall(SEEN) === seed) return;
    if (paceNow() === 0 || where.value === 'hand') return;
    remember(SEEN, seed);
    roll(true);
  }, [shots, seed]);
  return {
    roll: shots.length === 0 ? undefined : () => roll(true),
    shown: rolling && Film !== undefined && <Film shots={shots} close={() => roll(false)} />,
  };
};

/** Only games with trained players have an expert. */
const isReviewed = ({ loaded }: FinalViews): boolean => hasLevels(loaded.record.game);

const measures = (words: GameWords, opened?: FinalViews, ending?: Ending, game?: Finished): string[] => [
  words.title,
  ...(opened === undefined ? [] : [t('playerCount')(opened.loaded.seats.length)]),
  ...(opened === undefined || ending?.length === undefined ? [] : [ending.length(opened.loaded)]),
  ...(game?.minutes === undefined ? [] : [t('minutes')(game.minutes)]),
];

/** The next game. It does not wait for players who have left. */
const Again = ({ link, names }: { link: Link; names(seat: Seat): string }) => {
  const missing = link.missing.value.map(names);
  if (link.again === undefined) return null;
  return (
    <button type="button" class="primary" disabled={link.willing.value} onClick={link.again}>
      {t('nextGame')}
      {missing.length > 0 && <small>{t('hasLeft')(missing)}</small>}
    </button>
  );
};

const NextVote = ({ link, vote }: { link: Link; vote(wish: Vote | undefined): void }) => {
  const Shown = useFetched(() => import('./next-vote.tsx'), []).value?.NextVote;
  return Shown === undefined ? null : <Shown link={link} vote={vote} />;
};

/** Who else wants to play again. Around one device people say so aloud. */
const Asking = ({ link, names }: { link: Link; names(seat: Seat): string }) => {
  const people = Object.entries(link.people.value).filter(([, { bot }]) => !bot);
  const asking = link.asking.value;
  const apart = link.passed === undefined && link.shared === undefined;
  if (!apart || people.length < 2 || link.again === undefined) return null;
  return (
    <div class="asking">
      <span aria-hidden="true">
        {people.map(([letter]) => {
          const seat = link.seen.value?.view.seats.find((one) => one === letter);
          return seat === undefined ? null : (
            <span key={seat} class={asking.includes(seat) ? 'ready' : ''}>
              <Mask seat={seat} />
            </span>
          );
        })}
      </span>
      <p role="status">
        {asking.length === 0
          ? t('nobodyAsks')
          : t('rematchAsked')(asking.map(names).join(', '), asking.length, people.length)}
      </p>
      <NextIn link={link} />
    </div>
  );
};
