import type { ComponentChildren } from 'preact';
import { href } from '../base/router.ts';
import { t } from '../base/text/text.ts';
import { PageTitle } from './page-title.tsx';

export const Foot = ({ children }: { children?: ComponentChildren }) => (
  <footer class="foot">
    {children}
    <a href={href('rules')}>{t('rules')}</a>
    <a href={href('mine')}>{t('myGames')}</a>
    <small>
      {t('credits')}{' '}
      <a href="https://game-icons.net" rel="noreferrer">
        game-icons.net
      </a>{' '}
      <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer">
        CC BY 3.0
      </a>
    </small>
  </footer>
);

export const PageHead = ({ title }: { title: string }) => (
  <header class="page-head">
    <a class="tool home" href={href('')} aria-label={t('home')}>
      ‹
    </a>
    <PageTitle says={title} />
  </header>
);
