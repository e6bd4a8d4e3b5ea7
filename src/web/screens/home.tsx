/** The home page: today's claim or an unfinished game, the boxes, and every way to play the chosen one. */
import '../base/css/home.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Box } from '../../words/box.ts';
import { boxesOf, boxFor, gameIn, titleOf } from '../../words/index.ts';
import { LANGS } from '../../words/languages.ts';
import { Emblem } from '../base/art/emblem.tsx';
import { useFetched } from '../base/fetched.ts';
import { gameIds } from '../base/games.ts';
import { href } from '../base/router.ts';
import { chosenBox, isKnown, lang } from '../base/settings.ts';
import { tongue } from '../base/text/catalogue.ts';
import { t } from '../base/text/text.ts';
import { DoubtStage } from '../features/home-doubt/stage.tsx';
import { lessonSaid } from '../features/lessons/lesson-link.tsx';
import { type SavedGame, unfinished } from '../link/saved-game.ts';
import { Cover } from '../parts/box.tsx';
import { ByCode } from '../parts/by-code.tsx';
import { Foot } from '../parts/foot.tsx';
import { PageTitle } from '../parts/page-title.tsx';

const shelf = (): readonly Box[] => gameIds().flatMap(boxesOf);

export const Home = () => {
  const chosen = shelf().find(({ id }) => id === chosenBox.value) ?? shelf()[0];
  const box = chosen?.id ?? '';
  const online = useOnline();
  const hint = (key: 'withStrangersHint' | 'createTableHint' | 'bigScreenHint') => t(online ? key : 'offlineHint');
  return (
    <main class="home">
      <Head />
      <Stage />
      <div class="desk">
        <Shelf chosen={box} />
        <nav class="ways" aria-label={t('play')}>
          {ONLINE ? (
            <Way main dim={!online} to={href('now', box)} says={t('withStrangers')} hint={hint('withStrangersHint')} />
          ) : (
            <Way main to={href('solo', `quick/${box}`)} says={t('playNow')} hint={t('playNowHint')} />
          )}
          {ONLINE && (
            <Way
              dim={!online}
              to={href('new', `online/${box}`)}
              says={t('createTable')}
              hint={hint('createTableHint')}
            />
          )}
          <Way main={!online} to={href('new', `solo/${box}`)} says={t('alone')} hint={t('aloneHint')} />
          <Way to={href('new', `hotseat/${box}`)} says={t('hotSeat')} hint={t('hotSeatHint')} />
          {ONLINE && <Way dim={!online} to={bigScreen(box)} says={t('bigScreen')} hint={hint('bigScreenHint')} />}
          {ONLINE && <ByCode />}
        </nav>
        <Foot>
          <Lesson game={gameIn(box) ?? ''} />
          {ONLINE && <a href={href('games')}>{t('openTables')}</a>}
        </Foot>
      </div>
    </main>
  );
};

/** On a large screen this opens the big screen itself; a phone creates the table first. */
const bigScreen = (box: string): string =>
  matchMedia('(width >= 1000px)').matches ? href('w') : href('new', `screen/${box}`);

/** The browser's word on whether there is a network; it may be wrong. */
const useOnline = (): boolean => {
  const [online, set] = useState(navigator.onLine);
  useEffect(() => {
    const look = () => set(navigator.onLine);
    for (const event of ['online', 'offline']) addEventListener(event, look);
    return () => {
      for (const event of ['online', 'offline']) removeEventListener(event, look);
    };
  }, []);
  return online;
};

type WayProps = { main?: boolean; dim?: boolean; to: string; says: string; hint: string };

/** `dim`: needs the network, which is missing. */
const Way = ({ main = false, dim = false, to, says, hint }: WayProps) => (
  <a class={`way ${main ? 'main' : ''}`} {...(dim ? { role: 'link', 'aria-disabled': 'true' } : { href: to })}>
    <b>{says}</b>
    <small>{hint}</small>
  </a>
);

/** An unfinished game comes first; the claim is then one touch away. */
const Stage = () => {
  const { value: running, failed } = useFetched(
    () => (ONLINE && isKnown() ? import('./running.tsx').then(({ fetchRunning }) => fetchRunning()) : undefined),
    [],
  );
  const left = unfinished();
  const [aside, putAside] = useState(false);
  const unknown = ONLINE && isKnown() && running === undefined && !failed;
  const waits = left !== undefined || (running?.length ?? 0) > 0;
  if (unknown || !waits || aside) return <div class="home-stage">{!unknown && <DoubtStage />}</div>;
  return (
    <section class="home-stage" aria-label={t('running')}>
      <h2>{t('running')}</h2>
      <div class="running">
        {left !== undefined && <Resume of={left} />}
        {running}
      </div>
      <button type="button" class="to-doubt" onClick={() => putAside(true)}>
        <Emblem name="bluff" /> {t('todaysDoubt')}
      </button>
    </section>
  );
};

const Head = () => (
  <header class="house">
    <Emblem name="masks" />
    <PageTitle says="Cabale" />
    <p class="motto">{t('motto')}</p>
    <fieldset class="tongues">
      <legend class="unseen">{t('language')}</legend>
      {LANGS.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="lang"
            value={one}
            checked={lang.value === one}
            onChange={() => {
              lang.value = one;
            }}
          />
          <span lang={one}>{one}</span>
        </label>
      ))}
    </fieldset>
    <a class="tool" href={href('settings')} aria-label={t('settings')}>
      ≡
    </a>
  </header>
);

/** Pixels: the narrowest face, the gap between boxes, and the depth of the first. */
const FACE = 60;
const GAP = 6;
const DEPTH = 8;

/** Planks for so many boxes, of which so many fit beside each other as faces. */
const planksFor = (boxes: readonly Box[], fit: number): (readonly Box[])[] => {
  if (boxes.length <= fit) return [boxes];
  const half = Math.ceil(boxes.length / 2);
  return [boxes.slice(0, half), boxes.slice(half)];
};

/** The boxes; the chosen one leans out. Where faces do not fit, the others show their sides. */
const Shelf = ({ chosen }: { chosen: string }) => {
  const boxes = shelf();
  const row = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const look = () => setRoom((row.current?.clientWidth ?? 0) - DEPTH + GAP);
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, []);
  const fit = Math.floor(room / (FACE + GAP));
  const planks = planksFor(boxes, fit);
  const most = planks[0]?.length ?? 1;
  const sides = most > fit;
  useLayoutEffect(() => row.current?.querySelector(':checked + .box')?.scrollIntoView(NEAREST), [chosen, room]);
  return (
    <fieldset class={`shelf ${boxes.length > 1 ? '' : 'alone'} ${sides ? 'sides' : ''}`}>
      <legend class="unseen">{t('whichGame')}</legend>
      <div class="planks" style={{ '--room': `${room / most}px` }} ref={row}>
        {planks.map((plank) => (
          <div key={plank[0]?.id} class="plank">
            {plank.map((box) => (
              <label key={box.id} class="shelved">
                <input
                  type="radio"
                  name="box"
                  value={box.id}
                  checked={box.id === chosen}
                  aria-describedby={`about-${box.id}`}
                  onChange={() => {
                    chosenBox.value = box.id;
                  }}
                />
                <Cover box={box} side={sides && box.id !== chosen} />
              </label>
            ))}
          </div>
        ))}
      </div>
      {boxes.map((box) => (
        <p key={box.id} class="about" id={`about-${box.id}`} hidden={box.id !== chosen}>
          <b>{box.about(tongue())}</b> <small>{t('boxHolds')(...box.players, box.minutes)}</small>
        </p>
      ))}
    </fieldset>
  );
};

const NEAREST: ScrollIntoViewOptions = { block: 'nearest', inline: 'nearest' };

const Lesson = ({ game }: { game: string }) => {
  const said = lessonSaid(game);
  return said === undefined ? null : (
    <a class="learn" href={href('learn', game)}>
      {said}
    </a>
  );
};

const Resume = ({ of: { record, names } }: { of: SavedGame }) => (
  <a class="way resume" href={href('solo', 'resume')}>
    <Emblem name="court" />
    <b>{boxFor(record.game, record.options)?.title(tongue()) ?? titleOf(record.game, tongue())}</b>
    <small>{names.join(', ')}</small>
    <span class="state">{t('resume')}</span>
  </a>
);
