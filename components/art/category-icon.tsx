import type { Category } from '@/lib/animals/categories';

/**
 * The figure of a category in two tones: `currentColor`, and `--duo` for the lighter one (`currentColor` where it is not
 * set). The drawings are in one file of their own, so that a page carries a reference instead of the paths.
 */
export function CategoryIcon({ category, className }: { category: Category | 'all'; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`/art/categories.svg#${category}`} />
    </svg>
  );
}
