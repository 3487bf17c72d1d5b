import '@/components/listings/detail/detail.css';
import '@/components/lots/auctions.css';
import { contactLabels } from '@/components/messages/contact-labels';
import { reportLabels } from '@/components/reports/report-labels';
import { Avatar } from '@/components/ui/avatar';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { Icon, type IconName } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import type { LotDetail, LotLive } from '@/lib/auctions/dto';
import { formatAge, formatDate, formatNumber, formatWeight } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { translator } from '@/lib/i18n/translator';
import { HEALTH_FLAGS, type HealthFlag } from '@/lib/animals/query-schema';
import { parseVideoLink } from '@/lib/listings/video-link';
import { breedNames, categoryNames } from '@/components/listings/browse/labels';
import { Pictures } from '@/components/listings/detail/pictures';
import { InvalidVideo, LinkedVideo } from '@/components/listings/detail/listing-video';
import { ShareButton } from '@/components/listings/detail/share-button';
import { JsonLd } from '@/components/listings/json-ld';
import { BidHistory } from '@/components/bids/bid-history';
import { BidPanel, SoftCloseNote } from '@/components/bids/bid-panel';
import { lotLabels } from '@/components/lots/labels';
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

const PROVIDERS = { youtube: 'YouTube', vimeo: 'Vimeo', dailymotion: 'Dailymotion' };
const HEALTH_ICONS: Record<HealthFlag, IconName> = {
  vaccinated: 'syringe',
  healthCertificate: 'file-check',
  pregnancyTested: 'heart-pulse',
};

/** The page of a lot. It is cached and the same for everyone; live and personal parts load in the browser. */
export async function LotPage({ locale, lot, live, siteUrl }: LotPageProps) {
  const [t, listing, health, breeds, categories, contact, report, labels] = await Promise.all([
    translator(locale, 'lot'),
    translator(locale, 'listing'),
    translator(locale, 'health'),
    breedNames(locale),
    categoryNames(locale),
    contactLabels(locale),
    reportLabels(locale),
    lotLabels(locale),
  ]);
  const { id, title, category, quantity, startingPrice, images, seller } = lot;
  const breed = breeds[lot.breed] ?? lot.breed;
  const stock = `/art/stock-${category}.webp`;
  const path = (to: string) => localizedPath(locale, to);
  const crumbs = [
    { href: path('/auctions'), label: t('auctions') },
    { href: path(`/auctions?category=${category}`), label: categories[category] },
  ];
  const facts = [
    [t('heads'), formatNumber(locale, quantity)],
    [t('breed'), breed],
    [t('age'), lot.averageAge === null ? t('unknown') : formatAge(locale, lot.averageAge)],
    [t('weight'), lot.averageWeight === null ? t('unknown') : formatWeight(locale, lot.averageWeight)],
    ...(lot.healthStatus ? [[t('healthStatus'), lot.healthStatus] as const] : []),
  ] as const;
  const link = lot.youtubeUrl ? parseVideoLink(lot.youtubeUrl) : null;
  const videoLabels = {
    play: listing('playVideo'),
    notice: link ? listing('videoNotice', { provider: PROVIDERS[link.provider] }) : '',
    invalid: listing('videoInvalid'),
  };

  return (
    <LotProvider constants={{ id, title, quantity, startingPrice, locale, labels }} initial={live}>
      <div className="wrap max-sm:pb-21">
        <Breadcrumb label={t('breadcrumb')} crumbs={crumbs} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start pb-10 sm:pb-16 lg:grid-cols-[minmax(0,1fr)_368px] lg:grid-rows-[auto_1fr] lg:gap-x-10">
          <div className="detail-main">
            <Pictures title={title} images={images} stock={stock} noPhoto={t('noPhoto')} t={listing} />
            <section className="detail-block pt-6! max-lg:border-0! max-lg:pb-5!">
              <p className="mb-2.5 flex min-h-6 flex-wrap items-center gap-3 text-14 text-ink-2">
                <LotStateBadge />
                <span>{t('headCount', { count: quantity })}</span>
              </p>
              <h1 className="[overflow-wrap:anywhere]">{title}</h1>
              <p className="mt-2.5 flex items-center gap-1.5 text-ink-2">
                <Icon name="map-pin" />
                {lot.location}
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
                <div className="grid gap-2 border-t border-line pt-4">
                  {seller ? (
                    <LotContact
                      seller={seller}
                      labels={contact}
                      words={{
                        ask: t('questions'),
                        signInToAsk: t('signInToAsk'),
                        writeToBuyer: t('writeToBuyer'),
                        writeToSeller: t('writeToSeller'),
                      }}
                    />
                  ) : null}
                  <div className="flex gap-2 *:flex-1">
                    <WatchButton />
                    <ShareButton
                      title={title}
                      labels={{ share: listing('share'), copied: listing('copied'), copyFailed: listing('copyFailed') }}
                    />
                  </div>
                  <WatchHelp />
                </div>
              }
            />
            <SoftCloseNote />
            <LotReport label={t('report')} labels={report} />
          </aside>
          <div>
            <BidHistory />
            <section className="detail-block">
              <h2>{t('lotFacts')}</h2>
              <dl className="grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-4">
                {facts.map(([name, value]) => (
                  <div key={name}>
                    <dt className="text-13 text-ink-2">{name}</dt>
                    <dd className="font-head text-18 leading-[1.3] font-semibold tracking-[-0.01em] [overflow-wrap:anywhere]">
                      {value}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
            <section className="detail-block">
              <h2>{listing('health')}</h2>
              <ul className="grid gap-3 sm:grid-cols-3">
                {HEALTH_FLAGS.map((flag) => (
                  <li
                    key={flag}
                    className={`flex gap-3 rounded-card p-3.5 ${lot[flag] ? 'bg-pasture-soft text-pasture-ink' : 'bg-sunken text-ink-2'}`}
                  >
                    <Icon name={HEALTH_ICONS[flag]} className="size-5.5" />
                    <span>
                      <b className="block text-15 leading-[1.3] font-semibold">{health(flag)}</b>
                      <span className="text-13">
                        {lot[flag]
                          ? health(flag === 'healthCertificate' ? 'askForIt' : 'declared')
                          : health('notDeclared')}
                      </span>
                    </span>
                  </li>
                ))}
              </ul>
            </section>
            <section className="detail-block">
              <h2>{t('description')}</h2>
              <p className="max-w-[66ch] whitespace-pre-line [overflow-wrap:anywhere]">
                {lot.description || <span className="text-ink-2">{t('noDescription')}</span>}
              </p>
            </section>
            {lot.youtubeUrl ? (
              <section id="video" className="detail-block scroll-mt-20">
                <h2>{listing('video')}</h2>
                {link ? (
                  <LinkedVideo
                    href={lot.youtubeUrl}
                    embedUrl={link.embedUrl}
                    poster={images[0]?.urls[800] ?? stock}
                    title={`${listing('video')}: ${title}`}
                    labels={videoLabels}
                  />
                ) : (
                  <InvalidVideo text={videoLabels.invalid} />
                )}
              </section>
            ) : null}
            <section className="detail-block">
              <h2>{t('seller')}</h2>
              {seller ? (
                <div className="flex items-center gap-3">
                  <Avatar
                    person={{ firstName: seller.name, profileImageUrl: seller.profileImageUrl }}
                    size={48}
                    tone="pasture"
                  />
                  <div className="min-w-0">
                    <a
                      href={path(`/seller/${seller.id}`)}
                      className="relative inline-block font-semibold [overflow-wrap:anywhere] underline decoration-line-strong underline-offset-3 after:absolute after:-inset-x-1 after:-inset-y-2.5 hover:decoration-current"
                    >
                      {seller.name}
                    </a>
                    <p className="flex flex-wrap items-center gap-x-1 text-14 text-ink-2">
                      {seller.verificationStatus === 'verified' ? (
                        <span className="flex items-center gap-1 font-semibold text-pasture-ink">
                          <Icon name="badge-check" className="size-4" />
                          {listing('sellerVerified')} ·
                        </span>
                      ) : null}
                      {listing('memberSince', { date: formatDate(locale, seller.memberSince) })}
                    </p>
                  </div>
                </div>
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
