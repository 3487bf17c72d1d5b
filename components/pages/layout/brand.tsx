import { BrandMark } from '@/components/ui/art/brand-mark';

/** The mark and the name, linked to the home page; `href` is null on that. */
export function Brand({ href, label, className }: { href: string | null; label: string; className?: string }) {
  const classes = className ? `brand ${className}` : 'brand';
  if (href === null)
    return (
      <p className={classes}>
        <BrandMark />
        Corral
      </p>
    );
  return (
    <a href={href} aria-label={label} className={classes}>
      <BrandMark />
      Corral
    </a>
  );
}
