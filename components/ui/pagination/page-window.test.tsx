import { render, screen } from '@testing-library/react';
import { pageWindow } from './page-window';
import { Pagination } from './pagination';

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 20, [1, 2, 3, 4, 5]],
    [3, 20, [1, 2, 3, 4, 5]],
    [4, 20, [2, 3, 4, 5, 6]],
    [19, 20, [16, 17, 18, 19, 20]],
    [20, 20, [16, 17, 18, 19, 20]],
    [99, 20, [16, 17, 18, 19, 20]],
  ])('around page %i of %i', (page, totalPages, expected) => {
    expect(pageWindow(page, totalPages)).toEqual(expected);
  });
});

describe('Pagination', () => {
  const labels = { pages: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` };
  const href = (page: number) => `/?page=${page}`;

  it('links to the neighbours and names the current page', () => {
    render(<Pagination page={2} totalPages={3} href={href} labels={labels} />);
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/?page=1');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('rel', 'next');
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  });

  it('has no link before the first page', () => {
    render(<Pagination page={1} totalPages={3} href={href} labels={labels} />);
    expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
  });

  it('is absent where everything fits on one page', () => {
    const { container } = render(<Pagination page={1} totalPages={1} href={href} labels={labels} />);
    expect(container).toBeEmptyDOMElement();
  });
});
