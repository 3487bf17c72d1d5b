/** A progress bar in whole percent. */
export function ProgressBar({ value, label, className = '' }: { value: number; label: string; className?: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      className={`mt-1 h-1.5 overflow-hidden rounded-full bg-[color-mix(in_oklch,var(--color-ink)_16%,transparent)] ${className}`}
    >
      <div className="h-full rounded-full bg-pasture transition-[width] duration-300" style={{ width: `${value}%` }} />
    </div>
  );
}
