/** The reference card: characters in play, their powers and blocks, face-up copies. */
import type { ComplotsView } from '../rules/typed-view.ts';
import './css/reference.css';

import { Emblem } from '../../../web/base/art/emblem.tsx';
import { RulesLink } from '../../../web/table/reference.tsx';
import { copies } from '../rules/box.ts';
import { type Character, clanOf, countersTo } from '../rules/characters.ts';
import type { ComplotsText } from '../texts/fr/table.ts';
import { stoppedBy } from './card.tsx';

type LineProps = { character: Character; lineup: readonly Character[]; text: ComplotsText; up: number; of: number };
type Stop = 'aid' | Character;

const nameOf = (what: Stop, text: ComplotsText): string => (what === 'aid' ? text.aidName : text.characters[what].name);

/** A list of blocked characters: emblems, with names where they fit. */
const Versus = ({ says, list, text }: { says: (list: string) => string; list: readonly Stop[]; text: ComplotsText }) =>
  list.length === 0 ? null : (
    <p class="versus">
      <span class="unseen">{says(list.map((what) => nameOf(what, text)).join(', '))}</span>
      <span aria-hidden="true">
        {says('').trim()}{' '}
        {list.map((what) => (
          <span key={what} class={`stop ${what === 'aid' ? 'aid' : `tint-${clanOf(what)}`}`}>
            <span class="roundel">
              <Emblem name={`complots/${what}`} />
            </span>{' '}
            {nameOf(what, text)}
          </span>
        ))}
      </span>
    </p>
  );

export const CharacterLine = ({ character, lineup, text, up, of }: LineProps) => {
  const { name, power } = text.characters[character];
  return (
    <div class={`character tint-${clanOf(character)}`}>
      <span class="roundel">
        <Emblem name={`complots/${character}`} />
      </span>
      <div>
        <h3>
          {name} <small class="brief">{text.brief[character]}</small>
        </h3>
        <p class="power">{power}</p>
        <Versus says={text.counters} list={stoppedBy(character, lineup)} text={text} />
        <Versus says={text.counteredBy} list={countersTo(character, lineup)} text={text} />
      </div>
      <span class="ups" role="img" aria-label={text.seenUp(up, of)}>
        {Array.from({ length: of }, (_, i) => (
          <i key={`copy ${i + 1}`} class={i < up ? 'up' : ''} />
        ))}
      </span>
    </div>
  );
};

export const Reference = ({ view, text }: { view: ComplotsView; text: ComplotsText }) => {
  const up = view.seats.flatMap((seat) => view.players[seat].revealed);
  const of = copies(view.seats.length);
  return (
    <div class="reference">
      <h2>{text.reference}</h2>
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
      <p class="summary legend" aria-hidden="true">
        <span class="ups">
          <i class="up" />
        </span>{' '}
        {text.upMeans}{' '}
        <span class="ups">
          <i />
        </span>{' '}
        {text.hiddenMeans}
      </p>
      <p class="summary">{text.turnSummary}</p>
      <RulesLink view={view} drawn={{ lineup: view.lineup }} />
    </div>
  );
};
