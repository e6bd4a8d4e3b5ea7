/** Remembers who was notified since their last visit to a table. */

export type Absent = {
  timer: NodeJS.Timeout | undefined;
  readonly called: Set<string>;
};

export const newAbsent = (): Absent => ({ timer: undefined, called: new Set() });

export const hasCome = ({ called }: Absent, person: string | undefined): void => {
  if (person !== undefined) called.delete(person);
};
