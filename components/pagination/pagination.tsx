import { Icon } from '@/components/ui/icon';
import { pageWindow } from './page-window';

interface PaginationProps {
  page: number;
  totalPages: number;
  href: (page: number) => string;
  labels: { pages: string; previous: string; next: string; page: (page: number) => string };
}

/** Links to the previous page, up to five numbers and the next page; renders nothing for a single page. */
export function Pagination({ page, totalPages, href, labels }: PaginationProps) {
  if (totalPages <= 1) return null;
  const step = (to: number, rel: 'prev' | 'next') => {
    const icon = (
      <Icon
        name={rel === 'prev' ? 'chevron-left' : 'chevron-right'}
        label={rel === 'prev' ? labels.previous : labels.next}
      />
    );
    return to < 1 || to > totalPages ? (
      <span aria-disabled="true">{icon}</span>
    ) : (
      <a href={href(to)} rel={rel}>
        {icon}
      </a>
    );
  };
  return (
    <nav data-soft="page" aria-label={labels.pages} className="pages">
      {step(page - 1, 'prev')}
      {pageWindow(page, totalPages).map((number) => (
        <a
          key={number}
          href={href(number)}
          aria-label={labels.page(number)}
          aria-current={number === page ? 'page' : undefined}
        >
          {number}
        </a>
      ))}
      {step(page + 1, 'next')}
    </nav>
  );
}
