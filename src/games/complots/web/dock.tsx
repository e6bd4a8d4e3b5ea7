/** My choices, where the thumb is. The dock keeps its size while a question lasts. */
import './css/dock.css';
import { newcomer } from '../../../web/base/settings.ts';
import { t } from '../../../web/base/text/table.ts';
import type { Link } from '../../../web/link/link.ts';
import type { Settled } from '../../../web/parts/settled.ts';
import { DockFrame } from '../../../web/table/dock.tsx';
import { Hurry } from '../../../web/table/hurry.tsx';
import { Pace } from '../../../web/table/pace.tsx';
import { PassBar } from '../../../web/table/pass/bar.tsx';
import type { Kept } from '../../../web/table/pass/pass.ts';
import type { PassingTools } from '../../../web/table/pass/use-passing.ts';
import { awaitedBy } from '../../../web/table/presence.tsx';
import type { Way } from '../../../web/table/way.ts';
import type { Coach } from '../../../web/table/web-part.ts';
import type { GameWords, Names } from '../../../words/words.ts';
import { copies, RICH } from '../rules/box.ts';
import type { Character } from '../rules/characters.ts';
import { parse } from '../rules/moves.ts';
import type { ComplotsView } from '../rules/typed-view.ts';
import type { ComplotsText } from '../texts/fr/table.ts';
import { answersOf, beyondReach, cardsAsked, effectOf } from './choices.ts';
import { Confirm, type OwnPick, PickCards } from './pick.tsx';
import { earlyOf } from './standing.ts';
import { type Aim, Targets, Tiles } from './tiles.tsx';

type Props = Pick<Way, 'role' | 'covered' | 'layDown'> & {
  link: Link;
  view: ComplotsView;
  text: ComplotsText;
  words: GameWords;
  names: Names;
  aim: Aim | undefined;
  setAim(aim: Aim | undefined): void;
  send(move: string): void;
  passing: PassingTools;
  settled: Settled;
  wanted: string | undefined;
  /** My touched cards; undefined if they are touched elsewhere. */
  pick: OwnPick | undefined;
  /** A scene is shown; the question before it is over. */
  busy: boolean;
  /** The sentence of a scene, once the question still shown was answered. */
  tells: string | undefined;
  coach?: Coach | undefined;
};

/** Texts and choices depend on my cards only while I alone see them. */
const coveredFrom = ({ view, covered }: Props): ComplotsView => (covered ? { ...view, hand: [] } : view);

export const Dock = (props: Props) => {
  const { names, aim, text, passing, settled, busy, tells, coach } = props;
  const view = coveredFrom(props);
  const { me } = view;
  const asked = (view.legal?.length ?? 0) > 0 && tells === undefined;
  const alone = passing.coming === undefined;
  const hint = busy || !asked ? undefined : coach?.hint;
  return (
    <DockFrame
      title={tells ?? (aim !== undefined ? text.chooseTarget(aim.choice.title) : titleOf(props, asked))}
      lead={tells !== undefined ? [t('skipScene')] : asked && aim === undefined ? leads(view, text, names) : []}
      question={`${view.question} ${asked}`}
      asked={asked && alone}
      tiled={asked && alone && cardsAsked(view) === undefined}
      settled={settled}
      class={view.phase === 'turn' && asked ? 'turn' : ''}
      tools={coach === undefined && view.over === null ? <DockTools {...props} /> : undefined}
      hint={hint}
    >
      {asked && alone && <Answers {...props} view={view} />}
      {me !== undefined && !view.players[me].alive ? (
        <Hurry link={props.link} />
      ) : (
        me !== undefined &&
        tells === undefined &&
        coach === undefined &&
        props.role !== 'taken' &&
        view.over === null && (
          <PassBar
            key={`${view.question} ${asked} ${alone}`}
            {...{ view, passing, settled, asked }}
            send={props.send}
            says={saysOf(text)}
            early={asked ? undefined : earlyOf(view)}
          />
        )
      )}
    </DockFrame>
  );
};

/** Above the answers, which may overflow: the way to put a shared device down. */
const DockTools = ({ link: { hold }, layDown }: Props) => (
  <div class="dock-tools">
    {hold !== undefined && <Pace />}
    {layDown !== undefined && (
      <button type="button" class="chip-button lay-down" aria-label={t('layDown')} onClick={layDown}>
        {t('layDownShort')}
      </button>
    )}
  </div>
);

const saysOf = (text: ComplotsText) => ({
  objects: { doubt: text.doubt },
  kept({ move, phase }: Kept): string {
    if (phase === 'doubt') return move === 'doubt' ? text.early.doubt : text.early.pass;
    const words = parse(move);
    return words[0] === 'counter' ? text.counterWith(text.characters[words[1]].the) : text.letHappen;
  },
});

const titleOf = ({ link, view, text, words, names }: Props, asked: boolean): string => {
  if (view.over !== null) return t('gameOver');
  if (!asked) {
    if (view.answer !== undefined) return t('answered');
    const waiting = view.toAct.filter((seat) => seat !== view.me).map(awaitedBy(link.people.value, names));
    return waiting.length > 2 ? t('waitingTable') : t('waitingFor')(waiting.join(', '));
  }
  if (view.phase === 'lose') return text.loseWhich;
  if (view.phase === 'show') return text.showWhich(names(view.turn));
  if (view.phase === 'draft') return text.chooseWhich;
  if (view.phase === 'keep') return text.keepWhich(view.hand?.length ?? 0);
  // the bubble tells the claim, the dock asks
  if (view.phase === 'doubt' && view.claim !== null) return text.believes(names(view.claim.by));
  return words.phase(view, names);
};

const Answers = (props: Props) => {
  const { view, text, names, aim, setAim, send, settled, wanted, pick, passing, busy, coach, covered } = props;
  if (pick !== undefined)
    return covered && view.phase === 'draft' ? null : (
      <div class="cardpick">
        {view.phase === 'draft' && <PickCards pick={pick} text={text} covered={covered} />}
        <Confirm pick={pick} text={text} covered={covered} />
      </div>
    );
  if (cardsAsked(view) !== undefined) return null;
  if (aim !== undefined) return <Targets aim={aim} names={names} setAim={setAim} send={send} text={text} />;
  const take = (move: string, keeps?: Kept) => {
    if (keeps !== undefined) passing.keep(keeps);
    else passing.note(move);
    send(move);
  };
  return (
    <Tiles
      key={view.question}
      choices={answersOf(view, text, names)}
      beyond={beyondReach(view, text)}
      nudge={coach?.nudge}
      send={take}
      {...{ text, wanted, setAim, settled, busy }}
    />
  );
};

/** How many copies of a card I cannot see, of how many. */
const unseenOf = ({ seats, players, hand = [] }: ComplotsView, card: Character): readonly [number, number] => {
  const up = [...seats.flatMap((seat) => players[seat].revealed), ...hand].filter((one) => one === card).length;
  const of = copies(seats.length);
  return [of - up, of];
};

const ROOMY = 700;

/** One line above the choices: the goal for newcomers, a forced move, or what is known about a claim. */
const leads = (view: ComplotsView, text: ComplotsText, names: Names): string[] => {
  const card = view.claim?.character ?? undefined;
  if (view.phase === 'doubt' && card !== undefined)
    return [text.unseenOf(text.characters[card].name, ...unseenOf(view, card))];
  if (view.phase !== 'turn') return [effectOf(view, text, names)].filter((line) => line !== '');
  const rich = view.me !== undefined && view.players[view.me].coins >= RICH;
  // on a small phone the answers need the space
  return [...(newcomer(view.game) && innerHeight >= ROOMY ? [text.goal] : []), ...(rich ? [text.forced] : [])];
};
