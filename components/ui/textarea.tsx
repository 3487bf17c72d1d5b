import type { ComponentProps } from 'react';
import { cn } from './cn';

/** A multi-line text field that the user can resize vertically. */
export function Textarea({ className, rows = 5, ...props }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} className={cn('control resize-y py-2.5 leading-normal', className)} {...props} />;
}
