/** The categories of the blog in display order, as used in URLs and the API. */
export const BLOG_CATEGORIES = [
  'cattle-care',
  'market-trends',
  'breeding-tips',
  'health-nutrition',
  'farm-management',
  'equipment-tools',
  'industry-news',
] as const;

export type BlogCategory = (typeof BLOG_CATEGORIES)[number];
