/** A game's box: cover and name. */
import '../base/css/box.css';
import type { Box } from '../../words/box.ts';
import { ROOT } from '../base/root.ts';
import { tongue } from '../base/text/catalogue.ts';

export const Cover = ({ box }: { box: Box }) => (
  <span class="box" style={{ '--cover': box.colour }}>
    <img src={`${ROOT}box-${box.id}.svg`} alt="" width="210" height="230" />
    <b>{box.title(tongue())}</b>
  </span>
);
