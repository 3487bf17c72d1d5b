import type { ReactNode } from 'react';

interface DealSectionProps {
  id: string;
  title: string;
  /** Beside the title. */
  note?: string;
  /** Without the line above it. */
  isFirst?: boolean;
  children: ReactNode;
}

/** One part of a deal's page. */
export function DealSection({ id, title, note, isFirst = false, children }: DealSectionProps) {
  return (
    <section
      aria-labelledby={`deal-${id}`}
      className={`mt-5 sm:mt-7 ${isFirst ? '' : 'border-t border-line pt-5 sm:pt-7'}`}
    >
      <h2 id={`deal-${id}`} className="mb-2 flex flex-wrap items-baseline gap-x-2 sm:mb-3">
        {title}
        {note ? <small className="font-text text-14 font-normal tracking-normal text-ink-2">{note}</small> : null}
      </h2>
      {children}
    </section>
  );
}
