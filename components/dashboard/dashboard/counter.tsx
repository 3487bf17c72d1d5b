import Link from 'next/link';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';

interface CounterProps {
  icon: IconName;
  label: string;
  value: ReactNode;
  note: string | undefined;
  /** The link's target; a number without a list of its own has none. */
  href?: string;
  className?: string;
}

const BOX = 'grid content-start gap-1 rounded-card border border-line bg-surface px-4 py-3.5 sm:px-5 sm:py-4.5';

/** A number at the top of the dashboard. */
export function Counter({ icon, label, value, note, href, className = '' }: CounterProps) {
  const content = (
    <>
      <span className="flex items-center gap-2 text-14 text-ink-2">
        <Icon name={icon} />
        {label}
        {href ? <Icon name="chevron-right" className="ml-auto size-3.75" /> : null}
      </span>
      <span
        className={`head flex items-center ${typeof value === 'number' ? 'text-36 leading-[1.1]' : 'h-10 text-22 leading-[1.1]'}`}
      >
        {value}
      </span>
      <span className="min-h-5 text-13 text-ink-2">{note}</span>
    </>
  );
  if (!href) return <div className={`${BOX} ${className}`}>{content}</div>;
  return (
    <Link
      href={href}
      prefetch={false}
      scroll={false}
      className={`${BOX} ${className} transition-[border-color,box-shadow] hover:border-line-strong hover:shadow-card`}
    >
      {content}
    </Link>
  );
}
