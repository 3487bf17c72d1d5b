/** A local page for visitors who have named their place. */
export { default, generateMetadata, generateStaticParams } from '@/app/[locale]/animals/[[...path]]/page';
