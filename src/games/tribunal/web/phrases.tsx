/** Phrases to say by a touch, or by a hold if they would be an offence. */
import './css/phrases.css';
import type { ComponentChildren } from 'preact';
import { t } from '../../../web/base/text/text.ts';
import { Hold } from '../../../web/parts/hold.tsx';
import type { GameWords, Names } from '../../../words/words.ts';
import type { TribunalView } from '../rules/typed-view.ts';
import type { TribunalText } from '../texts/fr/table.ts';
import { isFair, maySpeak, plainPhrases } from './choices.ts';

type PhraseProps = {
  view: TribunalView;
  move: string;
  class?: string;
  say(move: string): void;
  children: ComponentChildren;
};

/** One touch; a hold for an offence. */
export const Phrase = ({ view, move, class: style = '', say, children }: PhraseProps) =>
  isFair(view, move) ? (
    <button type="button" class={style} data-move={move} onClick={() => say(move)}>
      {children}
    </button>
  ) : (
    <Hold class={`offending ${style}`} move={move} done={() => say(move)}>
      {children}
    </Hold>
  );

type Speaking = {
  view: TribunalView;
  text: TribunalText;
  words: GameWords;
  names: Names;
  send(move: string): void;
};

/** Fixed phrases, which each reader gets in their own language. */
export const Phrases = ({ view, text, words, names, send }: Speaking) => (
  <div class="chips phrases" role="toolbar" aria-label={text.phrases}>
    {plainPhrases(view).map((move) => (
      <Phrase key={move} view={view} move={move} class="chip-button" say={send}>
        {words.move(move, names, view).quote}
      </Phrase>
    ))}
  </div>
);

/** T70 Unsent words, offered again in place of the line for free words. */
export const LateWord = ({ word, drop, view, text, words, names, send }: Speaking & { word: string; drop(): void }) => (
  <div class="composer late-word" role="status">
    <p>
      <b>{text.gavelFell}</b> {text.unsaid(words.move(word, names, view).quote ?? '')}
    </p>
    <button type="button" class="stop" aria-label={t('close')} onClick={drop}>
      ×
    </button>
    {maySpeak(view) && (
      <Phrase key={`${isFair(view, word)}`} view={view} move={word} say={send}>
        {isFair(view, word) ? t('say') : text.outOfTurn}
      </Phrase>
    )}
  </div>
);
