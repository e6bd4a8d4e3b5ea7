/** The announcement after a night in two sentences: the target of a plot, and who is protected. */
import type { Seat } from '../../../engine/seats.ts';
import { type Names, tellTo } from '../../../words/words.ts';
import type { TribunalView } from '../rules/typed-view.ts';
import type { TribunalText } from '../texts/fr/table.ts';

type Announcement = NonNullable<TribunalView['announcement']>;

export const announced = (
  { plot, protect }: Announcement,
  text: TribunalText,
  me: Seat | undefined,
  names: Names,
): readonly [string, string] => [
  plot === null ? text.announcedNoPlot : tellTo(me, plot)(text.announcedPlot, names(plot)),
  protect === null ? text.announcedNoProtect : tellTo(me, protect)(text.announcedProtect, names(protect)),
];
