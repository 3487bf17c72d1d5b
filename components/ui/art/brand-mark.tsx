import { MARK } from './brand-paths';

/** The Corral mark in the current text color. Decorative, because the name stands beside it. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 40 40"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      className={className}
      aria-hidden="true"
    >
      <path d={MARK.ring.d} strokeWidth={MARK.ring.width} />
      <path d={MARK.rails.d} strokeWidth={MARK.rails.width} />
    </svg>
  );
}
