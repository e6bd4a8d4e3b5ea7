/** A game's box: its cover, its name below, its back in the shadow. */
import '../css/box.css';
import type { Box } from '../../words/box.ts';
import { ROOT } from '../root.ts';
import { lang } from '../settings.ts';

export const Cover = ({ box }: { box: Box }) => (
  <span class="box" style={{ '--cover': box.colour }}>
    <img src={`${ROOT}box-${box.id}.svg`} alt="" width="210" height="230" />
    <b>{box.title[lang.value]}</b>
  </span>
);
