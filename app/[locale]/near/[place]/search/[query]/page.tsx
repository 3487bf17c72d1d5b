/** A search for visitors who have named their place. */
export { default, generateMetadata, generateStaticParams } from '@/app/[locale]/search/[query]/page';
