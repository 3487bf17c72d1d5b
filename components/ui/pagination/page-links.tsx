'use client';

import { Icon } from '@/components/ui/icon';

export interface PageLinksProps {
  label: string;
  page: number;
  previous: string;
  next: string;
  /** The first of the pages that are linked to, the name of each and its address. */
  first: number;
  links: readonly (readonly [label: string, href: string])[];
}

/** The links of a pagination. A client component, whose props are smaller than its elements. */
export function PageLinks({ label, page, previous, next, first, links }: PageLinksProps) {
  const step = (name: string, to: number, rel: 'prev' | 'next') => {
    const icon = <Icon name={rel === 'prev' ? 'chevron-left' : 'chevron-right'} label={name} />;
    const [, href] = links[to - first] ?? [];
    return href === undefined ? (
      <span aria-disabled="true">{icon}</span>
    ) : (
      <a href={href} rel={rel}>
        {icon}
      </a>
    );
  };
  return (
    <nav data-soft="page" aria-label={label} className="pages">
      {step(previous, page - 1, 'prev')}
      {links.map(([name, href], index) => (
        <a key={name} href={href} aria-label={name} aria-current={first + index === page ? 'page' : undefined}>
          {first + index}
        </a>
      ))}
      {step(next, page + 1, 'next')}
    </nav>
  );
}
