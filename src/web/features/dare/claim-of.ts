/** A dare in the game's own sentences, from public facts. */
import { TEMPERS } from '../../../bots/tempers.ts';
import { mix, seeded } from '../../../engine/chance.ts';
import type { View } from '../../../engine/game.ts';
import type { Reply } from '../../../protocol/routes.ts';
import { type MomentProps, webPartOf } from '../../table/web-part.ts';
import { companyOf } from '../daily/company.ts';
import type { HomeDoubt } from '../home-doubt/files.ts';

/** The most sentences to show. */
const MOST_LINES = 3;

export const fetchClaims = async (game: string) => {
  const room = await webPartOf(game)?.daily?.();
  const said = room?.doubted?.said;
  if (room?.doubted === undefined || said === undefined) throw new Error(`${game} has no words for a dare`);
  return { ...room.doubted, said, heard: room.heard };
};
export type Claims = Awaited<ReturnType<typeof fetchClaims>>;

type Shown = Pick<Reply<'dared'>, 'seat' | 'name' | 'mask' | 'view' | 'heard'>;

const isView = (view: object): view is View => 'toAct' in view && 'players' in view;

/** Only the claimant keeps name and mask; the others get bots' names. */
export const momentOf = ({ seat, name, mask, view, heard }: Shown): MomentProps => {
  if (!isView(view)) throw new Error('no table');
  const drawn = mix(seeded(`dare ${name}`), [...TEMPERS]);
  return { seen: { view, heard }, names: companyOf(drawn, view.seats.length, seat, { name, mask }).called };
};

export const claimOf = (claims: Claims, dare: Shown): HomeDoubt => {
  const of = momentOf(dare);
  const { says, does, aloud, card, figure } = claims.said(of);
  const lines = claims.reasons(of).slice(0, -2); // the last two always hold
  const { seat, name, mask } = dare;
  return {
    seat,
    name,
    mask,
    says,
    does,
    aloud,
    card,
    figure,
    lines: lines.slice(0, MOST_LINES).map(({ text }) => text),
  };
};
