import { BrandMark } from '@/components/ui/art/brand-mark';

/** The mark and the name, linked to the home page. */
export function Brand({ href, label, className }: { href: string; label: string; className?: string }) {
  return (
    <a href={href} aria-label={label} className={className ? `brand ${className}` : 'brand'}>
      <BrandMark />
      Corral
    </a>
  );
}
