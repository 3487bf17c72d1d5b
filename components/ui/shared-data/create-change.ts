/**
 * Creates what tells those that follow something in this page that it has changed. With `otherTabs` they follow what is
 * kept in the browser, which another tab changes too.
 */
export function createChange({ otherTabs = false } = {}) {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    if (otherTabs) window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };
  return { subscribe, announce: () => listeners.forEach((listener) => listener()) };
}
