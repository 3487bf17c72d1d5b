/** The mark and the name, leading home. */
export function Brand({ href, label, className }: { href: string; label: string; className?: string }) {
  return (
    <a href={href} aria-label={label} className={`flex min-h-11 items-center gap-2.5 rounded-input font-head text-20 leading-none font-bold tracking-[-0.03em] sm:text-22 ${className ?? ''}`}>
      <svg viewBox="0 0 40 40" fill="none" stroke="currentColor" strokeWidth="4.2" strokeLinecap="round" aria-hidden className="size-7.5 text-pasture sm:size-8.5">
        <path d="M30.5 10.2A14.5 14.5 0 1 0 30.5 29.8" />
        <path d="M15.5 16.2H35.5M15.5 23.8H35.5" strokeWidth="3.6" />
      </svg>
      Corral
    </a>
  );
}
