/** What was hidden in a game of Complots: all the cards, and who bluffed when. */
import './css/end.css';
import { retell } from '../../games/complots/memory.ts';
import { tellTo } from '../../words/words.ts';
import type { Ending, Revealing } from '../room.ts';
import { Face } from './card.tsx';
import { isComplots } from './choices.ts';
import { complotsText } from './text.ts';

const Reveal = ({ opened, names, me }: Revealing) => {
  const text = complotsText();
  const { last, loaded } = opened;
  return (
    <>
      <h3>{text.finalHands}</h3>
      <ul class="hands">
        {loaded.seats.map((seat) => {
          const view = last.views[seat];
          if (view === undefined || !isComplots(view)) return null;
          return (
            <li key={seat}>
              <span>{names(seat)}</span>
              <span class="cards">
                {(view.hand ?? []).map((card, i) => (
                  <Face key={`${card} ${i + 1}`} of={card} text={text} />
                ))}
                {view.players[seat].revealed.map((card, i) => (
                  <Face key={`up ${card} ${i + 1}`} of={card} text={text} dead />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
      <h3>{text.bluffs}</h3>
      <Bluffs opened={opened} names={names} me={me} />
    </>
  );
};

const Bluffs = ({ opened: { last, loaded }, names, me }: Omit<Revealing, 'words'>) => {
  const text = complotsText();
  const lies = retell(last.facts, loaded.record.moves, loaded.seats).claims.filter((claim) => claim.true === false);
  if (lies.length === 0) return <p>{text.noBluff}</p>;
  return (
    <ol class="bluffs">
      {lies.map(({ turn, by, claimed, doubted }, i) => (
        <li key={`${turn} ${by} ${i + 1}`}>
          {claimed === 'embezzle'
            ? tellTo(me, by)(text.bluffEmbezzle, { turn, who: names(by) })
            : tellTo(me, by)(text.bluffLine, { turn, who: names(by), the: text.characters[claimed].the })}{' '}
          <em class={doubted ? 'caught' : 'unseen-lie'}>{doubted ? text.bluffCaught : text.bluffUnseen}</em>
        </li>
      ))}
    </ol>
  );
};

export const ending: Ending = {
  Reveal,
  Under: ({ opened, ...rest }) =>
    opened.last.at === opened.loaded.length - 1 ? <Bluffs opened={opened} {...rest} /> : null,
};
