/** A line and a picture of a day's answer to share. The line tells neither truth nor answer; the picture tells both. */
import type { Seat } from '../../../engine/seats.ts';
import type { Figure } from '../../../words/words.ts';
import { closeCanvas, GOLD, IVORY, openCanvas, SANS, SERIF, write, writeTitle } from '../../parts/canvas.ts';
import { Sharing } from '../../parts/sharing.tsx';
import { layStamp } from '../../parts/stamp.ts';
import { type Decided, verdictOf } from '../../parts/verdict.tsx';
import { rowOf } from './answers.ts';
import type { Company } from './company.ts';
import { dailyText } from './text.ts';

/** Who claimed or was accused, who doubted, and the claimed card. */
export type OnPicture = { readonly by?: Seat; readonly doubter?: Seat | undefined; readonly figure?: Figure };

type Props = {
  /** Name of the question, its number, streak. */
  name: string;
  number: string;
  decided: Decided;
  row: number;
  url: string;
  masks: Company['masks'];
  picture: OnPicture;
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

const drawn = async ({ name, number, decided, row, masks, picture }: Props): Promise<File | undefined> => {
  const { what, judged, points } = verdictOf(decided);
  const pen = await openCanvas(`${name} ${judged}`);
  if (pen === undefined) return undefined;
  const isLie = decided.lie ?? decided.hit === true;
  await layStamp(pen, { word: what, lie: isLie, ...picture }, (seat) => masks[seat]);
  let y = write(pen, `Cabale · ${number}`, 130, { size: 34, fill: GOLD, family: SERIF });
  y = write(pen, name, y + 54, { size: 38, fill: IVORY, family: SERIF });
  y = writeTitle(pen, judged, y + 16);
  y = write(pen, points, y + 84, { size: 52, fill: GOLD, family: SERIF });
  if (row > 0) write(pen, dailyText().inARow(row), y + 56, { size: 32, fill: IVORY, family: SANS });
  return closeCanvas(pen);
};
