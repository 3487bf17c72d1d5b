import type { ComponentProps } from 'react';
import { cn } from './cn';

/** A checkbox with its label; the whole 44 px row is the target. */
export function Checkbox({ children, className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-2.5 text-15 has-disabled:cursor-not-allowed has-disabled:text-ink-2',
        className,
      )}
    >
      <input type="checkbox" className="tick" {...props} />
      <span className="min-w-0">{children}</span>
    </label>
  );
}
