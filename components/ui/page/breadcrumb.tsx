/** The breadcrumb links of a page. */
export function Breadcrumb({ label, crumbs }: { label: string; crumbs: readonly { href: string; label: string }[] }) {
  return (
    <nav aria-label={label} className="crumbs">
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
