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
  const hrefOf = (to: number) => (to < 1 || to > totalPages ? null : href(to));
  return (
    <PageLinks
      label={labels.pages}
      page={page}
      previous={{ label: labels.previous, href: hrefOf(page - 1) }}
      next={{ label: labels.next, href: hrefOf(page + 1) }}
      numbers={pageWindow(page, totalPages).map((number) => ({
        page: number,
        label: labels.page(number),
        href: href(number),
      }))}
    />
  );
}
