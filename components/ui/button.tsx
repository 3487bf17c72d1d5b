import type { ComponentProps } from 'react';
import { buttonVariants, type ButtonVariants } from './button-variants';
import { cn } from './cn';
import { Icon } from './icon';

type ButtonProps = ComponentProps<'button'> & ButtonVariants & { pending?: boolean };

/**
 * A button. While `pending` it is disabled, marked as busy for assistive technology, and shows a spinner before its
 * label.
 */
export function Button({
  variant,
  size,
  pending = false,
  className,
  children,
  type = 'button',
  disabled,
  ...props
}: ButtonProps) {
  return (
    <button
      type={type}
      className={cn(buttonVariants({ variant, size }), className)}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      {...props}
    >
      {pending ? <Icon name="loader-circle" className="animate-spin" /> : null}
      {children}
    </button>
  );
}
