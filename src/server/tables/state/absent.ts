/** Remembers who was already notified since their last visit to a table. */

export type Absent = {
  timer: NodeJS.Timeout | undefined;
  /** Called since they were here last. */
  readonly called: Set<string>;
};

export const newAbsent = (): Absent => ({ timer: undefined, called: new Set() });

/** Notes that somebody who was called has come. */
export const hasCome = ({ called }: Absent, person: string | undefined): void => {
  if (person !== undefined) called.delete(person);
};
