import type { ReactNode } from 'react';

/** One part of a form: heading, introduction and fields. */
export function Section({
  id,
  title,
  text,
  isTight = false,
  children,
}: {
  id: string;
  title: string;
  text?: string;
  /** Less room, where what stands around it belongs to it. */
  isTight?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`grid scroll-mt-20 border-t border-line ${isTight ? 'gap-3 py-6 max-sm:gap-2.5 max-sm:py-4' : 'gap-5 py-8'}`}
    >
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        {text ? <p className="mt-1.5 text-15 text-ink-2">{text}</p> : null}
      </header>
      {children}
    </section>
  );
}
