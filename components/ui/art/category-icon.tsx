import type { Category } from '@/lib/livestock/stock/categories';

/**
 * The two-tone icon of a category: `currentColor`, and `--duo` for the lighter tone (defaults to `currentColor`). The
 * paths are in a separate file, which the page only references.
 */
export function CategoryIcon({ category, className }: { category: Category; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`/art/categories.svg#${category}`} />
    </svg>
  );
}
