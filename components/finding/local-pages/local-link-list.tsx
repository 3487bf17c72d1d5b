'use client';

/** A link: its address, text and number of lots. */
export type LinkModel = readonly [href: string, label: string, total: string];

/** Links to local pages with their numbers of lots. A client component, whose props are smaller than its elements. */
export function LocalLinkList({ links }: { links: readonly LinkModel[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map(([href, label, total]) => (
        <li key={href}>
          <a href={href} className="chip">
            {label} <small className="font-normal tabular-nums">{total}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
