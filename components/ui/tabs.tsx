import Link from 'next/link';
import type { ReactNode } from 'react';

/** One tab. It is a link, so it has a URL, works without scripts and survives a reload. */
export interface TabLink {
  href: string;
  label: string;
  current: boolean;
  count?: ReactNode;
  /** Whether the count needs attention (unread conversations). */
  urgent?: boolean;
  /** Shown after the label: a count that is known in the browser only. */
  badge?: ReactNode;
}

interface TabLinksProps {
  label: string;
  tabs: readonly TabLink[];
}

/** Tabs as links. The current one has `aria-current`, the equivalent of `aria-selected` for links. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav
      aria-label={label}
      className="relative -mx-4 scroll-px-4 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      <ul className="flex w-max gap-6">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link
              href={tab.href}
              prefetch={false}
              aria-current={tab.current ? 'page' : undefined}
              scroll={false}
              className="flex h-12 items-center gap-2 font-medium whitespace-nowrap text-ink-2 -outline-offset-2 hover:text-ink aria-[current]:[scroll-initial-target:nearest] aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--color-pasture)]"
            >
              {tab.label}
              {tab.count === undefined ? null : (
                <span
                  className={`inline-grid h-5 min-w-5.5 place-items-center rounded-full px-1.5 text-12 font-semibold tabular-nums ${tab.urgent ? 'bg-clay text-on-clay' : 'bg-sunken text-ink-2'}`}
                >
                  {tab.count}
                </span>
              )}
              {tab.badge}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
