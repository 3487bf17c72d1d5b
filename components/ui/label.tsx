import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';

/** A label above a field; `note` ("optional") follows in a quieter voice. */
export function Label({ className, note, children, ...props }: ComponentProps<'label'> & { note?: ReactNode }) {
  return (
    <label className={cn('text-15 font-semibold', className)} {...props}>
      {children}
      {note ? <span className="ml-1.5 text-14 font-normal text-ink-2">{note}</span> : null}
    </label>
  );
}
