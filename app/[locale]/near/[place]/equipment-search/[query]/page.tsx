/** A search of equipment for visitors who have named their place. */
export { default, generateMetadata, generateStaticParams } from '@/app/[locale]/equipment-search/[query]/page';
