/** The map for visitors who have named their place. */
export { default, generateMetadata, generateStaticParams } from '@/app/[locale]/map-of/[query]/page';
