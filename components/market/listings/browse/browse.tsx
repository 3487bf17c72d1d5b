'use client';

import { useRouter } from 'next/navigation';
import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useTransition,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { rememberResults } from '../results-way';
import { RESULTS_ID, SHEET_ID } from './element-ids';
import { prepareRoving, rove } from './roving';

/** Where the sheet of filters was opened, and whether a filter was changed in it since; each change opens another page. */
export interface SheetOpening {
  address: string;
  isChanged: boolean;
}

/** What the filters looked like when the next results replaced them, as each search is a page of its own. */
interface FilterPlace {
  /** How far the open sheet was scrolled; null if it was closed. */
  scrolled: number | null;
  /** Null if it was closed. */
  opening: SheetOpening | null;
  /** The focused control, its value if it is one of several choices, its caret, and what was typed into it since the results were asked for. */
  focus: { name: string; choice: string | null; caret: number | null; typed: string | null } | null;
}

interface BrowseContextValue {
  pending: boolean;
  /** Opens a page of results without a document load. */
  navigate: (href: string, toResults?: boolean) => void;
  /** Keeps the place within the filters that are about to be replaced. */
  keepPlace: (place: FilterPlace) => void;
}

/** Outside of `Browse`, as on the map, each search is a document of its own. */
const BrowseContext = createContext<BrowseContextValue>({
  pending: false,
  navigate: (href) => window.location.assign(href),
  keepPlace: () => undefined,
});

/** Returns the navigation among results. */
export const useBrowse = (): BrowseContextValue => use(BrowseContext);

/** The navigation under way, and which chip had the focus. */
let arriving: { toResults: boolean; chip: number; place?: FilterPlace } | null = null;

const chips = () => [...document.querySelectorAll<HTMLElement>('.results-row .chip')];

/** Returns where the sheet was opened that the filters of these results take over. */
export const openingBefore = (): SheetOpening | null => arriving?.place?.opening ?? null;

/** Puts the new filters in the place of the old ones, before they are painted. */
function restorePlace({ scrolled, focus }: FilterPlace): void {
  const sheet = document.getElementById(SHEET_ID);
  if (!sheet) return;
  if (scrolled !== null && sheet.matches('[popover]:not(:popover-open)')) sheet.showPopover();
  const choice = focus?.choice ? `[value="${focus.choice}"]` : '';
  // The order is chosen outside of the sheet.
  const control =
    focus &&
    (sheet.querySelector<HTMLInputElement>(`[name="${focus.name}"]${choice}`) ??
      document.querySelector<HTMLInputElement>(`select[name="${focus.name}"]`));
  if (control) {
    // The family of the last class that was taken away.
    control.closest('details')?.setAttribute('open', '');
    if (focus.typed !== null) control.value = focus.typed;
    control.focus({ preventScroll: true });
    if (focus.caret !== null) control.setSelectionRange(focus.caret, focus.caret);
  } else if (scrolled === null && document.activeElement === document.body) {
    // What had it, as the search box above, went with the page before.
    document.getElementById(RESULTS_ID)?.focus({ preventScroll: true });
  }
  if (scrolled !== null) sheet.scrollTop = scrolled;
}

function arrive(announce: HTMLElement | null): void {
  if (!arriving) return;
  const { toResults, chip } = arriving;
  arriving = null;
  const results = document.getElementById(RESULTS_ID);
  // A filter that was changed or removed has another chip, or the next one, in its place.
  if (chip >= 0)
    (
      chips()
        .slice(0, chip + 1)
        .at(-1) ?? results
    )?.focus({ preventScroll: true });
  if (toResults) {
    results?.scrollIntoView();
    results?.focus({ preventScroll: true });
  }
  // Filled after a delay: screen readers ignore a live region inserted with its text.
  const text = results?.dataset.summary;
  if (announce && text) setTimeout(() => (announce.textContent = text), 100);
}

interface BrowseProps {
  /** The query that the page was rendered for. */
  address: string;
  /** What leads back to it from one of its listings, if it is a page of results. */
  back?: string;
  children: ReactNode;
}

/**
 * Wraps the filters and results. Links with `data-soft` on them or an ancestor (categories, chips, pages) replace the
 * results in place; without scripts or with a modifier key they are plain links.
 */
export function Browse({ address, back, children }: BrowseProps) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const announcer = useRef<HTMLParagraphElement>(null);
  const box = useRef<HTMLDivElement>(null);
  // Chips get their menus then.
  const isHydrated = useHydrated();

  const value = useMemo<BrowseContextValue>(
    () => ({
      pending,
      navigate: (href, toResults = false) => {
        arriving = { toResults, chip: chips().findIndex((chip) => chip === document.activeElement) };
        startTransition(() => router.push(href, { scroll: false }));
      },
      keepPlace: (place) => {
        if (arriving) arriving.place = place;
      },
    }),
    [pending, router],
  );

  // `address` is the query that the page was rendered for; it changes when new results arrive.
  useLayoutEffect(() => {
    if (arriving?.place) restorePlace(arriving.place);
  }, [address]);
  useEffect(() => arrive(announcer.current), [address]);
  useEffect(() => {
    if (back) rememberResults(back);
  }, [address, back]);
  // After the focus, whose place in its group stays.
  useEffect(() => {
    if (box.current) prepareRoving(box.current);
  }, [address, isHydrated]);

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
    value.navigate(link.pathname + link.search, soft.dataset.soft === 'page');
  };

  return (
    <BrowseContext value={value}>
      <div ref={box} className="wrap" onClick={follow} onKeyDown={rove}>
        {children}
        <p ref={announcer} role="status" className="sr-only" />
      </div>
    </BrowseContext>
  );
}
