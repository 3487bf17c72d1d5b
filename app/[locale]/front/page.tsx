import type { Metadata } from 'next';
import { WELCOME_ID } from '@/components/accounts/onboarding/words';
import { ClosingSoon } from '@/components/auctions/lots/closing-soon';
import { AskedPrices } from '@/components/finding/local-pages/asked-prices';
import { yourPlaceLabels } from '@/components/finding/near/labels';
import { RovingArea } from '@/components/market/listings/browse/roving-area';
import { YourPlace } from '@/components/finding/near/your-place';
import { AdSlot } from '@/components/market/ads/ad-slot';
import { frontMetadata } from '@/components/market/front/front-metadata';
import { FrontTop } from '@/components/market/front/front-top';
import { NewestLots } from '@/components/market/front/newest-lots';
import { ViewedSection } from '@/components/market/viewed/viewed-section';
import { LatestPosts } from '@/components/pages/blog/latest-posts';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { siteUrl } from '@/lib/core/i18n/site-url';
import { translator } from '@/lib/core/i18n/translator';
import { DIRECTORY_PATHS } from '@/lib/finding/local-pages/schema';
import { placeColumns } from '@/lib/places/place-columns';
import { visitorPlaceLabel } from '@/lib/places/visitor-place';
import { frontResults } from './front-results';

type Props = { params: Promise<{ place?: string; country?: string }> };

/** None at build time, which has no database; each is rendered on its first request. */
export function generateStaticParams() {
  return [];
}

async function front({ params }: Props) {
  const [locale, { place, country }] = await Promise.all([currentLocale(), params]);
  return { locale, isSaid: place !== undefined, ...(await frontResults(locale, place ?? country)) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, total } = await front(props);
  return frontMetadata(locale, total);
}

/**
 * `/`: a search, the newest lots, or those near the visitor or in the country that their browser suggests, and what else
 * there is. Cached until any of it changes.
 */
export default async function FrontPage(props: Props) {
  const { locale, isSaid, from, listings, total, counts, asked, auctions, posts, examples } = await front(props);
  const [places, labels] = await Promise.all([translator(locale, 'localPages'), yourPlaceLabels(locale)]);
  const place = from && visitorPlaceLabel(from, locale);
  const inCountry =
    from && places('where', { at: from.country, place: visitorPlaceLabel({ country: from.country }, locale) });
  // A country may have fewer lots than are shown.
  const isThere = listings.every(({ location }) => placeColumns(location).country === from?.country);
  return (
    <RovingArea className="wrap pb-10 sm:pb-16">
      <FrontTop {...{ locale, counts, total, examples }} siteUrl={siteUrl()} />
      <NewestLots
        {...{ locale, listings, total }}
        where={isThere ? inCountry : null}
        near={from?.id === undefined ? null : place}
        home={from?.country}
        question={
          <YourPlace
            language={locale}
            place={isSaid ? place : null}
            suggested={isSaid ? undefined : from?.country}
            labels={labels}
          />
        }
      />
      <ViewedSection />
      <AdSlot slot="leaderboard" />
      <div className="grid gap-x-12 gap-y-10 py-10 lg:grid-cols-2 sm:py-16">
        <ClosingSoon {...{ locale }} lots={auctions} />
        <AskedPrices
          {...{ locale }}
          where={asked.isThere ? inCountry : null}
          prices={asked.prices}
          directory={DIRECTORY_PATHS[locale]}
        />
      </div>
      <LatestPosts {...{ locale, posts }} ad={<AdSlot slot="medium-rectangle" />} />
      <div id={WELCOME_ID} />
    </RovingArea>
  );
}
