/** The categories of the blog, in the order in which they are shown, as addresses and the API name them. */
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
