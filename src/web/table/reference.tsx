/** Help at a table: a link to the rules, and the game in short. */
import '../base/css/reference.css';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { View } from '../../engine/game.ts';
import type { RawOptions } from '../../engine/options.ts';
import type { GameWords } from '../../words/words.ts';
import { useFetched } from '../base/fetched.ts';
import { t } from '../base/text/table.ts';
import { rulesOf } from './rules-address.ts';

/** The options of this table, where they are known. */
export const OptionsContext = createContext<RawOptions | undefined>(undefined);

/** `drawn`: options as the game has drawn them. */
export const RulesLink = ({ view, drawn = {} }: { view: View; drawn?: RawOptions }) => {
  const options = useContext(OptionsContext);
  const set = options === undefined ? undefined : { options: { ...options, ...drawn }, players: view.seats.length };
  return (
    <p class="rules-link">
      <a href={rulesOf(view.game, set)} target="_blank" rel="noreferrer">
        {t('rulesHere')}
      </a>
    </p>
  );
};

export const Reference = ({ words, view, rules = true }: { words: GameWords; view: View; rules?: boolean }) => {
  const apart = useFetched(() => words.lazy(), [words]).value;
  return (
    <section class="short-rules">
      <h2>{t('help')}</h2>
      {rules && <RulesLink view={view} />}
      <ul>
        {(apart?.reference?.(view) ?? []).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
};
