/** A character card: a figure under an arch in its clan's colours and pattern. Small cards show only their emblem. */
import './css/card.css';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { drawing } from '../../../web/base/art/sheets.ts';
import { CHARACTERS, type Character, clanOf, countersTo, TABLE } from '../rules/characters.ts';
import type { ComplotsText } from '../texts/fr/table.ts';

const ARCH = 'M8 97V40C8 20 25 9 50 9s42 11 42 31v57z';

/** Drawn once per page; cards refer to them. Clans differ by pattern as well as by hue. */
export const CardPatterns = () => (
  <svg class="patterns" width="0" height="0" aria-hidden="true">
    <defs>
      <clipPath id="arch">
        <path d={ARCH} />
      </clipPath>
      <pattern id="pattern-collector" width="10" height="10" patternUnits="userSpaceOnUse">
        <circle cx="5" cy="5" r="2.6" />
      </pattern>
      <pattern id="pattern-assassin" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="3" height="7" />
      </pattern>
      <pattern id="pattern-untouchable" width="12" height="8" patternUnits="userSpaceOnUse">
        <path
          d="M0 8a6 6 0 0 1 12 0M-6 4a6 6 0 0 1 12 0M6 4a6 6 0 0 1 12 0"
          fill="none"
          stroke="#000"
          stroke-width="1.5"
        />
      </pattern>
      <pattern id="pattern-thief" width="10" height="7" patternUnits="userSpaceOnUse">
        <path d="M0 6l5-4 5 4" fill="none" stroke="#000" stroke-width="2" />
      </pattern>
      <pattern id="pattern-negotiator" width="10" height="10" patternUnits="userSpaceOnUse">
        <path d="M5 0l5 5-5 5-5-5z" fill="none" stroke="#000" stroke-width="1.4" />
      </pattern>
    </defs>
  </svg>
);

/** The characters in play, which a card's text depends on. */
export const InPlay = createContext<readonly Character[]>(CHARACTERS);

type Stopped = 'aid' | Character;

/** C34 What a character blocks: the first is on its shield. */
export const stoppedBy = (of: Character, lineup: readonly Character[]): readonly Stopped[] =>
  (['aid', ...lineup] as const).filter((what) => countersTo(what, lineup).includes(of));

const sheet = (name: string): string => drawing('emblems-complots', name);

const Shield = ({ of }: { of: Character }) => {
  const lineup = useContext(InPlay);
  const [what] = stoppedBy(of, lineup.includes(of) ? lineup : CHARACTERS);
  if (what === undefined) return null;
  return (
    <g class={what === 'aid' ? 'aid' : `tint-${clanOf(what)}`}>
      <path class="shield" d="M74.5 91.5h17v9.5c0 5-4 8-8.5 9.5-4.5-1.5-8.5-4.5-8.5-9.5z" />
      <use class="stops" href={sheet(what)} x="77.5" y="93.5" width="11" height="11" />
    </g>
  );
};

const LONG = 11; // letters of a name that fit

type FaceProps = {
  of: Character;
  text: ComplotsText;
  dead?: boolean | undefined;
  /** Claimed, but not shown. */
  promised?: boolean | undefined;
};

export const Face = ({ of, text, dead, promised }: FaceProps) => {
  const clan = clanOf(of);
  const { name } = text.characters[of];
  const { cost } = TABLE[of];
  const squeeze = name.length > LONG ? { textLength: 80, lengthAdjust: 'spacingAndGlyphs' } : {};
  return (
    <span
      class={`card face tint-${clan} ${dead === true ? 'dead' : ''} ${promised === true ? 'promised' : ''}`}
      role="img"
      aria-label={dead === true ? text.lost(name) : promised === true ? `${name}, ${text.claimed}` : name}
    >
      <svg viewBox="0 0 100 140" aria-hidden="true">
        <rect class="frame" x="3.5" y="3.5" width="93" height="133" rx="7" />
        <rect class="weave" x="3.5" y="3.5" width="93" height="133" rx="7" fill={`url(#pattern-${clan})`} />
        <g class="whole">
          <path class="sky" d={ARCH} />
          <path class="haze" d={ARCH} fill={`url(#pattern-${clan})`} />
          <g clip-path="url(#arch)">
            <use href={drawing('cards-complots', of)} x="8" y="9" width="84" height="88" />
          </g>
          <path class="arch" d={ARCH} />
          <path class="panel" d="M8 97h84v32a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4z" />
          <circle class="disc" cx="50" cy="98" r="12.5" />
          <use class="emblem-on" href={sheet(of)} x="41" y="89" width="18" height="18" />
          {cost > 0 && (
            <>
              <circle class="price" cx="17" cy="100" r="8" />
              <text class="sum" x="17" y="104" text-anchor="middle">
                {cost}
              </text>
            </>
          )}
          <Shield of={of} />
          <text class="title" x="50" y="0" text-anchor="middle" {...squeeze}>
            {name}
          </text>
          <text class="power" x="50" y="129.6" text-anchor="middle">
            {text.brief[of]}
          </text>
        </g>
        <g class="token">
          <circle class="disc" cx="50" cy="70" r="37" />
          <use class="emblem-on" href={sheet(of)} x="23" y="43" width="54" height="54" />
        </g>
        {dead === true && <path class="strike" d="M20 92L90 10" />}
      </svg>
    </span>
  );
};

export const Back = ({ label, dead, promised }: { label?: string; dead?: boolean; promised?: boolean }) => (
  <span
    class={`card back ${dead === true ? 'dead' : ''} ${promised === true ? 'promised' : ''}`}
    role="img"
    aria-label={label ?? ''}
    aria-hidden={label === undefined}
  >
    {dead === true && (
      <svg viewBox="0 0 100 140" aria-hidden="true">
        <path class="strike" d="M10 132L90 10" />
      </svg>
    )}
  </span>
);
