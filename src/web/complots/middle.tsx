/** The middle of the table: court, treasury, almshouse, and what is claimed just now and may come of it. */
import './css/middle.css';
import { isSeat } from '../../engine/seats.ts';
import { type Character, countersTo, isCharacter, TABLE } from '../../games/complots/characters.ts';
import { type Names, tellTo } from '../../words/words.ts';
import { Emblem } from '../art/emblem.tsx';
import { Back, Face } from './card.tsx';
import type { Sees } from './choices.ts';
import { Coin, Coins } from './coins.tsx';
import type { ComplotsText } from './text/fr.ts';

type Props = { view: Sees; text: ComplotsText; names: Names; last: readonly string[] };

const HEAP = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

export const Middle = ({ view, text, names, last }: Props) => (
  <div class="middle">
    <div class="pile court" data-at="court" role="img" aria-label={`${text.court}, ${text.cardsLeft(view.court)}`}>
      <span class="deck">
        <Back />
        {view.court > 1 && <Back />}
        {view.court > 3 && <Back />}
      </span>
      <span class="caption">
        {text.court} <b>{view.court}</b>
      </span>
    </div>
    <Claim view={view} text={text} names={names} last={last} />
    <div
      class="pile treasury"
      data-at="treasury"
      role="img"
      aria-label={`${text.treasury}, ${text.coins(view.treasury)}`}
    >
      <span class="heap" key={view.treasury}>
        {HEAP.slice(0, Math.ceil(view.treasury / 6)).map((key) => (
          <Coin key={key} />
        ))}
      </span>
      <span class="caption">
        {text.treasury} <b>{view.treasury}</b>
      </span>
      {view.almshouse !== undefined && (
        <span class="caption almshouse" data-at="almshouse">
          <Emblem name="complots/convert" /> {text.almshouse} <b>{view.almshouse}</b>
        </span>
      )}
    </div>
  </div>
);

const listOf = (cards: readonly Character[], text: ComplotsText): string =>
  cards.map((card) => text.characters[card].name).join(', ');

/** The card that is claimed, the sentence, and what may follow. Without a claim, the last that was said. */
const Claim = ({ view, text, names, last }: Props) => {
  const { shown, says, outcomes } = story(view, text, names);
  return (
    <div class={`claim ${shown === undefined ? 'quiet' : ''}`} key={shown ?? 'quiet'}>
      {shown !== undefined && (
        <span class="claimed">
          <Face of={shown} text={text} promised />
        </span>
      )}
      <div class="telling" key={`${says ?? last.join()} ${outcomes.length} ${view.legal?.length}`}>
        {says === undefined ? (
          last.map((line, i) => (
            <p class="last" key={`${i + 1} of ${last.length} ${line}`}>
              {line}
            </p>
          ))
        ) : (
          <p class="says" key={says}>
            {says}
          </p>
        )}
        {view.legal?.length === 0 &&
          outcomes.map((line) => (
            <p class="outcome" key={line}>
              {line}
            </p>
          ))}
        {view.pledged > 0 && (
          <p class="pledged" key={says} data-at="pledged">
            <Coins count={view.pledged} label={text.pledged(view.pledged)} />
          </p>
        )}
      </div>
    </div>
  );
};

type Story = { shown: Character | undefined; says: string | undefined; outcomes: string[] };

export const story = (view: Sees, text: ComplotsText, names: Names): Story => {
  const { claim, action, me } = view;
  const [verb, word] = (action?.move ?? '').split(' ');
  const at = isSeat(word) ? word : undefined;
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
const afterwards = ({ action, lineup, me }: Sees, text: ComplotsText, names: Names): string[] => {
  const [verb, word] = (action?.move ?? '').split(' ');
  if (!isCharacter(verb) || !isSeat(word)) return [];
  const counters = countersTo(verb, lineup);
  const tell = tellTo(me, word);
  const who = names(word);
  return [
    ...(counters.length > 0 ? [tell(text.ifStandsCounter, { who, list: listOf(counters, text) })] : []),
    ...(TABLE[verb].cost > 0 ? [tell(text.ifStandsHit, { who })] : []),
  ];
};
