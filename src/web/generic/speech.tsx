/** Speech: a line of one's own, aloud or to one player, and phrases that each reads in his own language. */
import './css/speech.css';
import { useState } from 'preact/hooks';
import type { View } from '../../engine/game.ts';
import { isSeat, type Seat } from '../../engine/seats.ts';
import type { GameWords, Names } from '../../words/words.ts';
import { Choose } from '../parts/choose.tsx';
import { Form } from '../parts/form.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { t } from '../text/text.ts';
import { fill, isFree, isSpeech } from './moves.ts';

type Props = { view: View; words: GameWords; names: Names; send(move: string): void; close(): void };

const seatIn = (move: string): Seat | undefined => move.replace(/:.*$/, '').split(' ').find(isSeat);

export const Speech = ({ view, words, names, send, close }: Props) => {
  const sayings = (view.legal ?? []).filter(isSpeech);
  // a line of one's own; `say to B …` whispers a stock phrase
  const patterns = sayings.filter((move) => move.endsWith(': …'));
  const phrases = sayings.filter((move) => !isFree(move));
  const [to, setTo] = useState('');
  const [about, setAbout] = useState<string>('');
  const [text, setText] = useState('');
  const say = (move: string) => {
    send(move);
    close();
  };
  const pattern = patterns.find((one) => (seatIn(one) ?? '') === to) ?? patterns[0];
  const hearers = patterns.flatMap((one) => seatIn(one) ?? []);
  const seats = [...new Set(phrases.flatMap((move) => seatIn(move) ?? []))];
  const subject = seats.find((seat) => seat === about);
  const rule = words.screen?.speech?.(view) ?? '';
  return (
    <Sheet title={t('speakUp')} close={close}>
      <section class="speech">
        <h2>{t('speakUp')}</h2>
        {rule !== '' && <p class="hint">{rule}</p>}
        {pattern !== undefined && (
          <Form submit={() => text.trim() !== '' && say(fill(pattern, text.trim()))}>
            {hearers.length > 0 && (
              <Choose
                label={t('sayTo')}
                options={[
                  { value: '', label: t('toAll') },
                  ...hearers.map((seat) => ({ value: seat, label: names(seat) })),
                ]}
                value={to}
                pick={setTo}
              />
            )}
            <div class="line">
              <input
                aria-label={words.move(pattern, names, view).title}
                value={text}
                maxLength={300}
                onInput={(event) => setText(event.currentTarget.value)}
              />
              <button type="submit" class="primary">
                {t('say')}
              </button>
            </div>
          </Form>
        )}
        {phrases.length > 0 && (
          <>
            {seats.length > 0 && (
              <Choose
                label={t('sayAbout')}
                options={[
                  { value: '', label: t('aboutNobody') },
                  ...seats.map((seat) => ({ value: seat, label: names(seat) })),
                ]}
                value={subject ?? ''}
                pick={setAbout}
              />
            )}
            <div class="phrases">
              {phrases
                .filter((move) => seatIn(move) === subject)
                .map((move) => {
                  const { title, quote } = words.move(move, names, view);
                  return (
                    <button type="button" key={move} data-move={move} onClick={() => say(move)}>
                      {quote ?? title}
                    </button>
                  );
                })}
            </div>
          </>
        )}
      </section>
    </Sheet>
  );
};
