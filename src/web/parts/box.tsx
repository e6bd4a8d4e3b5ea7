/** A game's box: from the front its cover and name, from the side its emblem and name. */
import '../base/css/box.css';
import type { Box } from '../../words/box.ts';
import { gameIn } from '../../words/index.ts';
import { Emblem } from '../base/art/emblem.tsx';
import { gameOf } from '../base/games.ts';
import { ROOT } from '../base/root.ts';
import { tongue } from '../base/text/catalogue.ts';

export const Cover = ({ box, side = false }: { box: Box; side?: boolean }) => (
  <span class={side ? 'box side' : 'box'} style={{ '--cover': box.colour }}>
    {!side && COVERS.includes(box.id) ? (
      <img src={`${ROOT}box-${box.id}.svg`} alt="" width="210" height="230" />
    ) : (
      <Sign of={box} />
    )}
    <b>{box.title(tongue())}</b>
  </span>
);

/** The game's emblem, else the first letter of the name. */
const Sign = ({ of: box }: { of: Box }) => {
  const [sign] = gameOf(gameIn(box.id) ?? '')?.web?.signs ?? [];
  return (
    <span class="sign" aria-hidden="true">
      {sign === undefined ? [...box.title(tongue())][0] : <Emblem name={sign.emblem} />}
    </span>
  );
};
