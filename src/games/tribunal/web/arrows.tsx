/** Arrows over the room for announced accusations. */
import './css/arrows.css';
import type { Seat } from '../../../engine/seats.ts';
import { Line, Pace, useScreenSize } from '../../../web/table/stage/drawing.tsx';
import type { Promised } from './spoken.ts';

/** Announced accusations, until the verdict. Arrows end beside a name, not across it. */
export const Arrows = ({ promised, me }: { promised: readonly Promised[]; me: Seat | undefined }) => {
  const place = (seat: Seat): string => (seat === me ? `seat-${seat}` : `stand-${seat}`);
  const size = useScreenSize();
  return (
    <Pace.Provider value={0}>
      <svg class="arrowhead" aria-hidden="true">
        <marker id="arrowhead" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M0 0L10 5L0 10z" />
        </marker>
      </svg>
      <div class="stage promised" aria-hidden="true">
        {promised
          .filter(({ by, at }) => by !== at)
          .map(({ by, at }) => {
            const mine = by === me || at === me;
            return (
              <Line
                key={`${by} ${at} ${size}`}
                from={place(by)}
                to={place(at)}
                hangs={!mine}
                class={`arrow ${mine ? 'crosses' : ''}`}
              />
            );
          })}
      </div>
    </Pace.Provider>
  );
};
