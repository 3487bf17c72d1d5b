import './detail.css';
import type { ReactNode } from 'react';
import { AdSlot } from '@/components/ads/ad-slot';
import type { FavoriteLabels } from '@/components/favorites/favorites';
import { contactLabels } from '@/components/messages/contact-labels';
import { reportLabels } from '@/components/reports/report-labels';
import { Badge } from '@/components/ui/badge';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { Price } from '@/components/ui/price';
import { helpPath } from '@/lib/help/schema';
import { formatDate } from '@/lib/i18n/format';
import { foreignLanguage, type Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { translator } from '@/lib/i18n/translator';
import type { ListingDto, ListingDetailDto } from '@/lib/listings/dto';
import { cardLabels } from '@/components/listings/browse/labels';
import type { CardModel } from '@/components/listings/card-model';
import { JsonLd } from '@/components/listings/json-ld';
import { ListingGrid } from '@/components/listings/listing-grid';
import { BuyBar, BuyBox, SIMILAR_ID } from './buy-box';
import { Pictures } from './pictures';
import { DescriptionSection, FactsSection, WrittenIn } from './sections';
import { VideoSection } from './video-section';

interface ListingDetailProps {
  locale: Locale;
  listing: ListingDetailDto<ListingDto>;
  kind: 'listing' | 'equipment';
  /** The illustration that replaces a missing picture. */
  stock: string;
  /** An uploaded video. */
  videoFile?: string | null;
  crumbs: readonly { href: string; label: string }[];
  factsTitle: string;
  facts: readonly (readonly [name: string, value: string])[];
  /** Beside the price: "per head". */
  priceNote: string;
  /** Advice before buying. */
  advice: string;
  /** The note on a sold listing. */
  soldNote: string;
  editPath: string;
  /** Null if the listing can't be saved (equipment). */
  favorites: FavoriteLabels | null;
  similar: { title: string; cards: readonly CardModel[]; href: string; name: string };
  jsonLd: object;
  /** Sections specific to the kind, between facts and description. */
  children?: ReactNode;
}

/** The page of any listing: gallery, facts, description, price, contact and similar listings. */
export async function ListingDetail(props: ListingDetailProps) {
  const {
    locale,
    listing,
    kind,
    stock,
    videoFile,
    crumbs,
    factsTitle,
    facts,
    priceNote,
    advice,
    soldNote,
    editPath,
    favorites,
    similar,
    jsonLd,
    children,
  } = props;
  const [t, life, card, contact, report] = await Promise.all([
    translator(locale, 'listing'),
    translator(locale, 'listingLife'),
    cardLabels(locale),
    contactLabels(locale),
    reportLabels(locale),
  ]);
  const { title, takenDown, imageDetails: images } = listing;
  const lang = foreignLanguage(listing.language, locale);
  const box = {
    locale,
    listing,
    kind,
    priceNote,
    advice,
    editPath,
    t,
    favoriteLabels: favorites,
    contactLabels: contact,
    report,
  };

  return (
    <div className="wrap">
      <Breadcrumb label={t('breadcrumb')} crumbs={crumbs} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start pb-10 sm:pb-16 lg:grid-cols-[minmax(0,1fr)_368px] lg:grid-rows-[auto_1fr] lg:gap-x-10">
        <div className="detail-main">
          <Pictures title={title} images={images} stock={stock} noPhoto={t('noPhoto')} t={t} />
          <section className="detail-block pt-6!">
            <p className="mb-2.5 flex flex-wrap items-center gap-2 text-14 text-ink-2">
              {listing.highlightUntil ? (
                <Badge tone="highlight" icon="star">
                  {card.highlighted}
                </Badge>
              ) : null}
              {listing.status === 'paused' && !takenDown ? <Badge icon="pause">{t('paused')}</Badge> : null}
              {listing.status === 'paused' && takenDown ? (
                <Badge tone="error" icon="flag">
                  {t('takenDown')}
                </Badge>
              ) : null}
              {listing.status === 'sold' ? (
                <Badge tone="info" icon="check">
                  {life('sold')}
                </Badge>
              ) : null}
              {listing.status === 'expired' ? (
                <Badge tone="error" icon="clock">
                  {life('expired')}
                </Badge>
              ) : null}
              <span>{t('listedOn', { date: formatDate(locale, listing.createdAt) })}</span>
              {lang ? <WrittenIn>{t(`writtenIn.${lang}`)}</WrittenIn> : null}
            </p>
            <h1 lang={lang} className="[overflow-wrap:anywhere]">
              {title}
            </h1>
            <p className="mt-2.5 flex items-center gap-1.5 text-ink-2">
              <Icon name="map-pin" />
              {listing.location}
            </p>
            <div className="mt-4 sm:hidden">
              <Price
                locale={locale}
                amount={listing.price}
                negotiable={listing.priceNegotiable ? card.negotiable : undefined}
              />
            </div>
            {listing.status === 'active' ? null : (
              <Note
                tone="warn"
                icon={listing.status === 'paused' ? (takenDown ? 'flag' : 'pause') : 'info'}
                className="mt-4"
              >
                {
                  {
                    paused: t(takenDown ? 'takenDownText' : 'pausedText'),
                    expired: life('expiredText'),
                    sold: soldNote,
                  }[listing.status]
                }
                {listing.status === 'paused' && takenDown ? (
                  <>
                    {' '}
                    <a
                      href={localizedPath(locale, helpPath('taken-down'))}
                      className="font-semibold underline underline-offset-3"
                    >
                      {t('takenDownHelp')}
                    </a>
                  </>
                ) : null}
              </Note>
            )}
          </section>
          <VideoSection
            of={title}
            file={videoFile}
            link={listing.youtubeUrl}
            poster={images[0]?.urls[800] ?? stock}
            t={t}
          />
          <FactsSection title={factsTitle} facts={facts} />
          {children}
          <DescriptionSection
            title={t('description')}
            text={listing.description}
            lang={lang}
            none={t('noDescription')}
          />
        </div>
        <BuyBox {...box} />
        <div>
          <div className="flex flex-wrap gap-x-6">
            <AdSlot slot="square" />
            <div className="max-sm:hidden">
              <AdSlot slot="medium-rectangle" />
            </div>
          </div>
          {similar.cards.length > 0 ? (
            <section id={SIMILAR_ID} className="detail-block scroll-mt-20">
              <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
                <h2>{similar.title}</h2>
                <a
                  href={similar.href}
                  className="link relative text-14 after:absolute after:-inset-x-2 after:-inset-y-3"
                >
                  {t('seeAll', { name: similar.name })}
                </a>
              </div>
              <ListingGrid cards={similar.cards} labels={card} {...(favorites ? { favoriteLabels: favorites } : {})} />
            </section>
          ) : null}
        </div>
      </div>
      <BuyBar {...box} />
      <JsonLd data={jsonLd} />
    </div>
  );
}
