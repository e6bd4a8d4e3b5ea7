/** The line in which one speaks. What is being written stays when the floor closes, and then costs a hold. */
import './css/composer.css';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Seat } from '../../engine/seats.ts';
import type { TribunalSeen } from '../../games/tribunal/seen.ts';
import type { GameWords, Names } from '../../words/words.ts';
import { isAsked, type People } from '../link/link.ts';
import { Form } from '../parts/form.tsx';
import { Hold } from '../parts/hold.tsx';
import { t } from '../text/text.ts';
import { isFair, maySpeak, mayWrite, offends, plainPhrases } from './choices.ts';
import type { TribunalText } from './text/fr.ts';
import { takenAs } from './transcript.tsx';

/** `open`: wanted, though nothing is written yet. */
export type Draft = { readonly text: string; readonly to: Seat | undefined; readonly open: boolean };
export const BLANK: Draft = { text: '', to: undefined, open: false };

type Props = {
  view: TribunalSeen;
  text: TribunalText;
  words: GameWords;
  names: Names;
  people: People;
  draft: Draft;
  write(draft: Draft): void;
  send(move: string): void;
};

const LONGEST = 300;

export const Composer = ({ view, text, words, names, people, draft, write, send }: Props) => {
  const { to } = draft;
  const shut = offends(view, 'own');
  const bound = !shut && !mayWrite(view, to);
  const said = draft.text.trim();
  // on a low screen it gives way to what is asked, until somebody wants to speak
  const hushed = said === '' && !draft.open && view.floor !== 'all' && (shut || isAsked(view));
  const rule = words.stage?.speakingRule?.(view) ?? '';
  const label = to === undefined ? text.toAll : text.toOne(names(to));
  const speak = () => {
    if (said === '') return;
    send(to === undefined ? `say: ${said}` : `say to ${to}: ${said}`);
    write(BLANK);
  };
  const taken = to === undefined && view.me !== undefined ? takenAs({ text, names, people }, view.me, said) : undefined;
  // whoever wants to speak writes at once
  useLayoutEffect(() => {
    if (draft.open) document.querySelector<HTMLInputElement>('.composer input')?.focus();
  }, [to, draft.open]);
  if (!maySpeak(view)) return <p class="composer silent">{rule}</p>;
  return (
    <Form
      class={`composer ${shut ? 'shut' : ''} ${to === undefined ? '' : 'whispering'} ${hushed ? 'hushed' : ''}`}
      submit={() => !shut && speak()}
    >
      {taken !== undefined && <p class="taken">{taken}</p>}
      {to !== undefined && (
        <button
          type="button"
          class="stop"
          aria-label={text.toOneStop}
          onClick={() => write({ ...draft, to: undefined })}
        >
          ×
        </button>
      )}
      <input
        aria-label={label}
        placeholder={shut || bound ? rule : label}
        maxLength={LONGEST}
        autocomplete="off"
        value={draft.text}
        onInput={(event) => write({ ...draft, text: event.currentTarget.value })}
      />
      {said !== '' &&
        (shut ? (
          <Hold class="offending" done={speak}>
            {text.outOfTurn}
          </Hold>
        ) : (
          <button type="submit">{t('say')}</button>
        ))}
    </Form>
  );
};

type PhraseProps = {
  view: TribunalSeen;
  move: string;
  class?: string;
  say(move: string): void;
  children: ComponentChildren;
};

/** One touch; where it would be an offence, a hold. */
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

type Speaking = Pick<Props, 'view' | 'text' | 'words' | 'names' | 'send'>;

/** Plain phrases, each in its reader's own language. */
export const Phrases = ({ view, text, words, names, send }: Speaking) => (
  <div class="chips phrases" role="toolbar" aria-label={text.phrases}>
    {plainPhrases(view).map((move) => (
      <Phrase key={move} view={view} move={move} class="chip-button" say={send}>
        {words.move(move, names, view).quote}
      </Phrase>
    ))}
  </div>
);

/** T70 what came too late was not said: here it is once more, in place of the line in which one speaks. */
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
