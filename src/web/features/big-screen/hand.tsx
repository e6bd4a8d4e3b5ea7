/** A phone beside the big screen at rest: what everybody may see, the same for all. */
import '../../base/css/hand.css';
import { useEffect } from 'preact/hooks';
import type { View } from '../../../engine/game.ts';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import { buzz, ring } from '../../parts/sound.ts';
import { Mask } from '../../table/mask.tsx';
import { type HandProps, wallGone } from '../../table/where.ts';
import { keepAwake } from './awake.ts';
import { useWallText } from './words.ts';

const BUZZ = 60;

/** Semitones: one tone per seat, any two of them consonant. */
const TONES = [0, 4, 7, 2, 9, -3, -5, 12];
const pitchOf = (seat: Seat): number => 2 ** ((TONES[SEATS.indexOf(seat)] ?? 0) / 12);

/** Sounds only for public questions: a phone on the table must not tell neighbours more than they know. */
const useCalls = (asked: boolean, { question }: View, me: Seat | undefined): void =>
  useEffect(() => {
    if (!asked || me === undefined) return;
    buzz(BUZZ);
    ring('turn', 1, pitchOf(me));
  }, [asked, question]);

/** The others, the big screen's own sentence, and whose phone this is. */
const Rest = ({ view, me, words, names, stake, gone }: Omit<HandProps, 'called'> & { gone: string | undefined }) => (
  <section class="elsewhere" aria-hidden="true">
    <ol class="opposite">
      {view.seats
        .filter((seat) => seat !== me)
        .map((seat) => (
          <li key={seat}>
            <Mask seat={seat} />
            <small>{names(seat)}</small>
          </li>
        ))}
    </ol>
    {stake !== undefined && gone === undefined ? (
      <p class="claimed-there">
        {names(stake.by)} <b>{stake.says}</b> <small>{stake.effect}</small>
      </p>
    ) : (
      <h2>{gone ?? words.phase(view, names)}</h2>
    )}
    {me !== undefined && (
      <p class="my-phone">
        <Mask seat={me} /> {names(me)}
      </p>
    )}
  </section>
);

export const Hand = ({ called, ...props }: HandProps) => {
  const { view, me } = props;
  const text = useWallText();
  useCalls(called, view, me);
  useEffect(keepAwake, []);
  if (text === undefined) return null;
  return (
    <>
      <Rest {...props} gone={wallGone.value ? text.gone : undefined} />
      {called && <span class="calls" key={view.question} aria-hidden="true" />}
      <p class="look-up" aria-hidden="true">
        {text.lookUp}
      </p>
    </>
  );
};
