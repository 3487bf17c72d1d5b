import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  children: ReactNode;
  /** Shown at the right end, such as a number of results. */
  hint?: ReactNode;
  type?: 'checkbox' | 'radio';
};

/** A checkbox (or radio button) with its label; the whole 44 px row is the target. */
export function Checkbox({ children, hint, type = 'checkbox', className, ...props }: CheckboxProps) {
  return (
    <label
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-2.5 text-15 has-disabled:cursor-not-allowed has-disabled:text-ink-2',
        className,
      )}
    >
      <input type={type} className="tick" {...props} />
      <span className="min-w-0">{children}</span>
      {hint ? <span className="ml-auto text-13 text-ink-2 tabular-nums">{hint}</span> : null}
    </label>
  );
}
