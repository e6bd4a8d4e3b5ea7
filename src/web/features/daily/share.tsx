/** A shareable line and picture of a day's answer. They tell neither truth nor answer. */
import { closeCanvas, GOLD, IVORY, LEFT, openCanvas, SANS, SERIF, write, writeTitle } from '../../parts/canvas.ts';
import { Sharing } from '../../parts/sharing.tsx';
import { rowOf } from './answers.ts';
import { dailyText } from './text.ts';

type Props = {
  /** Name of the question, its number, points, agreement with the expert, streak. */
  name: string;
  number: string;
  points: number;
  same: boolean;
  row: number;
  url: string;
  close(): void;
};

export const ShareDaily = (props: Props) => {
  const { name, number, points, same, row, url, close } = props;
  const text = dailyText();
  const line = [`Cabale · ${name} ${number}`, `${rowOf(points)} ${points} · ${same ? '=' : '≠'} · ${row}`, url].join(
    '\n',
  );
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
const FULL = 20;

const drawn = async ({ name, number, points, row }: Props): Promise<File | undefined> => {
  const text = dailyText();
  const pen = await openCanvas(name);
  if (pen === undefined) return undefined;
  pen.lineWidth = 44;
  for (const [stroke, part] of [
    ['#e5d5ab55', 100],
    [GOLD, points],
  ] as const) {
    pen.strokeStyle = stroke;
    pen.beginPath();
    pen.arc(X, Y, RADIUS, -Math.PI / 2, (part / 50 - 0.5) * Math.PI);
    pen.stroke();
  }
  pen.textAlign = 'center';
  pen.fillStyle = IVORY;
  pen.font = `800 130px ${SERIF}`;
  pen.fillText(`${points}`, X, Y + 42);
  let y = write(pen, `Cabale · ${number}`, 150, { size: 34, fill: GOLD, family: SERIF });
  y = writeTitle(pen, name, y) + 70;
  for (let i = 0; i < 5; i++) {
    const x = LEFT + 24 + 64 * i;
    pen.beginPath();
    pen.moveTo(x, y - 26);
    pen.lineTo(x + 22, y);
    pen.lineTo(x, y + 26);
    pen.lineTo(x - 22, y);
    pen.closePath();
    pen.fillStyle = pen.strokeStyle = GOLD;
    pen.lineWidth = 3;
    if (points >= FULL * (i + 1)) pen.fill();
    pen.stroke();
  }
  if (row > 0) write(pen, text.inARow(row), y + 84, { size: 36, fill: IVORY, family: SANS });
  return closeCanvas(pen);
};
