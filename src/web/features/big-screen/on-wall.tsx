/** A table on the big screen. */
import { useEffect } from 'preact/hooks';
import type { Names } from '../../../words/words.ts';
import { ClockContext, Countdown } from '../../table/clock.tsx';
import type { Line } from '../../table/log.tsx';
import { Mask, Seated } from '../../table/mask.tsx';
import { captions } from '../../table/showing.ts';
import type { Stake, TableProps } from '../../table/table-props.ts';
import { LookTogether } from './look-together.tsx';
import { useVoice } from './voice.ts';
import { useWallText } from './words.ts';

/** The table, and below it who is asked and the newest sentences. Nothing can be touched. */
export const OnWall = ({
  link,
  seen,
  words,
  names,
  marks,
  told,
  stake,
  class: looks,
  style,
  touched,
  children,
}: TableProps & { told: readonly Line[] }) => {
  const people = link.people.value;
  const { toAct } = seen.view;
  useVoice(told, marks);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === ' ' && document.querySelector('.wall-menu') === null) touched?.(event);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [touched]);
  return (
    <Seated.Provider value={people}>
      <ClockContext.Provider value={link.clock.value}>
        <main class={`at-table on-wall ${looks} watching`} style={style} data-question={seen.view.question}>
          {children}
          {stake !== undefined ? (
            <AtStake {...stake} names={names} onPhones={toAct.some((seat) => people[seat]?.bot === false)} />
          ) : (
            <p class="wall-asks">
              {seen.view.over === null && (
                <>
                  <Countdown />
                  <span>{words.phase(seen.view, names)}</span>
                </>
              )}
            </p>
          )}
          <LookTogether at={link.looks?.value} />
          <ol class={`wall-ribbon ${captions.value ? '' : 'unseen'}`} aria-live="polite">
            {told
              .slice(-RIBBON)
              .toReversed()
              .map(({ n, text }, i) => (
                <li key={n} class={stake !== undefined && i === 0 ? 'unseen' : ''}>
                  {text}
                </li>
              ))}
          </ol>
        </main>
      </ClockContext.Provider>
    </Seated.Provider>
  );
};

/** A claim that can be challenged, across the whole screen. Screen readers get the log line instead. */
const AtStake = ({ by, says, effect, card, asks, names, onPhones }: Stake & { names: Names; onPhones: boolean }) => {
  const text = useWallText();
  return (
    <section class="at-stake" aria-hidden="true" key={`${by} ${says}`}>
      <Mask seat={by} />
      <p class="says">
        <small>{names(by)}</small>
        <b>{says}</b>
        {effect !== '' && <span>{effect}</span>}
      </p>
      {card !== undefined && <span class="card-at-stake">{card}</span>}
      <p class="who-says-no">
        <Countdown />
        {asks !== '' && (
          <span>
            <b>{asks}</b>
            {onPhones && <small>{text?.onYourPhones}</small>}
          </span>
        )}
      </p>
    </section>
  );
};

const RIBBON = 3;
