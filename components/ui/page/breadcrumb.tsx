import type { ReactNode } from 'react';

interface BreadcrumbProps {
  label: string;
  crumbs: readonly { href: string; label: string }[];
  /** A way of the visitor's own, before them. */
  children?: ReactNode;
}

/** The breadcrumb links of a page. */
export function Breadcrumb({ label, crumbs, children }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className="crumbs">
      {children}
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.href}>
            <a href={crumb.href}>{crumb.label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
