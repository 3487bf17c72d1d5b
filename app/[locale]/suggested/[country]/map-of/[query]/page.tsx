/** A map whose sentence is read with the country that the browser suggests. */
export { default, generateMetadata, generateStaticParams } from '@/app/[locale]/map-of/[query]/page';
