/** The list of every animal for visitors who have named their place. */
export { default, generateMetadata, generateStaticParams } from '@/app/[locale]/every-animal/[page]/page';
