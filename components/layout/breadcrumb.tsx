import { Icon } from '@/components/ui/icon';

/** The breadcrumb links of a page. */
export function Breadcrumb({ label, crumbs }: { label: string; crumbs: readonly { href: string; label: string }[] }) {
  return (
    <nav aria-label={label} className="py-3 text-14 text-ink-2 sm:pt-5 sm:pb-4">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {crumbs.map((crumb, index) => (
          <li key={crumb.href} className="flex items-center gap-1.5">
            {index > 0 ? <Icon name="chevron-right" className="size-3.75" /> : null}
            <a
              href={crumb.href}
              className="relative py-1 after:absolute after:-inset-x-1 after:-inset-y-2 hover:text-ink hover:underline"
            >
              {crumb.label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
