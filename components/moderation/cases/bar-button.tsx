'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/components/ui/cn';
import { Icon, type IconName } from '@/components/ui/icon';
import { useDesk } from '@/components/moderation/desk/desk';
import { Key } from '@/components/accounts/admin-undo/key';

interface BarButtonProps {
  icon: IconName;
  /** The key that does the same. */
  name?: string;
  ghost?: boolean;
  primary?: boolean;
  destructive?: boolean;
  /** Clay text, for an operation that can't be undone and so asks for confirmation. */
  warn?: boolean;
  disabled: boolean;
  onClick: () => void;
  className?: string;
  children: ReactNode;
}

/** A decision in the bar: with its key on a desktop, 56 px high with its icon on phones. */
export function BarButton({
  icon,
  name,
  ghost = false,
  primary = false,
  destructive = false,
  warn = false,
  disabled,
  onClick,
  className,
  children,
}: BarButtonProps) {
  const variant = destructive ? 'destructive' : primary ? 'primary' : ghost ? 'ghost' : 'secondary';
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onClick}
      aria-keyshortcuts={name}
      className={cn(
        buttonVariants({ variant }),
        'px-3 max-md:min-h-14 max-md:min-w-0 max-md:flex-1 max-md:flex-col max-md:gap-1 max-md:px-1 max-md:text-13 max-md:leading-tight max-md:whitespace-normal',
        !primary && !destructive && 'max-md:border-transparent max-md:bg-transparent',
        warn && !disabled && 'text-clay-ink',
        className,
      )}
    >
      <Icon name={icon} className="md:hidden" />
      {children}
      {name ? <Key name={name} /> : null}
    </button>
  );
}

/** A case beside another in the queue. */
export interface Neighbour {
  href: string;
  key: string;
}

/** The way to a neighbour in the queue, which is loaded beforehand so that its key answers at once. */
export function Step({ label, name, to }: { label: string; name: string; to: Neighbour | null }) {
  const desk = useDesk();
  if (!to)
    return (
      <button type="button" aria-label={label} disabled className="icon-button text-ink-2 opacity-60">
        <Key name={name} />
      </button>
    );
  return (
    <Link
      href={to.href}
      prefetch
      scroll={false}
      aria-label={label}
      onNavigate={(event) => {
        event.preventDefault();
        desk.step(to.href, to.key);
      }}
      className="icon-button"
    >
      <Key name={name} />
    </Link>
  );
}
