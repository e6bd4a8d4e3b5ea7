/** The middle of the table: court, treasury, almshouse, and the card at stake. What may come of it is said where one answers. */
import './css/middle.css';
import { useContext } from 'preact/hooks';
import { type Character, countersTo, isCharacter, TABLE } from '../../games/complots/characters.ts';
import { actionIn } from '../../games/complots/moves.ts';
import type { ComplotsSeen } from '../../games/complots/seen.ts';
import { type Names, tellTo } from '../../words/words.ts';
import { Emblem } from '../art/emblem.tsx';
import { Asking } from './asking.ts';
import { Back, Face } from './card.tsx';
import { Coin, Coins } from './coins.tsx';
import type { ComplotsText } from './text/fr.ts';

type Props = {
  view: ComplotsSeen;
  text: ComplotsText;
  /** The card at stake. */
  stake: { readonly card: Character; readonly proven: boolean } | undefined;
  /** What was said last, where nothing is at stake. */
  last: readonly string[];
};

const HEAP = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

export const Middle = ({ view, text, stake, last }: Props) => {
  const ask = useContext(Asking);
  const heap = HEAP.slice(0, Math.ceil(view.treasury / 6));
  return (
    <div class="middle">
      <button
        type="button"
        class="pile court"
        data-at="court"
        aria-haspopup="dialog"
        aria-label={`${text.court}, ${text.cardsLeft(view.court)}`}
        onClick={() => ask({ pile: 'court' })}
      >
        <span class="deck">
          <Back />
          {view.court > 1 && <Back />}
          {view.court > 3 && <Back />}
        </span>
        <span class="caption">
          {text.court} <b>{view.court}</b>
        </span>
      </button>
      <Claim view={view} text={text} stake={stake} last={last} />
      <button
        type="button"
        class="pile treasury"
        data-at="treasury"
        aria-haspopup="dialog"
        onClick={(event) =>
          ask({
            pile:
              event.target instanceof Element && event.target.closest('.almshouse') !== null ? 'almshouse' : 'treasury',
          })
        }
      >
        <span class="unseen">
          {[
            `${text.treasury}, ${text.coins(view.treasury)}`,
            ...(view.almshouse === undefined ? [] : [`${text.almshouse}, ${text.coins(view.almshouse)}`]),
          ].join('. ')}
        </span>
        <span class="heap" key={heap.length}>
          {heap.map((key) => (
            <Coin key={key} />
          ))}
        </span>
        <span class="caption" aria-hidden="true">
          {text.treasury} <b>{view.treasury}</b>
        </span>
        {view.almshouse !== undefined && (
          <span class="caption almshouse" data-at="almshouse" aria-hidden="true">
            <Emblem name="complots/convert" /> <span class="word">{text.almshouse}</span> <b>{`${view.almshouse}`}</b>
          </span>
        )}
      </button>
    </div>
  );
};

const listOf = (cards: readonly Character[], text: ComplotsText): string =>
  cards.map((card) => text.characters[card].name).join(', ');

const Claim = ({ view, text, stake, last }: Props) => {
  const ask = useContext(Asking);
  return (
    <div class="claim">
      <span class="stake-at" data-at="stake" />
      <span class="saying-at" data-at="saying" />
      {stake !== undefined && (
        <span class="claimed" key={stake.card}>
          <button type="button" class="bare" aria-haspopup="dialog" onClick={() => ask({ card: stake.card })}>
            <Face of={stake.card} text={text} promised={!stake.proven} />
          </button>
          {view.pledged > 0 && (
            <span class="pledged" data-at="pledged">
              <Coins count={view.pledged} label={text.pledged(view.pledged)} />
            </span>
          )}
        </span>
      )}
      <div class="telling">
        {stake === undefined &&
          last.map((line, i) => (
            <p class="last" key={`${i + 1} of ${last.length} ${line}`}>
              {line}
            </p>
          ))}
      </div>
    </div>
  );
};

type Story = { shown: Character | undefined; says: string | undefined; outcomes: string[] };

export const story = (view: ComplotsSeen, text: ComplotsText, names: Names): Story => {
  const { claim, me } = view;
  const action = actionIn(view);
  const { verb, at } = action ?? {};
  const by = claim?.by ?? action?.by;
  if (by === undefined || (claim === null && (view.phase === 'turn' || view.over !== null))) return SILENCE;
  const tell = tellTo(me, by, at);
  const who = names(by);
  const claiming = (shown: Character): string => {
    const { the } = text.characters[shown];
    return at === undefined ? tell(text.claim, { who, the }) : tell(text.claimAgainst, { who, the, whom: names(at) });
  };
  if (claim !== null) {
    const shown = claim.character ?? undefined;
    const the = shown === undefined ? '' : text.characters[shown].the;
    const doubt = [tell(text.ifFalse, { who }), text.ifTrue];
    // C62 each counters the pope for himself alone
    const stands = at === undefined && verb !== 'aid' ? tell(text.ifSpared, { who }) : text.ifCounterStands;
    if (claim.for === 'counter')
      return { shown, says: tell(text.claimCounter, { who, the }), outcomes: [stands, ...doubt] };
    if (claim.for === 'join') return { shown, says: tell(text.claimJoin, { who, the }), outcomes: doubt };
    if (claim.for === 'witch') return { shown, says: tell(text.claimWitch, { who }), outcomes: doubt };
    if (shown === undefined) return { shown, says: tell(text.claimEmbezzle, { who }), outcomes: doubt };
    return { shown, says: claiming(shown), outcomes: [...doubt, ...afterwards(view, text, names)] };
  }
  if (verb === 'aid') {
    const counters = listOf(countersTo('aid', view.lineup), text);
    return { shown: undefined, says: tell(text.announceAid, { who }), outcomes: [text.aidCounter(counters)] };
  }
  if (verb === 'coup' && at !== undefined)
    return { shown: undefined, says: tell(text.announceCoup, { who, whom: names(at) }), outcomes: [] };
  if (!isCharacter(verb)) return SILENCE;
  const outcomes = view.phase === 'counter' ? afterwards(view, text, names).slice(-1) : [];
  return { shown: verb, says: claiming(verb), outcomes };
};

const SILENCE: Story = { shown: undefined, says: undefined, outcomes: [] };

/** What an aimed power leads to once nobody doubts it. */
const afterwards = (view: ComplotsSeen, text: ComplotsText, names: Names): string[] => {
  const { verb, at } = actionIn(view) ?? {};
  if (!isCharacter(verb) || at === undefined) return [];
  const counters = countersTo(verb, view.lineup);
  const tell = tellTo(view.me, at);
  const who = names(at);
  return [
    ...(counters.length > 0 ? [tell(text.ifStandsCounter, { who, list: listOf(counters, text) })] : []),
    ...(TABLE[verb].cost > 0 ? [tell(text.ifStandsHit, { who })] : []),
  ];
};
