import { PageLinks } from './page-links';
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
  const numbers = pageWindow(page, totalPages);
  return (
    <PageLinks
      label={labels.pages}
      page={page}
      previous={labels.previous}
      next={labels.next}
      first={numbers[0] ?? 1}
      links={numbers.map((number) => [labels.page(number), href(number)])}
    />
  );
}
