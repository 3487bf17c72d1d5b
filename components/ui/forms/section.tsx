import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

/** One part of a form: heading, introduction and fields; folded, a row that says what it holds and opens in place. */
export function Section({
  id,
  title,
  text,
  isTight = false,
  says,
  children,
}: {
  id: string;
  title: string;
  text?: string;
  /** Less room, where what stands around it belongs to it. */
  isTight?: boolean;
  /** What it holds, in a line, of a part that is folded. */
  says?: ReactNode;
  children: ReactNode;
}) {
  if (says)
    return (
      <details id={id} data-row className="group/row scroll-mt-20 border-t border-line">
        <summary className="flex min-h-15 cursor-pointer list-none items-center gap-3 py-2 -outline-offset-2 [&::-webkit-details-marker]:hidden">
          <span className="grid min-w-0 flex-1">
            <h2 id={`${id}-title`} className="font-text text-14 font-normal tracking-normal text-ink-2">
              {title}
            </h2>
            <span className="truncate font-medium group-open/row:hidden">{says}</span>
          </span>
          <Icon
            name="chevron-down"
            className="size-5 flex-none text-ink-2 transition-transform group-open/row:rotate-180"
          />
        </summary>
        <div className="grid gap-5 pt-1 pb-7">
          {text ? <p className="text-15 text-ink-2">{text}</p> : null}
          {children}
        </div>
      </details>
    );
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
