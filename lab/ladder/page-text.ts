/** The text of a ladder's page. */
export type PageText = {
  readonly title: string;
  readonly head: readonly string[];
  readonly summary: (game: string, seats: number, games: number) => string;
  readonly seed: string;
  readonly left: (name: string) => string;
  readonly of: string;
  readonly notes: readonly string[];
  readonly download: string;
  readonly figures: string;
  readonly records: string;
};
