/** The estimate of a lie, from gold to wine. Untouched it has no value. */
import { useRef } from 'preact/hooks';
import { Emblem } from '../../base/art/emblem.tsx';
import { dailyText } from './text.ts';

type Props = { said: number | undefined; set(said: number): void; pulse: number; frozen: boolean };

const [LARGE, SHIFTED] = [10, 5];
const within = (n: number): number => Math.min(100, Math.max(0, n));

const leaningOf = (said: number): number => (said < 10 ? 0 : said < 45 ? 1 : said <= 55 ? 2 : said <= 90 ? 3 : 4);

export const Slider = ({ said, set, pulse, frozen }: Props) => {
  const text = dailyText();
  const input = useRef<HTMLInputElement>(null);
  const by = (event: KeyboardEvent): void => {
    const step =
      event.key === 'PageUp'
        ? LARGE
        : event.key === 'PageDown'
          ? -LARGE
          : event.shiftKey && /^Arrow(Right|Up)$/.test(event.key)
            ? SHIFTED
            : event.shiftKey && /^Arrow(Left|Down)$/.test(event.key)
              ? -SHIFTED
              : 0;
    if (step === 0 || frozen) return;
    event.preventDefault();
    set(within((said ?? 50) + step));
  };
  return (
    <div class={`likely ${said === undefined ? 'open' : ''}`}>
      <label for="likely">{text.howLikely}</label>
      <output for="likely" aria-hidden="true">
        {said === undefined ? (
          text.noPercent
        ) : (
          <>
            {said}
            <small>%</small>
          </>
        )}
      </output>
      <div class="track" style={{ '--said': `${said ?? 50}` }}>
        <input
          ref={input}
          id="likely"
          type="range"
          min="0"
          max="100"
          step="1"
          value={said ?? 50}
          disabled={frozen}
          aria-valuetext={said === undefined ? text.noPercent : text.valued(said, text.leaning[leaningOf(said)] ?? '')}
          onInput={(event) => set(Number(event.currentTarget.value))}
          onPointerUp={(event) => said === undefined && set(Number(event.currentTarget.value))}
          onKeyDown={by}
        />
        <span class="knob" key={pulse} aria-hidden="true">
          {said === undefined ? '?' : <Emblem name="bluff" />}
        </span>
      </div>
      <p class="ends" aria-hidden="true">
        <span>{text.truth}</span>
        <span>{text.lie}</span>
      </p>
    </div>
  );
};
