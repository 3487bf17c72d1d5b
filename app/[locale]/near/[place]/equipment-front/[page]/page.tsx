/** The list of equipment for visitors who have named their place. */
export { default, generateMetadata, generateStaticParams } from '@/app/[locale]/equipment-front/[page]/page';
