/** The line for free words. A draft stays when the floor closes; sending it then needs a hold. */
import './css/composer.css';
import { useLayoutEffect } from 'preact/hooks';
import { cut } from '../../../engine/phrases.ts';
import { t } from '../../../web/base/text/text.ts';
import { isAsked, type People } from '../../../web/link/link.ts';
import { Form } from '../../../web/parts/form.tsx';
import type { GameWords, Names } from '../../../words/words.ts';
import type { TribunalView } from '../rules/typed-view.ts';
import type { TribunalText } from '../texts/fr/table.ts';
import { claimFor, maySpeak, mayWrite, offends } from './choices.ts';
import { BLANK, type Draft } from './dock-props.ts';
import { session } from './opening.ts';

type Props = {
  view: TribunalView;
  text: TribunalText;
  words: GameWords;
  names: Names;
  people: People;
  draft: Draft;
  /** Somebody waits for my answer, for which there is a card. */
  called: boolean;
  /** Why I may use set phrases only. */
  onlyPhrases: string | undefined;
  write(draft: Draft): void;
  send(move: string): void;
};

const LONGEST = 300;

export const Composer = ({ view, text, words, names, people, draft, called, onlyPhrases, write, send }: Props) => {
  const { to } = draft;
  const Hold = session.value?.Hold;
  const shut = offends(view, 'own');
  const bound = !shut && !mayWrite(view, to);
  const said = draft.text.trim();
  // on a low screen the line makes way for the question until somebody wants to speak
  const hushed = said === '' && !draft.open && (called || (view.floor !== 'all' && (shut || isAsked(view))));
  const rule = words.stage?.speakingRule?.(view) ?? '';
  const label = to === undefined ? text.toAll : text.toOne(names(to));
  const speak = () => {
    if (said === '') return;
    send(to === undefined ? `say: ${said}` : `say to ${to}: ${said}`);
    write(BLANK);
  };
  const taken =
    to === undefined && view.me !== undefined && cut(said).length > 2
      ? session.value?.takenAs({ text, names, people }, view.me, said)
      : undefined;
  // T80 words that express a claim can go on record as one
  const meant =
    to === undefined && view.me !== undefined && view.docket.options.claims === 'on' && said !== ''
      ? session.value?.confidedIn(view.me, said, (seat) => people[seat]?.name ?? names(seat))
      : undefined;
  const claim = meant === undefined ? undefined : claimFor(view, meant);
  useLayoutEffect(() => {
    if (draft.open) document.querySelector<HTMLInputElement>('.composer input')?.focus();
  }, [to, draft.open]);
  if (onlyPhrases !== undefined || !maySpeak(view)) return <p class="composer silent">{onlyPhrases ?? rule}</p>;
  return (
    <Form
      class={`composer ${shut ? 'shut' : ''} ${to === undefined ? '' : 'whispering'} ${hushed ? 'hushed' : ''}`}
      submit={() => !shut && speak()}
    >
      {taken !== undefined && claim === undefined && <p class="taken">{taken}</p>}
      {claim !== undefined && (
        <button
          type="button"
          class="chip-button taken"
          data-move={claim}
          onClick={() => {
            send(claim);
            write(BLANK);
          }}
        >
          {text.asClaim(words.move(claim, names, view).quote ?? '')}
        </button>
      )}
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
          Hold !== undefined && (
            <Hold class="offending" done={speak}>
              {text.outOfTurn}
            </Hold>
          )
        ) : (
          <button type="submit">{t('say')}</button>
        ))}
    </Form>
  );
};
