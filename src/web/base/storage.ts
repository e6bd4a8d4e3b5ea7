/** Local storage, under a prefix of our own. */
const PREFIX = 'cabale.';

/** Storage may be forbidden; then things hold until the page is closed. */
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
/** What was remembered as JSON; undefined where nothing was, or it cannot be read. */
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
