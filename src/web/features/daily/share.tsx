/** A line and a picture of a day's answer to share. The line tells neither truth nor answer; the picture tells both. */
import { closeCanvas, GOLD, IVORY, openCanvas, SANS, SERIF, write, writeTitle } from '../../parts/canvas.ts';
import { Sharing } from '../../parts/sharing.tsx';
import { type Decided, verdictOf } from '../../parts/verdict.tsx';
import { rowOf } from './answers.ts';
import { dailyText } from './text.ts';

type Props = {
  /** Name of the question, its number, streak. */
  name: string;
  number: string;
  decided: Decided;
  row: number;
  url: string;
  close(): void;
};

export const ShareDaily = (props: Props) => {
  const { name, number, decided, row, url, close } = props;
  const text = dailyText();
  const { points } = verdictOf(decided);
  const so = [`${rowOf(decided.points)} ${points}`, ...(row > 0 ? [text.inARow(row)] : [])].join(' · ');
  const line = [`Cabale · ${name} ${number}`, so, url].join('\n');
  return (
    <Sharing
      title={`${name} ${number}`}
      draw={() => drawn(props)}
      sends={[{ text: line }, { text: line }]}
      copies={line}
      copy={text.copyLine}
      close={close}
    >
      <textarea
        readOnly
        rows={3}
        value={line}
        aria-label={text.share}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Sharing>
  );
};

const [X, Y, RADIUS] = [290, 315, 165];

const drawn = async ({ name, number, decided, row }: Props): Promise<File | undefined> => {
  const { what, judged, points } = verdictOf(decided);
  const pen = await openCanvas(`${name} ${what} ${judged}`);
  if (pen === undefined) return undefined;
  pen.lineWidth = 44;
  for (const [stroke, part] of [
    ['#e5d5ab55', 100],
    [GOLD, decided.points],
  ] as const) {
    pen.strokeStyle = stroke;
    pen.beginPath();
    pen.arc(X, Y, RADIUS, -Math.PI / 2, (part / 50 - 0.5) * Math.PI);
    pen.stroke();
  }
  pen.textAlign = 'center';
  pen.fillStyle = IVORY;
  pen.font = `800 130px ${SERIF}`;
  pen.fillText(`${decided.points}`, X, Y + 42);
  let y = write(pen, `Cabale · ${number}`, 130, { size: 34, fill: GOLD, family: SERIF });
  y = write(pen, name, y + 54, { size: 38, fill: IVORY, family: SERIF });
  y = writeTitle(pen, what, y + 16);
  y = write(pen, judged, y + 64, { size: 44, fill: IVORY, family: SERIF });
  y = write(pen, points, y + 72, { size: 44, fill: GOLD, family: SERIF });
  if (row > 0) write(pen, dailyText().inARow(row), y + 56, { size: 32, fill: IVORY, family: SANS });
  return closeCanvas(pen);
};
