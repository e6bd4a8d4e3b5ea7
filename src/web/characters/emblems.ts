/** Of what the faces of our bots are made. */
export const EMBLEMS = {
  bonnet: 'flower-hat',
  straw: 'skimmer-hat',
  buckle: 'pilgrim-hat',
  brim: 'western-hat',
  feather: 'robin-hood-hat',
  hood: 'hood',
  mask: 'domino-mask',
  glasses: 'sunglasses',
  keen: 'evil-eyes',
  fierce: 'angry-eyes',
  gentle: 'worried-eyes',
  lips: 'lips',
  pipe: 'smoking-pipe',
  coins: 'two-coins',
  beard: 'beard',
} as const;
export type Piece = keyof typeof EMBLEMS;
