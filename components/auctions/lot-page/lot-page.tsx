import '@/components/market/listings/detail/detail.css';
import '@/components/auctions/lots/auctions.css';
import { healthModel } from '@/components/market/animals/health-model';
import { HealthSection } from '@/components/market/animals/health-section';
import { CountView } from '@/components/ui/page/count-view';
import { Breadcrumb } from '@/components/ui/page/breadcrumb';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { classWord } from '@/lib/market/animal-lots/class-words';
import type { LotDetail, LotLive } from '@/lib/market/auctions/dto';
import { placeIn } from '@/lib/core/i18n/country';
import {
  capitalised,
  formatAge,
  formatDate,
  formatMoney,
  formatNumber,
  formatPercent,
  formatWeight,
} from '@/lib/core/i18n/format';
import { healthStatusIn } from '@/lib/livestock/facts/health-words';
import { foreignLanguage, type Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import { breedNames, categoryNames } from '@/components/market/listings/browse/labels';
import { Gallery } from '@/components/market/listings/detail/gallery';
import { galleryModel } from '@/components/market/listings/detail/gallery-model';
import { DescriptionSection, FactsSection, SellerLine, WrittenIn } from '@/components/market/listings/detail/sections';
import { videoModel } from '@/components/market/listings/detail/video-model';
import { VideoSection } from '@/components/market/listings/detail/video-section';
import { JsonLd } from '@/components/market/listings/json-ld';
import { BidHistory } from '@/components/auctions/bids/bid-history';
import { HelpLink } from '@/components/ui/page/help-link';
import { BidPanel, SoftCloseNote } from '@/components/auctions/bids/bid-panel';
import { lotLabels } from '@/components/auctions/lots/labels';
import { shareLabels } from '@/components/ui/sharing/labels';
import { ShareMenu } from '@/components/ui/sharing/share-menu';
import { sharedLot, shareModel } from '@/lib/market/sharing/subject';
import { LotBar } from './lot-bar';
import { LotContact } from './lot-contact';
import { lotJsonLd } from './lot-json-ld';
import { LotProvider } from './lot-provider';
import { LotReport } from './lot-report';
import { LotStateBadge } from './lot-state';
import { WatchButton, WatchHelp } from './watch-button';

interface LotPageProps {
  locale: Locale;
  lot: LotDetail;
  live: LotLive;
  siteUrl: URL;
}

/** The page of a lot. It is cached and the same for everyone; live and personal parts load in the browser. */
export async function LotPage({ locale, lot, live, siteUrl }: LotPageProps) {
  const [t, listing, health, breeds, categories, contact, report, labels, sharing, shared] = await Promise.all([
    translator(locale, 'lot'),
    translator(locale, 'listing'),
    translator(locale, 'health'),
    breedNames(locale),
    categoryNames(locale),
    translator(locale, 'contact'),
    translator(locale, 'report'),
    lotLabels(locale),
    shareLabels(locale),
    sharedLot(locale, lot),
  ]);
  const { id, title, category, quantity, startingPrice, images, seller } = lot;
  const breed = breeds[lot.breed] ?? lot.breed;
  const { priceBasis, priceCurrency, priceUnits, rate } = lot;
  const terms = { priceBasis, priceCurrency, priceUnits, perUsd: rate?.perUsd ?? '1' };
  const lang = foreignLanguage(lot.language, locale);
  const stock = `/art/stock-${category}.webp`;
  const path = (to: string) => localizedPath(locale, to);
  const crumbs = [
    { href: path('/auctions'), label: t('auctions') },
    { href: path(`/auctions?category=${category}`), label: categories[category] },
  ];
  const facts = [
    ...(lot.class
      ? [[t('class'), capitalised(locale, classWord(lot.class, locale)[quantity === 1 ? 'one' : 'other'])] as const]
      : []),
    ...(quantity === null ? [] : [[t('heads'), formatNumber(locale, quantity)] as const]),
    [t('breed'), breed],
    ...(lot.averageAge === null ? [] : [[t('age'), formatAge(locale, lot.averageAge)] as const]),
    ...(lot.averageWeight === null
      ? []
      : [[t('weight'), [formatWeight(locale, lot.averageWeight), String(lot.averageWeight)]] as const]),
    ...(lot.shrinkPercent !== null ? [[t('shrink'), formatPercent(locale, lot.shrinkPercent)] as const] : []),
    ...(rate
      ? [
          [
            t('rate'),
            t('rateOf', { rate: formatMoney(locale, rate.perUsd, priceCurrency), date: formatDate(locale, rate.on) }),
          ] as const,
        ]
      : []),
    ...(lot.healthStatus ? [[t('healthStatus'), healthStatusIn(locale, lot.healthStatus)] as const] : []),
  ] as const;
  const declared = healthModel(listing('health'), lot, health);
  const video = videoModel({ title, link: lot.youtubeUrl, poster: images[0]?.urls[800] ?? stock }, listing);

  return (
    <LotProvider
      constants={{ id, title, quantity, startingPrice, revision: lot.revision, terms, locale, labels }}
      initial={live}
    >
      <div className="wrap">
        <CountView to={`/api/views/lot/${id}`} />
        <Breadcrumb label={t('breadcrumb')} crumbs={crumbs} />
        <div className="detail">
          <div className="detail-main">
            <Gallery {...galleryModel({ title, images, stock }, listing)} noPhoto={t('noPhoto')} />
            <section className="detail-block pt-6! max-lg:border-0! max-lg:pb-5!">
              <p className="mb-2.5 flex min-h-6 flex-wrap items-center gap-3 text-14 text-ink-2">
                <LotStateBadge />
                {quantity === null ? null : <span>{t('headCount', { count: quantity })}</span>}
                {lang ? <WrittenIn>{listing(`writtenIn.${lang}`)}</WrittenIn> : null}
              </p>
              <h1 lang={lang} className="[overflow-wrap:anywhere]">
                {title}
              </h1>
              <p className="mt-2.5 flex items-center gap-1.5 text-ink-2">
                <Icon name="map-pin" />
                {placeIn(lot.location, locale)}
              </p>
            </section>
          </div>
          <aside className="grid gap-4 lg:sticky lg:top-22 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <noscript>
              <Note tone="warn" icon="info">
                {t('needsScript')}
              </Note>
            </noscript>
            <BidPanel
              actions={
                <div className="grid gap-2 border-t border-line pt-3">
                  {seller ? (
                    <LotContact
                      seller={seller}
                      words={{
                        ask: t('questions'),
                        writeToBuyer: t('writeToBuyer'),
                        writeToSeller: t('writeToSeller'),
                        seeDeal: t.raw('seeDeal') as string,
                        failed: contact('failed'),
                        offline: contact('offline'),
                      }}
                    />
                  ) : null}
                  <div className="flex gap-2 *:flex-1">
                    <WatchButton />
                    <ShareMenu share={shareModel(shared, siteUrl.origin)} labels={sharing} />
                  </div>
                  <WatchHelp />
                </div>
              }
            />
            <SoftCloseNote />
            <HelpLink locale={locale} question="how-to-bid">
              {t('bidHelp')}
            </HelpLink>
            <LotReport label={t('report')} failure={{ failed: report('failed'), offline: report('offline') }} />
          </aside>
          <div>
            <BidHistory />
            <FactsSection title={t('lotFacts')} facts={facts} />
            {declared ? <HealthSection health={declared} /> : null}
            <DescriptionSection title={t('description')} text={lot.description} lang={lang} none={t('noDescription')} />
            {video ? <VideoSection video={video} /> : null}
            <section className="detail-block">
              <h2>{t('seller')}</h2>
              {seller ? (
                <SellerLine locale={locale} seller={seller}>
                  <p className="flex flex-wrap items-center gap-x-3 text-14 text-ink-2">
                    {seller.verificationStatus === 'verified' ? (
                      <span className="flex items-center gap-1 font-semibold text-pasture-ink">
                        <Icon name="badge-check" className="size-4" />
                        {listing('sellerVerified')}
                      </span>
                    ) : null}
                    {listing('memberSince', { year: seller.memberSince.slice(0, 4) })}
                  </p>
                </SellerLine>
              ) : (
                <p className="text-ink-2">{t('sellerGone')}</p>
              )}
              <Note tone="info" icon="shield-check" className="mt-4">
                {t('advice')}
              </Note>
            </section>
          </div>
        </div>
        <LotBar />
        <JsonLd data={lotJsonLd(lot, { siteUrl, locale, breed, category: categories[category], crumbs })} />
      </div>
    </LotProvider>
  );
}
