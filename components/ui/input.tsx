import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';

/**
 * A text field. `prefix` (such as US$) and `suffix` (kg, meses) are inside the box; the label should name the unit
 * too.
 */
export function Input({
  className,
  prefix,
  suffix,
  ...props
}: Omit<ComponentProps<'input'>, 'prefix'> & { prefix?: ReactNode; suffix?: ReactNode }) {
  const field = <input className={cn('control', prefix && 'pl-12', suffix && 'pr-16', className)} {...props} />;
  if (!prefix && !suffix) return field;
  return (
    <span className="relative block">
      {prefix ? <Unit className="left-3">{prefix}</Unit> : null}
      {field}
      {suffix ? <Unit className="right-3">{suffix}</Unit> : null}
    </span>
  );
}

function Unit({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      aria-hidden
      className={cn('pointer-events-none absolute inset-y-0 flex items-center text-14 text-ink-2', className)}
    >
      {children}
    </span>
  );
}
