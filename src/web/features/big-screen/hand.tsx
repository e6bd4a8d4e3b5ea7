/** A phone beside the big screen: its turn, the public state, and where to look. */
import '../../base/css/hand.css';
import { useEffect } from 'preact/hooks';
import type { View } from '../../../engine/game.ts';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import { t } from '../../base/text/table.ts';
import { isAsked } from '../../link/link.ts';
import { buzz, ring } from '../../parts/sound.ts';
import { Seconds } from '../../table/clock.tsx';
import { Mask } from '../../table/mask.tsx';
import { type HandProps, wallGone } from '../../table/where.ts';
import { keepAwake } from './awake.ts';
import type { WallText } from './text/fr.ts';
import { useWallText } from './words.ts';

const BUZZ = 60;

/** Semitones: one tone per seat, any two of them consonant. */
const TONES = [0, 4, 7, 2, 9, -3, -5, 12];
const pitchOf = (seat: Seat): number => 2 ** ((TONES[SEATS.indexOf(seat)] ?? 0) / 12);

/** Sounds only for public questions: a phone on the table must not tell neighbours more than they know. */
const useCalls = (asked: boolean, { question, me }: View): void =>
  useEffect(() => {
    if (!asked || me === undefined) return;
    buzz(BUZZ);
    ring('turn', 1, pitchOf(me));
  }, [asked, question]);

type Public = Pick<HandProps, 'view' | 'names' | 'stake'> & { text: WallText };

/**
 * The public state: who sits there, whose turn it is, the claim. Among several who are asked it does not show who has
 * answered.
 */
const OnTheScreen = ({ text, view, names, stake }: Public) => {
  const { seats, me, toAct } = view;
  const [awaited, another] = toAct;
  const only = another === undefined ? awaited : undefined;
  return (
    <section class="elsewhere" aria-hidden="true">
      <ol class="opposite">
        {seats.flatMap((seat) =>
          seat === me ? (
            []
          ) : (
            <li key={seat}>
              <Mask seat={seat} asked={seat === only} />
              <small>{names(seat)}</small>
            </li>
          ),
        )}
      </ol>
      {stake !== undefined && (
        <p class="claimed-there">
          {names(stake.by)} <b>{stake.says}</b> <small>{stake.effect}</small>
        </p>
      )}
      {!isAsked(view) && (
        <>
          <h2>{wallGone.value ? text.gone : text.watch}</h2>
          <p>
            {only === undefined ? t('waitingTable') : t('waitingFor')(names(only))} <Seconds />
          </p>
        </>
      )}
    </section>
  );
};

export const Hand = ({ view, called, names, stake }: HandProps) => {
  const text = useWallText();
  useCalls(called, view);
  useEffect(keepAwake, []);
  if (text === undefined) return null;
  return (
    <>
      {view.over === null && <OnTheScreen text={text} view={view} names={names} stake={stake} />}
      {called && <span class="calls" key={view.question} aria-hidden="true" />}
      <p class="look-up" aria-hidden="true">
        {text.lookUp}
      </p>
    </>
  );
};
