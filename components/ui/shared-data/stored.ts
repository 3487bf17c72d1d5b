/** Returns what a text says in JSON; null if it says nothing, or isn't JSON. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Storage may be full, or blocked by the visitor: what is kept here then lasts as long as the page. */
function safely(area: 'localStorage' | 'sessionStorage') {
  /** Returns what is kept under a key; null if nothing is, undefined if storage is blocked. */
  function read(key: string): string | null | undefined {
    try {
      return window[area].getItem(key);
    } catch {
      return undefined;
    }
  }
  /** Keeps a text under a key, or deletes it if it is null; returns false if storage is full or blocked. */
  function write(key: string, text: string | null): boolean {
    try {
      if (text === null) window[area].removeItem(key);
      else window[area].setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }
  return { read, readJson: (key: string) => parseJson(read(key)), write };
}

/** What is kept until the tab is closed. */
export const tabStorage = safely('sessionStorage');

/** What is kept in this browser, for all its tabs. */
export const browserStorage = safely('localStorage');
