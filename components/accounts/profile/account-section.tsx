import type { ReactNode } from 'react';
import { Panel } from '@/components/ui/panel';

/** One section of the account page: the explanation on the left, the controls on the right; stacked on phones. */
export function AccountSection({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line py-8 lg:grid-cols-[minmax(0,18rem)_minmax(0,46rem)] lg:gap-12"
    >
      <div>
        <h2 id={id} className="text-20">
          {title}
        </h2>
        <p className="mt-2 max-w-prose text-15 text-ink-2">{text}</p>
      </div>
      <Panel className="grid content-start gap-5">{children}</Panel>
    </section>
  );
}
