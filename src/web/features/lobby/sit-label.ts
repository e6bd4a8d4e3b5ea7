/** The label of the button by which one sits down: where bots of other people may play, a tap on it is one's consent. */
import type { TableInfo } from '../../../protocol/messages.ts';
import { t } from '../../base/text/more.ts';

export const sitLabel = ({ bots }: Pick<TableInfo, 'bots'>): string =>
  bots === 'all' ? t('sitWithBots') : t('sitDown');
