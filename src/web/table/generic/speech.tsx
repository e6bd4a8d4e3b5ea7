/** Speech, public or to one player: free text, or phrases that readers get in their own language. */
import './css/speech.css';
import { useState } from 'preact/hooks';
import type { View } from '../../../engine/game.ts';
import { wordsOf } from '../../../engine/phrases.ts';
import { isSeat, SEATS, type Seat } from '../../../engine/seats.ts';
import type { GameWords, Names } from '../../../words/words.ts';
import { t } from '../../base/text/table.ts';
import { Choose } from '../../parts/choose.tsx';
import { Form } from '../../parts/form.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { fill, isFree, isSpeech } from './moves.ts';

type Props = {
  view: View;
  words: GameWords;
  names: Names;
  onlyPhrases: string | undefined;
  send(move: string): void;
  close(): void;
};

/** `say: …` and `say to B: …` take free text, `say to B …` a phrase. */
const isLine = (move: string): boolean => move.endsWith(': …');
const seatIn = (move: string): Seat | undefined => wordsOf(move).find(isSeat);
const hearerIn = (move: string): Seat | undefined =>
  SEATS.find((seat) => move.startsWith(`say to ${seat}:`) || move.startsWith(`say to ${seat} `));

export const Speech = ({ view, words, names, onlyPhrases, send, close }: Props) => {
  const sayings = (view.legal ?? []).filter(isSpeech);
  const fitting = (move: string): readonly string[] => words.screen?.filled?.(move, view) ?? [];
  const free = sayings.filter((move) => isFree(move) && fitting(move).length === 0);
  const phrases = sayings.flatMap((move) => (isFree(move) ? fitting(move) : [move]));
  const [to, setTo] = useState('');
  const [about, setAbout] = useState<string>('');
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
  const rule = onlyPhrases ?? words.screen?.speakingRule?.(view) ?? '';
  return (
    <Sheet title={t('speakUp')} close={close}>
      <section class="speech">
        <h2>{t('speakUp')}</h2>
        {rule !== '' && <p class="hint">{rule}</p>}
        {hearers.length > 0 && (
          <OfSeats label={t('sayTo')} nobody={t('toAll')} seats={hearers} value={hearer} names={names} pick={setTo} />
        )}
        {line !== undefined && (
          <OwnLine label={words.move(line, names, view).title} say={(text) => say(fill(line, text))} />
        )}
        {seats.length > 0 && (
          <OfSeats
            label={t('sayAbout')}
            nobody={t('aboutNobody')}
            seats={seats}
            value={subject}
            names={names}
            pick={setAbout}
          />
        )}
        {phrases.length > 0 && (
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
        )}
      </section>
    </Sheet>
  );
};

type OfSeatsProps = {
  label: string;
  nobody: string;
  seats: readonly Seat[];
  value: Seat | undefined;
  names: Names;
  pick(value: string): void;
};

const OfSeats = ({ label, nobody, seats, value, names, pick }: OfSeatsProps) => (
  <Choose
    label={label}
    options={[{ value: '', label: nobody }, ...seats.map((seat) => ({ value: seat, label: names(seat) }))]}
    value={value ?? ''}
    pick={pick}
  />
);

const OwnLine = ({ label, say }: { label: string; say(text: string): void }) => {
  const [text, setText] = useState('');
  return (
    <Form submit={() => text.trim() !== '' && say(text.trim())}>
      <div class="line">
        <input
          aria-label={label}
          value={text}
          maxLength={300}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="primary">
          {t('say')}
        </button>
      </div>
    </Form>
  );
};
