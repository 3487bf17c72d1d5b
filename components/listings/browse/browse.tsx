'use client';

import { useRouter } from 'next/navigation';
import { createContext, use, useEffect, useMemo, useRef, useTransition, type MouseEvent, type ReactNode } from 'react';
import { RESULTS_ID, SHEET_ID } from './element-ids';

/** State that survives the navigation between the unfiltered page and a search, which are two routes. */
interface Arrival {
  /** Name of the focused control and the position of its caret. */
  focus?: { name: string; caret: number | null } | undefined;
  sheetOpen?: boolean | undefined;
  /** Whether to continue at the results, after paginating. */
  toResults?: boolean | undefined;
}

interface BrowseContextValue {
  pending: boolean;
  /** Opens a page of results without a document load. */
  navigate: (href: string, arrival?: Arrival) => void;
}

const BrowseContext = createContext<BrowseContextValue | null>(null);

/**
 * Returns the navigation among results.
 * @throws Error outside of `Browse`.
 */
export function useBrowse(): BrowseContextValue {
  const value = use(BrowseContext);
  if (!value) throw new Error('useBrowse outside of Browse');
  return value;
}

let arriving: Arrival | null = null;

function arrive(announce: HTMLElement | null): void {
  if (!arriving) return;
  const { focus, sheetOpen, toResults } = arriving;
  arriving = null;
  const sheet = document.getElementById(SHEET_ID);
  if (sheetOpen && sheet?.matches('[popover]:not(:popover-open)')) sheet.showPopover();
  const control = focus && sheet?.querySelector<HTMLInputElement>(`[name="${focus.name}"]`);
  if (control && control !== document.activeElement) {
    control.focus({ preventScroll: true });
    if (focus.caret !== null) control.setSelectionRange(focus.caret, focus.caret);
  }
  const results = document.getElementById(RESULTS_ID);
  if (toResults) {
    results?.scrollIntoView();
    results?.focus({ preventScroll: true });
  }
  // Filled after a delay: screen readers ignore a live region inserted with its text.
  const text = results?.dataset.summary;
  if (announce && text) setTimeout(() => (announce.textContent = text), 100);
}

/**
 * Wraps the filters and results. Links with `data-soft` on them or an ancestor (categories, chips, pages) replace the
 * results in place; without scripts or with a modifier key they are plain links.
 */
export function Browse({ address, children }: { address: string; children: ReactNode }) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const announcer = useRef<HTMLParagraphElement>(null);

  const value = useMemo<BrowseContextValue>(
    () => ({
      pending,
      navigate: (href, arrival = {}) => {
        arriving = arrival;
        startTransition(() => router.push(href, { scroll: false }));
      },
    }),
    [pending, router],
  );

  // `address` is the query that the page was rendered for; it changes when new results arrive.
  useEffect(() => arrive(announcer.current), [address]);

  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = (event.target as Element).closest('a');
    const soft = link?.closest<HTMLElement>('[data-soft]');
    if (
      !link ||
      !soft ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    value.navigate(link.pathname + link.search, { toResults: soft.dataset.soft === 'page' });
  };

  return (
    <BrowseContext value={value}>
      <div className="wrap" onClick={follow}>
        {children}
        <p ref={announcer} role="status" className="sr-only" />
      </div>
    </BrowseContext>
  );
}
