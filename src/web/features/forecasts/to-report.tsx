/** At the end of a game of which something was foreseen: the way to what came of it. */
import { useForecastText } from './text.ts';

export const ToReport = ({ open }: { open(): void }) => {
  const text = useForecastText();
  return text === undefined ? null : (
    <button type="button" class="to-forecasts" onClick={open}>
      {text.look}
    </button>
  );
};
