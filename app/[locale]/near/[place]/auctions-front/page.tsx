/** The lots of auctions for visitors who have named their place. */
export { default, generateMetadata } from '@/app/[locale]/auctions-front/page';

/** None at build time; the page of each place is rendered on its first request. */
export function generateStaticParams() {
  return [];
}
