import { cn } from './cn';

/** A grey stand-in with the measures of what is coming. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cn('skeleton block', className)} />;
}
