/** Local storage, under a prefix of our own. */
const PREFIX = 'cabale.';

/** Saves a value. Where storage is forbidden or full, settings last until the page is closed. */
export const remember = (key: string, value: string): void => {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // storage is forbidden or full
  }
};
export const recall = (key: string): string | undefined => {
  try {
    return localStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
};
/** A stored JSON value, or undefined if it is missing or malformed. */
export const recallAs = <T>(key: string, is: (value: unknown) => value is T): T | undefined => {
  try {
    const value: unknown = JSON.parse(recall(key) ?? 'null');
    return is(value) ? value : undefined;
  } catch {
    return undefined;
  }
};
export const forget = (key: string): void => {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // storage is forbidden
  }
};
