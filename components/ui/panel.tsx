import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';

/** A bordered surface; must not be nested. */
export function Panel({ className, padded = true, ...props }: ComponentProps<'div'> & { padded?: boolean }) {
  return (
    <div className={cn('rounded-card border border-line bg-surface', padded && 'p-4 sm:p-6', className)} {...props} />
  );
}

interface EmptyStateProps {
  /** Path of an illustration, 800 × 360. */
  picture?: string;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
  /** `h1` if it is the page's only content. */
  heading?: 'h1' | 'h2';
}

/** An empty state: says what is missing and what to do next. */
export function EmptyState({ picture, title, children, action, className, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <Panel
      padded={false}
      className={cn(
        'grid content-start justify-items-center gap-2 overflow-hidden px-6 pb-8 text-center',
        !picture && 'pt-8',
        className,
      )}
    >
      {picture ? (
        <img
          src={picture}
          alt=""
          width={800}
          height={360}
          loading="lazy"
          className="-mx-6 mb-4 aspect-[800/360] w-[calc(100%+48px)] max-w-none object-cover"
        />
      ) : null}
      <Heading className="text-18">{title}</Heading>
      {children ? <p className="mb-2 max-w-prose text-ink-2">{children}</p> : null}
      {action}
    </Panel>
  );
}
