import type { ComponentProps } from 'react';
import { cn } from './cn';

/** A text field of several lines that the visitor can make taller. */
export function Textarea({ className, rows = 5, ...props }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} className={cn('control resize-y py-2.5 leading-normal', className)} {...props} />;
}
