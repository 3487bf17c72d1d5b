'use client';

import '@/components/market/animals/lot-detail/lot.css';
import './detail.css';
import { AdBox } from '@/components/market/ads/ad-box';
import { HealthSection } from '@/components/market/animals/health-section';
import { useHeads } from '@/components/market/animals/lot-detail/heads-calculator';
import { Glance, Sheet } from '@/components/market/animals/lot-detail/lot-sections';
import { PapersSection } from '@/components/market/animals/papers-section';
import { BrandMark } from '@/components/ui/art/brand-mark';
import { Breadcrumb } from '@/components/ui/page/breadcrumb';
import { JsonLd } from '@/components/market/listings/json-ld';
import { ListingGrid } from '@/components/market/listings/listing-grid';
import { CountView } from '@/components/ui/page/count-view';
import { PageHead } from '@/components/ui/page/page-head';
import { SharePreview } from '@/components/ui/page/share-preview';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { Price } from '@/components/ui/units/price';
import type { Viewed } from '@/components/market/viewed/viewed';
import { ViewedSection } from '@/components/market/viewed/viewed-section';
import { formatMoney } from '@/lib/core/i18n/format';
import { foreignLanguage } from '@/lib/core/i18n/locales';
import { BuyBar, BuyBox, SIMILAR_ID } from './buy-box';
import { Gallery } from './gallery';
import { listingJsonLd } from './listing-json-ld';
import { ListedOn } from './listed-on';
import type { ListingModel } from './listing-model';
import { OwnDistance } from './own-distance';
import { DescriptionSection, FactsSection, WrittenIn } from './sections';
import { WayBack } from './way-back';
import { SideWays } from './side-ways';
import { VideoSection } from './video-section';

/** What the browser remembers of the listing, to show it among those viewed. */
function viewedOf({ kind, id, locale, title, titleLang, location, lot, gallery, ...model }: ListingModel): Viewed {
  return {
    path: `/${kind}/${id}`,
    title,
    lang: titleLang ?? locale,
    price: lot ? Object.values(lot.price).join('\u00a0') : formatMoney(locale, model.price, model.currency),
    place: location,
    picture: gallery.pictures[0]?.small ?? gallery.stock,
    stock: gallery.stock,
    ...(model.isSold ? { sold: true } : {}),
  };
}

/** The page of any listing: gallery, facts, description, price, contact and similar listings. */
export function ListingView({ model }: { model: ListingModel }) {
  const { locale, title, note, lot, video, health, papers, similar, card, words, site, share } = model;
  const lang = foreignLanguage(model.language, locale);
  const buying = useHeads(lot?.heads);
  const about = (
    <>
      {video ? <VideoSection video={video} /> : null}
      {lot ? <Sheet lot={lot} /> : <FactsSection title={model.factsTitle} facts={model.facts} />}
      {health ? <HealthSection health={health} /> : null}
      {papers ? <PapersSection papers={papers} /> : null}
      <DescriptionSection title={words.description} text={model.description} lang={lang} none={words.noDescription} />
      <SideWays model={model} />
    </>
  );
  return (
    <div className="wrap">
      {/* The header leads to all of them. */}
      <Breadcrumb label={words.breadcrumb} crumbs={model.crumbs.slice(1)}>
        <WayBack />
      </Breadcrumb>
      {share ? (
        <p className="detail-print">
          <BrandMark className="size-6" />
          <b>Corral</b>
          {`${words.printed} ${share.url}`}
        </p>
      ) : null}
      <div className="detail">
        <div className="detail-main">
          <Gallery {...model.gallery} />
          <section className={`detail-block pt-6! ${lot ? 'max-lg:border-0! max-lg:pb-0!' : ''}`}>
            <p className="mb-2.5 flex flex-wrap items-center gap-2 text-14 text-ink-2">
              {model.badges.map(({ text, ...badge }) => (
                <Badge key={text} {...badge}>
                  {text}
                </Badge>
              ))}
              <ListedOn at={model.listedAt} sentence={words.listedOn} locale={locale} />
              {model.writtenIn ? <WrittenIn>{model.writtenIn}</WrittenIn> : null}
            </p>
            <h1 lang={model.titleLang} className="[overflow-wrap:anywhere]">
              {title}
            </h1>
            <p className="mt-2.5 flex items-center gap-1.5 text-ink-2">
              <Icon name="map-pin" />
              <span>
                {model.location}
                <OwnDistance to={model.location} locale={locale} label={words.fromYou} />
              </span>
            </p>
            {lot ? null : (
              <div className="main-price asked mt-4 sm:hidden">
                {model.isSold ? <p className="text-14 text-ink-2">{card.asked}</p> : null}
                <Price
                  locale={locale}
                  amount={model.price}
                  currency={model.currency}
                  negotiable={model.isNegotiable ? card.negotiable : undefined}
                />
              </div>
            )}
            {note ? (
              <Note tone="warn" icon={note.icon} className="mt-4">
                {note.text}
                {note.help ? (
                  <>
                    {' '}
                    <a href={note.help.href} className="font-semibold underline underline-offset-3">
                      {note.help.label}
                    </a>
                  </>
                ) : null}
              </Note>
            ) : null}
          </section>
          {lot ? null : about}
        </div>
        <BuyBox model={model} buying={buying} />
        <div>
          {lot ? (
            <>
              <Glance lot={lot} locale={locale} />
              {about}
            </>
          ) : null}
          <AdBox slot="square" label={words.ad} />
          {similar.cards.length > 0 ? (
            <section id={SIMILAR_ID} className="detail-block scroll-mt-20">
              <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
                <h2>{similar.title}</h2>
                <a
                  href={similar.href}
                  className="link relative text-14 after:absolute after:-inset-x-2 after:-inset-y-3"
                >
                  {similar.seeAll}
                </a>
              </div>
              <ListingGrid
                cards={similar.cards}
                inCommon={similar.inCommon}
                labels={card}
                {...(model.favorites ? { favoriteLabels: model.favorites } : {})}
              />
            </section>
          ) : null}
          {share ? <ViewedSection here={viewedOf(model)} /> : null}
        </div>
      </div>
      <BuyBar model={model} heads={buying[0]} />
      <JsonLd data={listingJsonLd(model)} />
      <PageHead {...{ site, locale }} path={`/${model.kind}/${model.id}`} description={model.summary} />
      {share ? <CountView to={`/api/views/${model.kind}/${model.id}`} /> : null}
      {share ? (
        <SharePreview title={title} description={model.summary} url={share.url} preview={share.preview} site={site} />
      ) : null}
    </div>
  );
}
