/** The middle of the table: court, treasury, almshouse, and the card at stake. */
import './css/centre.css';
import { useContext } from 'preact/hooks';
import { Emblem } from '../../../web/base/art/emblem.tsx';
import { type Names, tellTo } from '../../../words/words.ts';
import { type Character, isCharacter } from '../rules/characters.ts';
import { actionIn } from '../rules/moves.ts';
import type { ComplotsView } from '../rules/typed-view.ts';
import type { ComplotsText } from '../texts/fr/table.ts';
import { Asking } from './about-context.ts';
import { Back, Face } from './card.tsx';
import { Coin, Coins } from './coins.tsx';

type Props = {
  view: ComplotsView;
  text: ComplotsText;
  stake: { readonly card: Character; readonly proven: boolean } | undefined;
};

const HEAP = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

export const Centre = ({ view, text, stake }: Props) => {
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
      <Claim view={view} text={text} stake={stake} />
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

const Claim = ({ view, text, stake }: Props) => {
  const ask = useContext(Asking);
  return (
    <div class="claim">
      <span class="stake-at" data-at="stake" />
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
    </div>
  );
};

export const story = (view: ComplotsView, text: ComplotsText, names: Names): string | undefined => {
  const { claim, me } = view;
  const action = actionIn(view);
  const { verb, at } = action ?? {};
  const by = claim?.by ?? action?.by;
  if (by === undefined || (claim === null && (view.phase === 'turn' || view.over !== null))) return undefined;
  const tell = tellTo(me, by, at);
  const who = names(by);
  const claiming = (shown: Character): string => {
    const { the } = text.characters[shown];
    return at === undefined ? tell(text.claim, { who, the }) : tell(text.claimAgainst, { who, the, whom: names(at) });
  };
  if (claim !== null) {
    const shown = claim.character ?? undefined;
    const the = shown === undefined ? '' : text.characters[shown].the;
    if (claim.for === 'counter') return tell(text.claimCounter, { who, the });
    if (claim.for === 'join') return tell(text.claimJoin, { who, the });
    if (claim.for === 'witch') return tell(text.claimWitch, { who });
    return shown === undefined ? tell(text.claimEmbezzle, { who }) : claiming(shown);
  }
  if (verb === 'aid') return tell(text.announceAid, { who });
  if (verb === 'coup' && at !== undefined) return tell(text.announceCoup, { who, whom: names(at) });
  return isCharacter(verb) ? claiming(verb) : undefined;
};
