import { notFound, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { toEdited } from '@/components/dashboard/own-edit/edited';
import { SellPage } from '@/components/dashboard/own-edit/sell-page';
import { FormPage } from '@/components/ui/forms/form-page';
import { salesOfListings } from '@/lib/desk/dashboard/sales-of-listings';
import { sellPath } from '@/lib/market/animal-lots/edit-fields';
import { getAnimalListing } from '@/lib/market/animal-lots/get-animal-listing';
import { titleIn } from '@/lib/market/animal-lots/lots/title';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { localizedPath } from '@/lib/core/i18n/paths';
import { privateTopicPath, topicPath } from '@/lib/core/topics/schema';
import { sell } from '../../../listing-life-actions';

/** Rendered per request: the page is the seller's own. */
export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedMetadata('sale', 'title');

/** Asks how animals were sold. Responds 404 for someone else's listing, as if it did not exist. */
export default async function SellListingPage({ params }: PageProps<'/[locale]/dashboard/listing/[id]/sell'>) {
  const { id } = await params;
  const { viewer, locale } = await requireMemberPage(sellPath(id));
  const listing = await getAnimalListing(viewer, id);
  if (listing?.userId !== viewer.id) notFound();
  const topic = { kind: 'listing', id } as const;
  const viewHref = localizedPath(locale, (listing.status === 'active' ? topicPath : privateTopicPath)(topic));
  const sales = (await salesOfListings(viewer, [id])).get(id);
  // Nothing is left of what deals have.
  if (!sales || listing.status === 'sold' || (sales.left === 0 && sales.reserved > 0)) redirect(viewHref);
  const t = await getTranslations({ locale, namespace: 'sale' });
  const { lot } = listing;
  const { title } = titleIn(listing, locale);
  const { currency, unit, values } = toEdited(listing, locale);
  const asked = { id, title, price: values.price, currency, asksSoldPrice: lot.class !== null, sales };
  return (
    <FormPage locale={locale} title={t('title')} text={title}>
      <SellPage listing={{ ...asked, ...(unit && { unit }) }} {...{ viewHref, sell }} />
    </FormPage>
  );
}
