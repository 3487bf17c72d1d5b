import { BrandMark } from '@/components/art/brand-mark';

/** The mark and the name, leading home. */
export function Brand({ href, label, className }: { href: string; label: string; className?: string }) {
  return (
    <a
      href={href}
      aria-label={label}
      className={`flex min-h-11 items-center gap-2.5 rounded-input font-head text-20 leading-none font-bold tracking-[-0.03em] sm:text-22 ${className ?? ''}`}
    >
      <BrandMark className="size-7.5 text-pasture sm:size-8.5" />
      Corral
    </a>
  );
}
