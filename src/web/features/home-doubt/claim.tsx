/** A claim: mask, sentence, and the hidden card. */
import './css/stage.css';
import type { ComponentChildren } from 'preact';
import { t } from '../../base/text/text.ts';
import { Claimant } from './claimant.tsx';
import type { HomeDoubt } from './files.ts';

export const Claim = ({ asked, back }: { asked: HomeDoubt; back: ComponentChildren }) => (
  <div class="doubted">
    <p class="bubble">
      <b>{t('quoted')(asked.says)}</b>
      <small>{asked.does}</small>
    </p>
    <Claimant asked={asked} class="speaking" />
    {back}
    <b class="who">{asked.name}</b>
    <b class="card-name">{t('isIt')(asked.card)}</b>
  </div>
);
