interface ProgressBarProps {
  /** Whole percent. */
  value: number;
  label: string;
  /** What is read out instead of the percentage. */
  valueText?: string;
}

/** A progress bar. */
export function ProgressBar({ value, label, valueText }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className="mt-1 h-1.5 overflow-hidden rounded-full bg-[color-mix(in_oklch,var(--color-ink)_16%,transparent)]"
    >
      <div className="h-full rounded-full bg-pasture transition-[width] duration-300" style={{ width: `${value}%` }} />
    </div>
  );
}
