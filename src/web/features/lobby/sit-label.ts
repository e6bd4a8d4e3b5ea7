/** The label of the button to sit down; where other people's bots may play, the press is consent. */
import type { TableInfo } from '../../../protocol/messages.ts';
import { t } from '../../base/text/more.ts';

export const sitLabel = ({ bots }: Pick<TableInfo, 'bots'>): string =>
  bots === 'all' ? t('sitWithBots') : t('sitDown');
