/** Selectors for what people see: roles, and the texts of the catalogue in the language of the page. */
import { pseudo } from '../pseudo.ts';
import { TEXT } from './said.ts';

type Texts = typeof TEXT.fr;
/** All languages, and the pseudo-language. */
const LANGUAGES = [...Object.values(TEXT), pseudo(TEXT.en)];
type Key = { [K in keyof Texts]: Texts[K] extends string ? K : never }[keyof Texts];
const inEach = (keys: readonly Key[], select: (says: string) => string): string[] =>
  LANGUAGES.flatMap((texts) => keys.map((key) => select(texts[key])));

/** Spaces of any kind are equal. */
const pattern = (says: string): string => says.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s/g, '\\s');

/** By role and a part of the name. */
const named =
  (role: string) =>
  (says: string): string =>
    `role=${role}[name*=${JSON.stringify(says)} i]`;
/** By role and the beginning of the name, in any language. */
const called =
  (role: string) =>
  (...keys: Key[]): string =>
    `role=${role}[name=/^(?:${inEach(keys, pattern).join('|')})/]`;

export const button = named('button');
export const buttonOf = called('button');

const linkOf = called('link');
/** By label in any language, as CSS, so that scripts in a page can use it. */
const labelled =
  (tag: string) =>
  (...keys: Key[]): string =>
    `${tag}:is(${inEach(keys, (says) => `[aria-label=${JSON.stringify(says)}]`)})`;
const region = labelled('section');
/** By a part of the text, in any language. */
const saying = (...keys: Key[]): string => `button:is(${inEach(keys, (says) => `:text(${JSON.stringify(says)})`)})`;

export const DOCK = region('yourChoices');
export const END = region('gameOver');
export const REPLAY = region('replay');
export const ANY_DOCK = region('yourChoices', 'gameOver', 'replay');
export const CHAT = region('chat');
export const CHAT_INPUT = `${CHAT} >> role=textbox`;
/** Even if folded. */
export const LOG = region('log');
export const DOUBT_STAGE = region('todaysDoubt');
export const SHEET = 'role=dialog';
export const CLOSE = `${SHEET} >> ${buttonOf('close')}`;
export const CLOSE_BOX = `${SHEET} >> ${buttonOf('closeBox')}`;
export const FILM = called('dialog')('film');
export const SLIDER = called('slider')('replay');
export const PLAY_ON = buttonOf('playOn', 'pause');
export const HOME = linkOf('home');
export const RULES_LINK = linkOf('rules');
export const WHOLE_TABLE = labelled('')('wholeTable');
export const CODE_LINK = linkOf('code');
export const SEAL = labelled('button')('liftCards');
export const LET_PASS = buttonOf('letPass');
export const SEE_FILM = `${END} >> ${buttonOf('film')}`;
export const TO_FELT = `${END} >> ${buttonOf('changeGame')}`;
export const TO_REPLAY = `${END} >> ${buttonOf('replay')}`;
export const TO_REVIEW = `${END} >> ${buttonOf('review')}`;
/** Sits down, watches or waits, whatever the table offers. */
export const ENTER = 'form >> [type="submit"]';

/** Passed to scripts in a page, which cannot import this file. */
export const PARTS = () => ({ DOCK, ANY_DOCK, END, ASKED, SETTLED, READY, SCENE, LOG, SKIP, IN_HAND, VEILED, SEAL });
const SKIP = 'main.playing > button[aria-keyshortcuts="Space"]';

// states and drawings, which have no role
export const ASKED = `${DOCK}.asked`;
export const SETTLED = `${ANY_DOCK}[data-settled]`;
export const SCENE = 'main.playing';
/** Asked, and the table accepts touches. */
export const READY = `main:not(.playing) ${ASKED}[data-settled]`;
export const ADVICE = '.advice';
export const AGREED = labelled('ul')('agreed');
export const ANSWERING = '.answering';
export const ANY_PLACE = '.any-place';
export const ASKING = '.asking';
export const PLAY_FROM_HERE_END = '.end.as-if';
export const PLAY_FROM_HERE_STRIP = '.as-if-strip';
export const AT_STAKE = '.at-stake';
export const AT_TABLE = '.at-table';
export const BACK = '.back';
export const BAR = '.bar';
export const BEGIN = '.begin';
export const BOT_FACES = '.bot-faces';
export const BOX = '.box';
export const BOXES = '.game-boxes';
export const BOX_LID = '.box-lid';
export const BUBBLE = '.bubble';
export const CAME_OUT = '.came-out';
export const CHAIR = '.chair';
export const CHAIRS = '.chairs';
export const CHANCES = '.chances';
export const CHAPTER = '.chapter';
export const CHECK = '.check';
export const CHIP = '.chip';
export const CLAIMED = '.claimed';
export const CODE = '.code';
export const COMPANY = '.company';
export const CONFIRM = '.confirm';
export const COURSE = '.course';
export const CURTAIN = '.curtain';
export const DAILY_ASKING = '.daily.asking';
export const DAILY_CHOICE = '.daily.choosing.asking';
export const DAILY_TOLD = '.daily.told';
export const DAYS = '.days';
export const DAY_RING = '.day-ring';
export const DECISION = '.decision';
export const DEEDS = '.deeds';
export const DESK = '.desk';
export const DOOR = '.door';
export const DOUBT = '[aria-keyshortcuts="D"]';
export const EACH = '.each';
export const ESTIMATE = '.estimate';
export const EYES = '.eyes';
export const FACE = '.face';
export const FAULT = '.fault';
export const FELT = '.felt';
export const FOLD = '.fold';
export const FOUND = '.found';
export const FREE_CHAIR = '.chair.empty';
export const FROM_HERE = '.from-here';
export const FROM_HERE_ON = '.from-here-on';
export const GATHERING = '.gathering';
export const GET_UP = saying('onlyWatch', 'standUp');
export const GIVE = labelled('button')('giveSeat');
export const GO_ON = '.go-on';
export const HAND = '.hand';
export const HANDS = '.hands';
export const HAND_ON = saying('handOn');
export const HEARD = '.heard';
export const HEIR_WAITS = '.heir-waits';
export const HELD = '.held';
export const HINT = '.hint';
export const HINTS = '[role="note"]';
export const HOLD = '.hold';
export const HOME_PAGE = 'main.home';
export const IN_HAND = '.in-hand';
export const JOIN = '.join';
export const KEYS = '.keys';
export const LARGE_CODE = '.large-code';
export const LAY_DOWN = '.lay-down';
export const LEARNT = '.dock.learnt';
export const LINE = '.line';
export const LINE_LOST = '.line.lost';
export const LINE_OPEN = '.line.open';
export const LOBBY = '.lobby';
export const LOOKS = '.looks';
export const MAIN_WAY = '.way.main';
export const MARKS = '.marks';
export const MARK_LIST = '.mark-list';
export const MASK = '.mask';
export const MET_HERE = '.met-here';
export const MINE = '.mine';
export const MINUTE = '.minute';
export const MOMENT_HOUR = '.moment-hour';
export const MORE_TIME = saying('moreTime');
export const MOVING = '.moving';
export const MY_FIGURES = '.my-figures';
export const MY_GAMES = '.my-games';
export const NAME = '.name';
export const NOTE = '.note';
export const NOTICES = '.notices';
export const OFFER = '.offer';
export const OF_BOX = '.of-box';
export const ONLY_WATCH = saying('onlyWatch');
export const ONWARDS = '.onwards';
export const ON_WALL = '.on-wall';
export const OPENS_BOX = '.opens';
export const OPEN_TABLE = '.open-table';
export const OPTIONS = '.options';
export const OTHERS_SAID = '.others-said';
export const OTHER_NAME = '.other-name';
export const OUTCOME = '.came';
export const OWN = '.own';
export const OWN_DATA = '.own-data';
export const PANE = '.pane';
export const PHRASES = '.phrases';
export const GREETINGS = '.greetings';
export const PICK = '.pick';
export const PLACE = '.place';
export const PLAYING = '.playing';
export const POINTS = '.points';
export const PRIMARY = '.primary';
export const PRIMARY_LINK = 'a.primary';
export const QR = '.qr';
export const REPORT = '.report';
export const RESUME = '.way.resume';
export const REVEAL = '.reveal';
export const RIBBON = '.ribbon';
export const RUNNING = '.running';
export const SAYS = '.says';
export const SCREEN_ASKS = '.screen-asks';
export const SEARCH = labelled('input')('search');
export const SECONDS = '.seconds';
export const SETTINGS = '.settings';
export const SHARE = '.share';
export const SHELF = '.shelf';
export const SHELVED = '.shelved';
export const SHOW_IT = '.show-it';
export const SITS = '.sits';
export const SMALL = '.small';
export const STAGE = '.stage';
export const STAND = 'main [aria-keyshortcuts="Space"]';
export const STARTS_IN = '.starts-in';
export const SUM = '.sum';
export const SURE = '.sure';
export const TAKE_SEAT = '.take-seat';
export const TELLING = '.telling';
export const TILE = '[data-move]';
export const TIMELINE = '.timeline';
export const TOAST = '.toast';
export const TOGGLE = '.toggle';
export const TONGUES = '.tongues';
export const TROUBLE = '.trouble';
export const UNREAD = '.unread';
export const UNSEEN = '.unseen';
/** A phone beside a big screen at rest. */
export const VEILED = '.in-hand.veiled';
export const WAITING = '.waiting';
export const WALL_END = '.wall-end';
export const WANTED = '.wanted';
export const WARM_UP = '.warm-up';
export const WATCHING = '.at-table.watching';
export const WAY = '.way';
export const WAYS = labelled('nav')('play');
export const WAY_IN = '.way-in';
export const WHICH = '.which';
export const WHO = '.who';
export const WHO_CARD = '.who-card';
export const WON = '.dock.end.won';
export const VERDICT = '.verdict-said';
export const WORTHS = '.worths';
