/**
 * Local storage that never fails: a browser that forbids or has filled it keeps a session for this page only.
 */
export const browserStorage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Nothing to do: the value is needed only by the next page.
    }
  },
  /** The keys that begin with this. */
  keys(beginning: string): string[] {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(beginning));
    } catch {
      return [];
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // As above.
    }
  },
};
