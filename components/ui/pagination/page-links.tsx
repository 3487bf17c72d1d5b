'use client';

import { Icon } from '@/components/ui/icon';

/** A step to a neighbouring page; without a URL there is none. */
interface Step {
  label: string;
  href: string | null;
}

export interface PageLinksProps {
  label: string;
  page: number;
  previous: Step;
  next: Step;
  numbers: readonly { page: number; label: string; href: string }[];
}

/** The links of a pagination. A client component, whose props are smaller than its elements. */
export function PageLinks({ label, page, previous, next, numbers }: PageLinksProps) {
  const step = (to: Step, rel: 'prev' | 'next') => {
    const icon = <Icon name={rel === 'prev' ? 'chevron-left' : 'chevron-right'} label={to.label} />;
    return to.href === null ? (
      <span aria-disabled="true">{icon}</span>
    ) : (
      <a href={to.href} rel={rel}>
        {icon}
      </a>
    );
  };
  return (
    <nav data-soft="page" aria-label={label} className="pages">
      {step(previous, 'prev')}
      {numbers.map((number) => (
        <a
          key={number.page}
          href={number.href}
          aria-label={number.label}
          aria-current={number.page === page ? 'page' : undefined}
        >
          {number.page}
        </a>
      ))}
      {step(next, 'next')}
    </nav>
  );
}
