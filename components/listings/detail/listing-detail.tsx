import './detail.css';
import { AdSlot } from '@/components/ads/ad-slot';
import { contactLabels } from '@/components/messages/contact-labels';
import { reportLabels } from '@/components/reports/report-labels';
import { Badge } from '@/components/ui/badge';
import { Icon, type IconName } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { Price } from '@/components/ui/price';
import { formatAge, formatDate, formatWeight } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { translator } from '@/lib/i18n/translator';
import type { ListingDetailDto, ListingDto } from '@/lib/listings/dto';
import { HEALTH_FLAGS, listingQueryString, type HealthFlag } from '@/lib/listings/query-schema';
import { parseVideoLink } from '@/lib/listings/video-link';
import { breedNames, cardLabels, categoryNames, favoriteLabels } from '../browse/labels';
import { toCard } from '../card-model';
import { JsonLd } from '../json-ld';
import { ListingGrid } from '../listing-grid';
import { BuyBar, BuyBox, type Looker } from './buy-box';
import { Gallery } from './gallery';
import { listingJsonLd } from './listing-json-ld';
import { FileVideo, InvalidVideo, LinkedVideo } from './listing-video';

interface ListingDetailProps {
  locale: Locale;
  listing: ListingDetailDto;
  similar: ListingDto[];
  looker: Looker;
  siteUrl: URL;
}

/** On this page a lost session is read about for longer before the browser leaves. */
const LEAVE_AFTER_MS = 2000;
const PROVIDERS = { youtube: 'YouTube', vimeo: 'Vimeo', dailymotion: 'Dailymotion' };
const HEALTH_ICONS: Record<HealthFlag, IconName> = { vaccinated: 'syringe', healthCertificate: 'file-check', pregnancyTested: 'heart-pulse' };

/** The page of one animal, for visitors (cached) and for people who are signed in. */
export async function ListingDetail({ locale, listing, similar, looker, siteUrl }: ListingDetailProps) {
  const [t, life, health, breeds, categories, card, hearts, contact, report] = await Promise.all([
    translator(locale, 'listing'),
    translator(locale, 'listingLife'),
    translator(locale, 'health'),
    breedNames(locale),
    categoryNames(locale),
    cardLabels(locale),
    favoriteLabels(locale),
    contactLabels(locale),
    reportLabels(locale),
  ]);
  const favorites = { ...hearts, leaveAfterMs: LEAVE_AFTER_MS };
  const breedOf = (name: string) => breeds[name] ?? name;
  const breed = breedOf(listing.breed);
  const { category, title, takenDown, imageDetails: images } = listing;
  const stock = `/art/stock-${category}.webp`;
  const path = (query: Parameters<typeof listingQueryString>[0]) => localizedPath(locale, `/${listingQueryString(query)}`);
  const crumbs = [
    { href: path({}), label: t('animals') },
    { href: path({ category }), label: categories[category] },
    { href: path({ category, breed: listing.breed }), label: breed },
  ];
  const facts = [
    [t('breed'), breed],
    [t('age'), formatAge(locale, listing.age)],
    [t('weight'), listing.weight === null ? t('unknown') : formatWeight(locale, listing.weight)],
    [t('healthStatus'), listing.healthStatus ?? t('unknown')],
  ] as const;
  const link = listing.youtubeUrl ? parseVideoLink(listing.youtubeUrl) : null;
  const poster = images[0]?.urls[800] ?? stock;
  const videoLabels = { play: t('playVideo'), notice: link ? t('videoNotice', { provider: PROVIDERS[link.provider] }) : '', invalid: t('videoInvalid') };
  const videoTitle = `${t('video')}: ${title}`;
  const box = { locale, listing, looker, t, favoriteLabels: favorites, contactLabels: contact, report };
  const pictures = images.map((image, index) => ({
    ...{ small: image.urls[400], medium: image.urls[800], large: image.urls[1600], width: image.width, height: image.height, blur: image.blur },
    alt: t('photoAlt', { title, number: index + 1, total: images.length }),
  }));

  return (
    <div className="wrap max-sm:pb-21">
      <nav aria-label={t('breadcrumb')} className="py-3 text-14 text-ink-2 sm:pt-5 sm:pb-4">
        <ol className="flex flex-wrap items-center gap-x-1.5">
          {crumbs.map((crumb, index) => (
            <li key={crumb.href} className="flex items-center gap-1.5">
              {index > 0 ? <Icon name="chevron-right" className="size-3.75" /> : null}
              <a href={crumb.href} className="relative py-1 after:absolute after:-inset-x-1 after:-inset-y-2 hover:text-ink hover:underline">
                {crumb.label}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start pb-10 sm:pb-16 lg:grid-cols-[minmax(0,1fr)_368px] lg:grid-rows-[auto_1fr] lg:gap-x-10">
        <div className="detail-main">
          {pictures.length > 0 ? (
            <Gallery
              pictures={pictures}
              stock={stock}
              labels={{
                photos: t('photos'),
                previous: t('previousPhoto'),
                next: t('nextPhoto'),
                fullscreen: t('fullscreen'),
                close: t('close'),
                more: t('morePhotos', { count: Math.max(1, pictures.length - 3) }),
                numbered: pictures.map((_, index) => t('photo', { number: index + 1, total: pictures.length })),
              }}
            />
          ) : (
            <div className="gallery">
              <div className="gallery-main">
                <img src={stock} alt={t('noPhoto')} width={800} height={600} className="size-full object-cover" />
              </div>
            </div>
          )}
          <section className="detail-block pt-6!">
            <p className="mb-2.5 flex flex-wrap items-center gap-2 text-14 text-ink-2">
              {listing.highlightUntil ? (
                <Badge tone="highlight" icon="star">
                  {card.highlighted}
                </Badge>
              ) : null}
              {listing.status === 'paused' && !takenDown ? <Badge icon="pause">{t('paused')}</Badge> : null}
              {listing.status === 'paused' && takenDown ? <Badge tone="error" icon="flag">{t('takenDown')}</Badge> : null}
              {listing.status === 'sold' ? <Badge tone="info" icon="check">{life('sold')}</Badge> : null}
              {listing.status === 'expired' ? <Badge tone="error" icon="clock">{life('expired')}</Badge> : null}
              <span>{t('listedOn', { date: formatDate(locale, listing.createdAt) })}</span>
            </p>
            <h1 className="[overflow-wrap:anywhere]">{title}</h1>
            <p className="mt-2.5 flex items-center gap-1.5 text-ink-2">
              <Icon name="map-pin" />
              {listing.location}
            </p>
            <div className="mt-4 sm:hidden">
              <Price locale={locale} amount={listing.price} negotiable={listing.priceNegotiable ? card.negotiable : undefined} />
            </div>
            {listing.status === 'active' ? null : (
              <Note tone="warn" icon={listing.status === 'paused' ? (takenDown ? 'flag' : 'pause') : 'info'} className="mt-4">
                {{ paused: t(takenDown ? 'takenDownText' : 'pausedText'), expired: life('expiredText'), sold: life('soldNote') }[listing.status]}
              </Note>
            )}
          </section>
          {listing.videoFile || listing.youtubeUrl ? (
            <section id="video" className="detail-block scroll-mt-20">
              <h2>{t('video')}</h2>
              {listing.videoFile ? (
                <FileVideo src={listing.videoFile} poster={poster} title={videoTitle} labels={videoLabels} />
              ) : link && listing.youtubeUrl ? (
                <LinkedVideo href={listing.youtubeUrl} embedUrl={link.embedUrl} poster={poster} title={videoTitle} labels={videoLabels} />
              ) : (
                <InvalidVideo text={videoLabels.invalid} />
              )}
            </section>
          ) : null}
          <section className="detail-block">
            <h2>{t('facts')}</h2>
            <dl className="grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-4">
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt className="text-13 text-ink-2">{name}</dt>
                  <dd className="font-head text-18 leading-[1.3] font-semibold tracking-[-0.01em] [overflow-wrap:anywhere]">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section className="detail-block">
            <h2>{t('health')}</h2>
            <ul className="grid gap-3 sm:grid-cols-3">
              {HEALTH_FLAGS.map((flag) => (
                <li key={flag} className={`flex gap-3 rounded-card p-3.5 ${listing[flag] ? 'bg-pasture-soft text-pasture-ink' : 'bg-sunken text-ink-2'}`}>
                  <Icon name={HEALTH_ICONS[flag]} className="size-5.5" />
                  <span>
                    <b className="block text-15 leading-[1.3] font-semibold">{health(flag)}</b>
                    <span className="text-13">{listing[flag] ? health(flag === 'healthCertificate' ? 'askForIt' : 'declared') : health('notDeclared')}</span>
                  </span>
                </li>
              ))}
            </ul>
          </section>
          <section className="detail-block">
            <h2>{t('description')}</h2>
            <p className="max-w-[66ch] whitespace-pre-line [overflow-wrap:anywhere]">{listing.description || <span className="text-ink-2">{t('noDescription')}</span>}</p>
          </section>
        </div>
        <BuyBox {...box} />
        <div>
          <div className="flex flex-wrap gap-x-6">
            <AdSlot slot="square" />
            <div className="max-sm:hidden">
              <AdSlot slot="medium-rectangle" />
            </div>
          </div>
          {similar.length > 0 ? (
            <section className="detail-block">
              <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
                <h2>{t('similar')}</h2>
                <a href={path({ category, breed: listing.breed })} className="link relative text-14 after:absolute after:-inset-x-2 after:-inset-y-3">
                  {t('seeAll', { name: breed })}
                </a>
              </div>
              <ListingGrid cards={similar.map((other) => toCard(other, locale, breedOf))} labels={card} favoriteLabels={favorites} />
            </section>
          ) : null}
        </div>
      </div>
      <BuyBar {...box} />
      <JsonLd data={listingJsonLd(listing, { siteUrl, locale, breed, category: categories[category], crumbs })} />
    </div>
  );
}
