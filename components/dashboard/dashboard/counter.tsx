import Link from 'next/link';
import type { ReactNode } from 'react';

interface CounterProps {
  label: string;
  /** The label on phones, where the whole one has no room. */
  short?: string;
  value: ReactNode;
  note: string | undefined;
  /** The link's target; a number without a list of its own has none. */
  href?: string;
}

const BOX = 'grid min-w-0 content-start px-2 py-2 sm:px-4 sm:py-2.5';

/** A number at the top of the dashboard: on phones without its note. */
export function Counter({ label, short, value, note, href }: CounterProps) {
  const content = (
    <>
      <span
        className={`head flex h-7 items-center leading-none ${typeof value === 'number' ? 'text-20' : 'text-13 sm:text-16 sm:whitespace-nowrap'}`}
      >
        {value}
      </span>
      <span className="text-12 leading-4 text-ink-2 sm:text-13">
        {short ? (
          <span aria-hidden className="sm:hidden">
            {short}
          </span>
        ) : null}
        <span className={short ? 'max-sm:sr-only' : undefined}>{label}</span>
      </span>
      <span className="min-h-4 text-12 text-ink-2 max-sm:hidden">{note}</span>
    </>
  );
  if (!href) return <div className={BOX}>{content}</div>;
  return (
    <Link href={href} prefetch={false} scroll={false} className={`${BOX} -outline-offset-2 hover:bg-sunken/55`}>
      {content}
    </Link>
  );
}
