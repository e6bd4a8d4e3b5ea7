/** The text of a link preview. */
import { textsOf } from './languages.ts';

export type InvitationWords = {
  readonly about: string;
  invites(host: string | undefined, game: string): string;
  playing(game: string): string;
  places(free: number, seats: number): string;
  readonly full: string;
  readonly watch: string;
  readonly gone: string;
  /** A link to a dare, which are no more. */
  readonly dare: string;
  readonly lost: string;
  played(names: string, game: string): string;
  readonly replay: string;
};

export const INVITATION = await textsOf<InvitationWords>((lang) => import(`./texts/${lang}/invitation.ts`)).all();
