import type { ComponentProps } from 'react';
import { cn } from './cn';

/** A styled native select: it works without scripts and opens the phone's picker. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return <select className={cn('control select-arrow', className)} {...props} />;
}
