import { useEffect, useRef, useTransition } from 'react';

/** Loads the page again; a module of its own so that tests can replace it. */
export const page = { reload: () => window.location.reload() };

/**
 * Returns an action that renders a failed page again. If the router still has the failure although the server answers
 * again, the page is loaded afresh.
 */
export function useTryAgain(retry: () => void): { tryAgain: () => void; pending: boolean } {
  const [pending, start] = useTransition();
  const asked = useRef(false);
  useEffect(() => {
    if (pending || !asked.current) return;
    asked.current = false;
    let left = false;
    void fetch(window.location.href, { cache: 'no-store', headers: { accept: 'text/html' } })
      .then(({ ok }) => ok && !left && page.reload())
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [pending]);
  const tryAgain = () => {
    asked.current = true;
    start(async () => {
      retry();
      // The router answers in a later task; a transition that ends at once would look like a failure.
      await new Promise((resolve) => setTimeout(resolve));
    });
  };
  return { tryAgain, pending };
}
