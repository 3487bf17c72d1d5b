import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';

/** A label above a field, followed by `note` ("optional") in muted text, or by an asterisk if required. */
export function Label({
  className,
  note,
  required = false,
  children,
  ...props
}: ComponentProps<'label'> & { note?: ReactNode; required?: boolean }) {
  return (
    <label className={cn('text-15 font-semibold', className)} {...props}>
      {children}
      {required ? (
        <span aria-hidden className="ml-0.5 text-clay-ink">
          *
        </span>
      ) : null}
      {note ? <span className="ml-1.5 text-14 font-normal text-ink-2">{note}</span> : null}
    </label>
  );
}
