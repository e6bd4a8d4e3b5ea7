/** The bar above a table: the way out, what is played, whether the line holds. */
import type { ComponentChildren } from 'preact';
import type { Link } from '../link/link.ts';
import { href } from '../router.ts';
import { t } from '../text/text.ts';

export const Bar = ({ link, title, children }: { link: Link; title: string; children?: ComponentChildren }) => (
  <header class="bar">
    <a class="tool home" href={href('')} aria-label={t('home')}>
      ‹
    </a>
    <h1>{title}</h1>
    <span class={`line ${link.connection.value}`} role="status">
      {link.connection.value === 'open' ? '' : t('reconnecting')}
    </span>
    {children}
  </header>
);
