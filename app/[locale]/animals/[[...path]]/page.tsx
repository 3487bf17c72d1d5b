import { localRoute } from '../local-route';

const { generateMetadata, Page } = localRoute('en');

/** None at build time, which has no database; each page is rendered on its first request. */
export function generateStaticParams() {
  return [];
}

export { generateMetadata };
export default Page;
