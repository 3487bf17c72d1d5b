import type { ReactNode } from 'react';

interface AdminPageProps {
  title: ReactNode;
  /** One sentence shown below the title. */
  summary?: ReactNode;
  /** Shown beside the title, such as a button. */
  action?: ReactNode;
  children: ReactNode;
}

/** The layout of an administrators' page: its title, then what it lists. */
export function AdminPage({ title, summary, action, children }: AdminPageProps) {
  return (
    <div className="wrap pb-16">
      <header className="flex flex-wrap items-end justify-between gap-4 pt-5 pb-4 sm:pt-7 sm:pb-5">
        <div>
          <h1>{title}</h1>
          {summary ? <p className="mt-1.5 text-ink-2">{summary}</p> : null}
        </div>
        {action}
      </header>
      {children}
    </div>
  );
}
