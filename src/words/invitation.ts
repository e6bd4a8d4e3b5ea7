/** The text of a link preview, on the page and on its picture. */
import { textsOf } from './languages.ts';

export type InvitationWords = {
  readonly motto: string;
  readonly about: string;
  invites(host: string | undefined, game: string): string;
  playing(game: string): string;
  /** Text between asterisks is golden in a picture. */
  places(free: number, seats: number): string;
  readonly full: string;
  readonly watch: string;
  readonly you: string;
  readonly gone: string;
  readonly lost: string;
  wins(names: string, many: boolean): string;
  readonly replay: string;
};

export const INVITATION = await textsOf<InvitationWords>((lang) => import(`./texts/${lang}/invitation.ts`)).all();
