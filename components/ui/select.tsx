import type { ComponentProps } from 'react';
import { cn } from './cn';

/** The browser's own select in our box: it works without JavaScript and opens the phone's picker. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return <select className={cn('control select-arrow', className)} {...props} />;
}
