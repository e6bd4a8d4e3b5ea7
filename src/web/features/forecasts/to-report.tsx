/** The link from the end of a game to the results of its forecasts. */
import { useForecastText } from './text.ts';

export const ToReport = ({ open }: { open(): void }) => {
  const text = useForecastText();
  return text === undefined ? null : (
    <button type="button" class="to-forecasts" onClick={open}>
      {text.look}
    </button>
  );
};
