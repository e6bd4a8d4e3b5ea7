/** Help at a table: a link to the rules, and the game in short. */
import '../base/css/reference.css';
import type { View } from '../../engine/game.ts';
import type { GameWords } from '../../words/words.ts';
import { useFetched } from '../base/fetched.ts';
import { href } from '../base/router.ts';
import { t } from '../base/text/table.ts';

export const RulesLink = ({ game }: { game: string }) => (
  <p class="rules-link">
    <a href={href('rules', game)} target="_blank" rel="noreferrer">
      {t('rulesHere')}
    </a>
  </p>
);

export const Reference = ({ words, view, rules = true }: { words: GameWords; view: View; rules?: boolean }) => {
  const apart = useFetched(() => words.lazy(), [words]).value;
  return (
    <section class="short-rules">
      <h2>{t('help')}</h2>
      {rules && <RulesLink game={view.game} />}
      <ul>
        {(apart?.reference?.(view) ?? []).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
};
