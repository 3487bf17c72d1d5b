import type { ReactNode } from 'react';

interface SectionHeadProps {
  /** The heading's id, which names the section. */
  id: string;
  title: string;
  /** Beside the heading: a link to all of it. */
  children?: ReactNode;
}

/** The heading of a section of a page, with what leads to more of it. */
export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <div className="section-head">
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
