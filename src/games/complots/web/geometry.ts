/** Where a bubble fits beside its speaker, and its arrow. Pure geometry. */
export type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type Point = { readonly x: number; readonly y: number };
type Size = Pick<Rect, 'width' | 'height'>;

/** The edge where the tail is, and its position along that edge. */
export type Placed = Rect & { readonly tail: 'top' | 'bottom' | 'left' | 'right' | 'none'; readonly along: number };

const GAP = 10;
const CORNER = 18;
const SIDE = 0.2;
/** Grid step of the search. */
const STEP = 20;

export const centreOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

export const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Beside the speaker towards the middle if possible, else as near as possible; not over `taken` if avoidable. */
export const placeBubble = (size: Size, at: Rect, room: Rect, taken: readonly Rect[]): Placed => {
  const { width, height } = size;
  const [speaker, middle] = [centreOf(at), centreOf(room)];
  const most = { x: room.x + room.width - width, y: room.y + room.height - height };
  const put = (x: number, y: number): Rect => ({ ...size, x: clamp(x, room.x, most.x), y: clamp(y, room.y, most.y) });
  const [right, left] = [at.x + at.width + GAP, at.x - GAP - width];
  const [below, above] = [at.y + at.height + GAP, at.y - GAP - height];
  const inner = speaker.x < middle.x ? right : left;
  const [facing, beside] = [
    put(speaker.x - width / 2, speaker.y < middle.y ? below : above),
    put(inner, speaker.y - height / 2),
  ];
  // speakers at the side speak towards the middle
  const sideways = Math.abs(speaker.x - middle.x) > room.width * SIDE;
  const first: [Rect, ...Rect[]] = [
    sideways ? beside : facing,
    sideways ? put(inner, at.y) : facing,
    sideways ? facing : beside,
    put(inner, at.y),
    put(speaker.x < middle.x ? left : right, at.y),
  ];
  const free = first.find((box) => taken.every((one) => overlap(box, one) === 0));
  const anywhere = (): [Rect, ...Rect[]] => {
    const boxes: [Rect, ...Rect[]] = [...first];
    for (let y = room.y; y <= most.y; y += STEP) for (let x = room.x; x <= most.x; x += STEP) boxes.push(put(x, y));
    return boxes;
  };
  const found = free ?? cheapest(anywhere(), speaker, taken);
  return { ...found, ...tailOf(found, at) };
};

/** The box with the least cost. Stops early on boxes that are already worse. */
const cheapest = (boxes: readonly [Rect, ...Rect[]], speaker: Point, taken: readonly Rect[]): Rect => {
  let [best] = boxes;
  let least = Number.POSITIVE_INFINITY;
  for (const box of boxes) {
    const middle = centreOf(box);
    let cost = Math.hypot(middle.x - speaker.x, middle.y - speaker.y);
    for (const one of taken) {
      if (cost >= least) break;
      cost += overlap(box, one) * 100;
    }
    if (cost < least) [best, least] = [box, cost];
  }
  return best;
};

const tailOf = (box: Rect, at: Rect): Pick<Placed, 'tail' | 'along'> => {
  const speaker = centreOf(at);
  const beside = box.y < at.y + at.height && box.y + box.height > at.y;
  if (beside)
    return { tail: box.x > speaker.x ? 'left' : 'right', along: clamp(speaker.y - box.y, CORNER, box.height - CORNER) };
  return { tail: box.y > speaker.y ? 'top' : 'bottom', along: clamp(speaker.x - box.x, CORNER, box.width - CORNER) };
};

/** The stem from a bubble to its speaker: straight, or between the seats of a row in between. */
const stemTo = (foot: Point, speaker: Point, seats: readonly Rect[]): string => {
  const row = seats.filter(({ y, height }) => y >= speaker.y && y + height <= foot.y);
  const at = (y: number): number => foot.x + ((speaker.x - foot.x) * (foot.y - y)) / (foot.y - speaker.y);
  const crossed = row.some(({ x, y, width, height }) => {
    const [one, other] = [at(y), at(y + height)];
    return Math.max(one, other) > x && Math.min(one, other) < x + width;
  });
  if (!crossed) return `M${atPoint(foot)}L${atPoint(speaker)}`;
  const edges = row.flatMap(({ x, width }) => [x, x + width]);
  const free = edges.filter((edge) => row.every(({ x, width }) => edge <= x + INTO || edge >= x + width - INTO));
  const gap = Math.min(...free.map((edge) => Math.abs(edge - speaker.x)));
  const x = free.find((edge) => Math.abs(edge - speaker.x) === gap) ?? speaker.x;
  const [top, low] = [Math.min(...row.map(({ y }) => y)), Math.max(...row.map(({ y, height }) => y + height))];
  return `M${[foot, { x, y: low }, { x, y: top }, speaker].map(atPoint).join('L')}`;
};
/** Neighbours may overlap by this: nothing is drawn there. */
const INTO = 4;

/**
 * In a lane below the seats: under its speaker, or in one half; with the stem to the speakers' lower edge. My own has
 * no stem.
 */
export const inLane = (
  { width, height }: Size,
  at: Rect,
  lane: Rect,
  half: 'left' | 'right' | undefined,
  mine: boolean,
  seats: readonly Rect[] = [],
): { readonly box: Rect; readonly stem: string | undefined } => {
  const speaker = centreOf(at);
  const [least, most] = [lane.x + LANE_EDGE, lane.x + lane.width - LANE_EDGE - width];
  const x =
    half === 'left' ? least : half === 'right' ? most : clamp(speaker.x - width / 2, least, Math.max(least, most));
  const y = lane.y + (lane.height - height) / 2;
  const foot = { x: clamp(speaker.x, x + CORNER, x + width - CORNER), y: y + 1 };
  const stem = mine ? undefined : stemTo(foot, { x: speaker.x, y: at.y + at.height }, seats);
  return { box: { x, y, width, height }, stem };
};
const LANE_EDGE = 8;

export type Arrow = { readonly path: string; readonly tip: Point; readonly turn: number };

const BOW = 26;

/** From mask to mask: above a row, no higher than `top`; between two rows through the gap. */
export const bowedArrow = (from: Rect, to: Rect, top: number): Arrow => {
  const [a, b] = [centreOf(from), centreOf(to)];
  const beside = Math.abs(a.y - b.y) < Math.min(from.height, to.height) / 2;
  const middle = (a.x + b.x) / 2;
  const row = Math.min(from.y, to.y);
  const bend = beside
    ? { x: middle, y: row - 2 * Math.min(BOW, Math.max(6, row - top)) }
    : { x: middle, y: (a.y + b.y) / 2 };
  const [start, tip] = beside
    ? [
        { x: a.x + Math.sign(b.x - a.x) * from.width * 0.3, y: from.y + 2 },
        { x: b.x - Math.sign(b.x - a.x) * to.width * 0.3, y: to.y + 2 },
      ]
    : [edgeOf(from, bend, 2), edgeOf(to, bend, 4)];
  const turn = (Math.atan2(tip.y - bend.y, tip.x - bend.x) * 180) / Math.PI;
  return { path: `M${atPoint(start)}Q${atPoint(bend)} ${atPoint(tip)}`, tip, turn };
};

/** From the edge of one box to just before another, bowed towards the middle and around `around`. */
export const arrow = (from: Rect, to: Rect, middle: Point, around?: Rect): Arrow => {
  const [a, b] = [centreOf(from), centreOf(to)];
  const between = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const pull = Math.hypot(middle.x - between.x, middle.y - between.y) || 1;
  const bow = Math.min(far * 0.18, pull) / pull;
  const straight = { x: between.x + (middle.x - between.x) * bow, y: between.y + (middle.y - between.y) * bow };
  const bend = around === undefined || !crosses(a, straight, b, around) ? straight : aside(a, b, around);
  const start = edgeOf(from, bend, 2);
  const tip = edgeOf(to, bend, 8);
  const turn = (Math.atan2(tip.y - bend.y, tip.x - bend.x) * 180) / Math.PI;
  return { path: `M${atPoint(start)}Q${atPoint(bend)} ${atPoint(tip)}`, tip, turn };
};

const onCurve = (a: Point, bend: Point, b: Point, t: number): Rect => {
  const of = (from: number, by: number, to: number) => (1 - t) ** 2 * from + 2 * t * (1 - t) * by + t ** 2 * to;
  return { x: of(a.x, bend.x, b.x), y: of(a.y, bend.y, b.y), width: 1, height: 1 };
};
const crosses = (a: Point, bend: Point, b: Point, box: Rect): boolean =>
  [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8].some((t) => overlap(onCurve(a, bend, b, t), box) > 0);

/** A control point that leads the arrow past the box, on the side where it begins. */
const aside = (a: Point, b: Point, box: Rect): Point => {
  const x = a.x <= box.x + box.width / 2 ? box.x - 24 : box.x + box.width + 24;
  return { x: 2 * x - (a.x + b.x) / 2, y: box.y + box.height / 2 };
};

const atPoint = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** Where the line from a box's centre to a point leaves the box, plus `beyond`. */
const edgeOf = (box: Rect, to: Point, beyond: number): Point => {
  const from = centreOf(box);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  const share = Math.min(box.width / 2 / (Math.abs(dx) || 1e-9), box.height / 2 / (Math.abs(dy) || 1e-9));
  const length = Math.min(share * far + beyond, far);
  return { x: from.x + (dx / far) * length, y: from.y + (dy / far) * length };
};
