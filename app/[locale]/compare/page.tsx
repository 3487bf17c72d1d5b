import { ComparisonPage } from '@/components/market/comparison/comparison-page';
import { getUser } from '@/lib/accounts/accounts/get-user';
import { compareListings } from '@/lib/market/animal-lots/lots/compare-listings';
import { readCompared } from '@/lib/market/animal-lots/lots/compared';
import { getViewer } from '@/lib/web/auth/viewer';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { siteUrl } from '@/lib/core/i18n/site-url';
import type { Locale } from '@/lib/core/i18n/locales';
import { getPublicPapers } from '@/lib/market/papers/list-papers';
import { gazetteer } from '@/lib/places/gazetteer';
import { placeIdOf, placeLabel } from '@/lib/places/place-text';
import type { RawQuery } from '@/lib/core/validation/list-query';

/** Rendered per request: the page depends on the query, and distances on who reads it. */
export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedMetadata('comparison', 'title');

const first = (value: RawQuery[string]) => [value ?? []].flat()[0]?.trim() || undefined;

/** The place that distances are measured from: as the address says, or else the one in the viewer's profile. */
async function centreOf(locale: Locale, query: RawQuery) {
  const [asked, near, viewer] = [first(query.from), first(query.near), await getViewer()];
  const named = asked === undefined ? undefined : placeIdOf(asked);
  const searched = near && /^\d{1,8}$/.test(near) ? Number(near) : undefined;
  const own =
    asked === undefined && searched === undefined && viewer ? placeIdOf((await getUser(viewer)).location) : undefined;
  const place = gazetteer().get(named ?? searched ?? own ?? 0);
  return {
    id: place?.id,
    from: {
      country: place?.country,
      place: place ? placeLabel(place, locale) : null,
      asked,
      near: place?.id === searched ? near : undefined,
    },
  };
}

/** `/compare?ids=…`: up to four listings side by side. */
export default async function ComparePage({ searchParams }: PageProps<'/[locale]/compare'>) {
  const [locale, query] = await Promise.all([currentLocale(), searchParams]);
  const compared = readCompared(query.ids);
  const { id, from } = await centreOf(locale, query);
  const listings = await compareListings(compared.ids, id);
  const papers = await Promise.all(listings.map((listing) => getPublicPapers(listing)));
  return (
    <ComparisonPage
      {...{ locale, compared, from }}
      listings={listings.map((listing, place) => ({ ...listing, papers: papers[place] ?? [] }))}
      origin={siteUrl().origin}
    />
  );
}
