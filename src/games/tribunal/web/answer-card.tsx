/** The card of the accused in a debate: at most four answers with their words. */
import './css/answer-card.css';
import { t } from '../../../web/base/text/text.ts';
import { answersTo, type Call } from './answering.ts';
import type { ActionProps } from './dock-props.ts';

type Props = Pick<ActionProps, 'view' | 'text' | 'words' | 'names' | 'send' | 'settled'> & {
  call: Call;
  write(): void;
  ignore(): void;
};

export const AnswerCard = ({ call, view, text, words, names, send, settled, write, ignore }: Props) => (
  <section class="answer-card" aria-label={text.answerTo}>
    {answersTo(view, call).map(({ as, move }) => (
      <button
        type="button"
        key={`${as} ${move}`}
        class={`answer-${as}`}
        data-move={move}
        onClick={() => settled() && (move === undefined ? write() : send(move))}
      >
        <b>{text.answers[as]}</b>
        <small>{move === undefined ? text.ownWords : words.move(move, names, view).quote}</small>
      </button>
    ))}
    <button type="button" class="bare stop" aria-label={t('close')} onClick={ignore}>
      ×
    </button>
  </section>
);
