/** Speech, aloud or to one player: a line of one's own, or phrases that each reads in his own language. */
import './css/speech.css';
import { useState } from 'preact/hooks';
import type { View } from '../../engine/game.ts';
import { wordsOf } from '../../engine/phrases.ts';
import { isSeat, SEATS, type Seat } from '../../engine/seats.ts';
import type { GameWords, Names } from '../../words/words.ts';
import { Choose } from '../parts/choose.tsx';
import { Form } from '../parts/form.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { t } from '../text/table.ts';
import { fill, isFree, isSpeech } from './moves.ts';

type Props = { view: View; words: GameWords; names: Names; send(move: string): void; close(): void };

/** `say: …` and `say to B: …` take a line of one's own, `say to B …` a phrase. */
const isLine = (move: string): boolean => move.endsWith(': …');
const seatIn = (move: string): Seat | undefined => wordsOf(move).find(isSeat);
const hearerIn = (move: string): Seat | undefined =>
  SEATS.find((seat) => move.startsWith(`say to ${seat}:`) || move.startsWith(`say to ${seat} `));

export const Speech = ({ view, words, names, send, close }: Props) => {
  const sayings = (view.legal ?? []).filter(isSpeech);
  const fitting = (move: string): readonly string[] => words.screen?.filled?.(move, view) ?? [];
  const free = sayings.filter((move) => isFree(move) && fitting(move).length === 0);
  const phrases = sayings.flatMap((move) => (isFree(move) ? fitting(move) : [move]));
  const [to, setTo] = useState('');
  const [about, setAbout] = useState<string>('');
  const [text, setText] = useState('');
  const say = (move: string) => {
    send(move);
    close();
  };
  const hearers = [...new Set(free.flatMap((move) => hearerIn(move) ?? []))];
  const hearer = hearers.find((seat) => seat === to);
  const heard = free.filter((move) => hearerIn(move) === hearer);
  const line = heard.find(isLine);
  const whisper = heard.find((move) => !isLine(move));
  const addressed = (move: string) => (whisper === undefined ? move : fill(whisper, move.slice('say '.length)));
  const seats = [...new Set(phrases.flatMap((move) => seatIn(move) ?? []))];
  const subject = seats.find((seat) => seat === about);
  const rule = words.screen?.speakingRule?.(view) ?? '';
  return (
    <Sheet title={t('speakUp')} close={close}>
      <section class="speech">
        <h2>{t('speakUp')}</h2>
        {rule !== '' && <p class="hint">{rule}</p>}
        {hearers.length > 0 && (
          <Choose
            label={t('sayTo')}
            options={[
              { value: '', label: t('toAll') },
              ...hearers.map((seat) => ({ value: seat, label: names(seat) })),
            ]}
            value={hearer ?? ''}
            pick={setTo}
          />
        )}
        {line !== undefined && (
          <Form submit={() => text.trim() !== '' && say(fill(line, text.trim()))}>
            <div class="line">
              <input
                aria-label={words.move(line, names, view).title}
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
                  const said = addressed(move);
                  return (
                    <button type="button" key={move} data-move={said} onClick={() => say(said)}>
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
