import { localRoute } from '../../animals/local-route';

const { generateMetadata, Page } = localRoute('es');

/** None at build time, which has no database; each page is rendered on its first request. */
export function generateStaticParams() {
  return [];
}

export { generateMetadata };
export default Page;
