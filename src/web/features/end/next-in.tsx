/** Seconds until a requested next game begins. */
import { t } from '../../base/text/ending.ts';
import type { Link } from '../../link/link.ts';
import { useCountdown } from '../../parts/countdown.ts';

export const NextIn = ({ link }: { link: Link }) => {
  const seconds = useCountdown(link.next?.value);
  return seconds === undefined ? null : <span aria-hidden="true">{t('nextIn')(seconds)}</span>;
};
