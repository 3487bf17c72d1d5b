import type { BlogCategory as CategoryColumn } from '@/lib/core/db/generated/enums';
import type { BlogCategory } from './categories';

type Underscored<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}_${Underscored<Tail>}`
  : Text;
type Hyphened<Text extends string> = Text extends `${infer Head}_${infer Tail}` ? `${Head}-${Hyphened<Tail>}` : Text;

/** Converts a category to the database client's spelling. */
export function toColumn(category: BlogCategory): CategoryColumn {
  return category.replace('-', '_') as Underscored<BlogCategory>;
}

/** Converts a category to the spelling of URLs and the API. */
export function fromColumn(category: CategoryColumn): BlogCategory {
  return category.replace('_', '-') as Hyphened<CategoryColumn>;
}
