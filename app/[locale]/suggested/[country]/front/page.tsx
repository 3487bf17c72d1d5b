/** The home page for visitors whose browser names a country and who have not said their own place. */
export { default, generateMetadata, generateStaticParams } from '@/app/[locale]/front/page';
