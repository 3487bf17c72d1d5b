import type { BlogCategory as CategoryColumn } from '@/lib/db/generated/enums';
import type { BlogCategory } from './categories';

type Underscored<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}_${Underscored<Tail>}`
  : Text;
type Hyphened<Text extends string> = Text extends `${infer Head}_${infer Tail}` ? `${Head}-${Hyphened<Tail>}` : Text;

/** A category as the database client spells it. */
export function toColumn(category: BlogCategory): CategoryColumn {
  return category.replace('-', '_') as Underscored<BlogCategory>;
}

/** A category as addresses and the API spell it. */
export function fromColumn(category: CategoryColumn): BlogCategory {
  return category.replace('_', '-') as Hyphened<CategoryColumn>;
}
