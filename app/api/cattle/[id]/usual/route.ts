import { usualPrices } from '@/lib/finding/local-pages/price-sense';
import { getAnimalListing } from '@/lib/market/animal-lots/get-animal-listing';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';

/** What others ask for such animals, for whoever changes a price; null where too few ask to say it. */
export const GET = defineRoute<{ id: string }>(async ({ params }) => {
  const listing = await getAnimalListing(await requireActor(), params.id);
  return json(listing && (await usualPrices(listing)));
});
