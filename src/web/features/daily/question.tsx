/** The question: first the estimate, then the decision. The outcome is unknown here. */
import { useState } from 'preact/hooks';
import { Key } from '../../parts/keys.tsx';
import { Asking, type AskingProps } from './asking.tsx';
import { Slider } from './slider.tsx';
import { dailyText, doubtWords } from './text.ts';

type Props = AskingProps & { decide(said: number, doubted: boolean): Promise<void> };

export const Question = ({ decide, ...asked }: Props) => {
  const text = dailyText();
  const { doubt, stand } = doubtWords(asked.room.doubted);
  const [said, setSaid] = useState<number | undefined>();
  const [pulse, setPulse] = useState(0);
  const [done, setDone] = useState(false);
  const act = (doubted: boolean): void => {
    if (done) return;
    setPulse(pulse + 1);
    if (said === undefined) return;
    setDone(true);
    void decide(said, doubted);
  };
  return (
    <Asking {...asked} lean={said}>
      <Slider said={said} set={setSaid} pulse={pulse} frozen={done} />
      <div class="deeds-place">
        <p class="first" role="status">
          {pulse > 0 && said === undefined ? text.first : ''}
        </p>
        <div class="deeds">
          <button
            type="button"
            class="doubt"
            aria-disabled={said === undefined}
            aria-keyshortcuts="D"
            onClick={() => act(true)}
          >
            {doubt} <Key of="D" />
          </button>
          <button
            type="button"
            class="stand"
            aria-disabled={said === undefined}
            aria-keyshortcuts="Space"
            onClick={() => act(false)}
          >
            {stand} <Key of="Space" />
          </button>
        </div>
      </div>
    </Asking>
  );
};
