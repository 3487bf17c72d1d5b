import { Icon } from '@/components/ui/icon';

/** The breadcrumb links of a page. */
export function Breadcrumb({ label, crumbs }: { label: string; crumbs: readonly { href: string; label: string }[] }) {
  return (
    <nav aria-label={label} className="crumbs">
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.href}>
            {index > 0 ? <Icon name="chevron-right" /> : null}
            <a href={crumb.href}>{crumb.label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
