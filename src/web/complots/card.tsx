/** Our own cards: an emblem in its clan's colour, under a band in its clan's pattern, on ivory. */
import './css/card.css';
import { type Character, clanOf } from '../../games/complots/characters.ts';
import type { ComplotsText } from './text/fr.ts';

/** Drawn once for the whole page; cards refer to them. Colours differ in hue, patterns in shape, so that either is enough. */
export const CardPatterns = () => (
  <svg class="patterns" width="0" height="0" aria-hidden="true">
    <defs>
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
      <pattern id="pattern-back" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0h12v12" fill="none" stroke="#d9b25f" stroke-opacity=".55" stroke-width="1" />
        <circle cx="6" cy="6" r="1.3" fill="#d9b25f" fill-opacity=".7" />
      </pattern>
    </defs>
  </svg>
);

const NAME_ROOM = 84;
const WIDE = 7.2; // of a letter of the name, on average

export const Face = ({ of, text, dead }: { of: Character; text: ComplotsText; dead?: boolean }) => {
  const clan = clanOf(of);
  const { name } = text.characters[of];
  const squeeze = name.length * WIDE > NAME_ROOM ? { textLength: NAME_ROOM, lengthAdjust: 'spacingAndGlyphs' } : {};
  return (
    <svg
      class={`card face ${clan} ${dead === true ? 'dead' : ''}`}
      viewBox="0 0 100 140"
      role="img"
      aria-label={dead === true ? text.lost(name) : name}
    >
      <rect class="paper" x="1" y="1" width="98" height="138" rx="9" />
      <rect class="frame" x="4.5" y="4.5" width="91" height="131" rx="6.5" />
      <path class="band" d="M8 14a6 6 0 0 1 6-6h72a6 6 0 0 1 6 6v18q-42 14-84 0z" />
      <path class="weave" d="M8 14a6 6 0 0 1 6-6h72a6 6 0 0 1 6 6v18q-42 14-84 0z" fill={`url(#pattern-${clan})`} />
      <use class="sign" href={`./emblems-complots.svg#${of}`} x="18" y="41" width="64" height="64" />
      <path class="rule" d="M14 112h72" />
      <text class="title" x="50" y="128" text-anchor="middle" {...squeeze}>
        {name}
      </text>
      {dead === true && <path class="strike" d="M10 132L90 10" />}
    </svg>
  );
};

export const Back = ({ label, dead }: { label?: string; dead?: boolean }) => (
  <svg
    class={`card back ${dead === true ? 'dead' : ''}`}
    viewBox="0 0 100 140"
    role="img"
    aria-label={label ?? ''}
    aria-hidden={label === undefined}
  >
    <rect class="paper" x="1" y="1" width="98" height="138" rx="9" />
    <rect class="leather" x="6" y="6" width="88" height="128" rx="6" />
    <rect x="10" y="10" width="80" height="120" rx="4" fill="url(#pattern-back)" />
    <circle class="medal" cx="50" cy="70" r="23" />
    <use class="lily" href="./emblems-complots.svg#lily" x="33" y="53" width="34" height="34" />
    {dead === true && <path class="strike" d="M10 132L90 10" />}
  </svg>
);
