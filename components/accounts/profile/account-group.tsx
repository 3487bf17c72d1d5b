import type { ReactNode } from 'react';
import './account.css';

/** A group of rows of the account page. */
export function AccountGroup({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="account-group">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
