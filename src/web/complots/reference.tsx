/** The reference card: who is in play, what they do, who counters whom, how many are face up. */
import './css/reference.css';

import { copies } from '../../games/complots/box.ts';
import { type Character, clanOf } from '../../games/complots/characters.ts';
import { Emblem } from '../art/emblem.tsx';
import { href } from '../router.ts';
import { t } from '../text/text.ts';
import type { Sees } from './choices.ts';
import type { ComplotsText } from './text/fr.ts';
import { versus } from './versus.ts';

type LineProps = { character: Character; lineup: readonly Character[]; text: ComplotsText; up: number; of: number };

const CharacterLine = ({ character, lineup, text, up, of }: LineProps) => {
  const { name, power } = text.characters[character];
  const clan = clanOf(character);
  return (
    <div class={`character ${clan}`}>
      <span class="roundel">
        <Emblem name={`complots/${character}`} />
      </span>
      <div>
        <h3>
          {name} <small class="clan">{text.clans[clan]}</small>
        </h3>
        <p>{power}</p>
        {versus(character, lineup, text).map((line) => (
          <p key={line} class="versus">
            {line}
          </p>
        ))}
      </div>
      <span class="ups" role="img" aria-label={text.seenUp(up, of)}>
        {Array.from({ length: of }, (_, i) => (
          <i key={`copy ${i + 1}`} class={i < up ? 'up' : ''} />
        ))}
      </span>
    </div>
  );
};

export const Reference = ({ view, text }: { view: Sees; text: ComplotsText }) => {
  const up = view.seats.flatMap((seat) => view.players[seat].revealed);
  const of = copies(view.seats.length);
  return (
    <div class="reference">
      <h2>{text.reference}</h2>
      <p class="summary">
        {text.turnSummary}{' '}
        <a
          href={href(
            'rules',
            `complots/${[...view.lineup, ...(view.almshouse === undefined ? [] : ['religions'])].join(',')}`,
          )}
          target="_blank"
          rel="noreferrer"
        >
          {t('rulesHere')}
        </a>
      </p>
      <ul>
        {view.lineup.map((character) => (
          <li key={character}>
            <CharacterLine
              character={character}
              lineup={view.lineup}
              text={text}
              up={up.filter((card) => card === character).length}
              of={of}
            />
          </li>
        ))}
      </ul>
    </div>
  );
};
