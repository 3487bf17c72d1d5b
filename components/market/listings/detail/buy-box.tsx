import { AdBox } from '@/components/market/ads/ad-box';
import { HeadsCalculator, type useHeads } from '@/components/market/animals/lot-detail/heads-calculator';
import type { LotModel } from '@/components/market/animals/lot-detail/lot-model';
import { AskedPrice, LotPayment, LotSums } from '@/components/market/animals/lot-detail/lot-price';
import { SaveButton } from '@/components/market/favorites/save-button';
import { ContactButton } from '@/components/messages/messages/contact-button';
import { ShareMenu } from '@/components/ui/sharing/share-menu';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { Price } from '@/components/ui/units/price';
import { figure } from '@/components/market/listings/figures';
import { localizedPath } from '@/lib/core/i18n/paths';
import { counted } from '@/components/ui/fill';
import { formatNumber } from '@/lib/core/i18n/format';
import { ByViewer } from './by-viewer';
import type { ListingModel } from './listing-model';
import { CopyLink, EditLink, FieldLinks } from './owner-links';
import { SellerLine } from './sections';

/** The section of similar listings. */
export const SIMILAR_ID = 'similar';
/** Contact and offer: beside each other where both fit. */
const WAYS = 'flex flex-wrap gap-2 *:grow';

interface Part {
  model: ListingModel;
  /** Only the icon, in the bar of phones. */
  compact?: boolean;
}

/** The ways on from a listing that is sold: a notice of others like it, and those that are on sale. */
function SoldLinks({ model: { notice, words } }: Part) {
  return (
    <>
      {notice ? (
        <a href={notice.href} className={buttonVariants({ size: 'lg' })}>
          <Icon name="bell" />
          {notice.label}
        </a>
      ) : null}
      <a href={`#${SIMILAR_ID}`} className={buttonVariants({ size: 'lg', variant: notice ? 'secondary' : 'primary' })}>
        {words.seeSimilar}
      </a>
    </>
  );
}

/** The first of these ways, in the bar of phones. */
function SoldLink({ model: { notice, words } }: Part) {
  return (
    <a href={notice?.href ?? `#${SIMILAR_ID}`} aria-label={notice?.label} className={buttonVariants()}>
      <Icon name={notice ? 'bell' : 'list'} />
      {notice ? words.noticeShort : words.seeSimilar}
    </a>
  );
}

/** Saves the listing; not one's own. */
function Save({ model: { id, favorites, seller, words }, compact = false }: Part) {
  if (!favorites) return null;
  const button = <SaveButton id={id} labels={words} favoriteLabels={favorites} compact={compact} />;
  return <ByViewer sellerId={seller.id} owner={null} member={button} visitor={button} cutOff={button} />;
}

/** Compares the price with those of its class. */
const Sense = ({ model: { sense } }: Part) =>
  sense ? (
    <a
      href={sense.href}
      className={`link mt-1 block text-13 leading-tight ${sense.isBelow ? '' : 'font-normal! text-ink-2!'}`}
    >
      {sense.text}
    </a>
  ) : null;

/** Says of a price that it was asked. */
const AskedUntilSold = ({ model: { isSold, card } }: Part) =>
  isSold ? <p className="text-14 text-ink-2">{card.asked}</p> : null;

function LotPriceHead({ model, lot }: { model: ListingModel; lot: LotModel }) {
  return (
    <>
      <AskedUntilSold model={model} />
      <AskedPrice
        lot={lot}
        size="box"
        muted={model.isSold}
        note={model.isNegotiable ? model.card.negotiable : undefined}
      />
    </>
  );
}

/** The way to an offer for as many heads as were chosen. */
function OfferLink({ model, heads }: Part & { heads: number }) {
  const { offerHref, lot, words } = model;
  if (offerHref === null) return null;
  const isPart = lot?.heads && lot.heads.heads !== heads;
  return (
    <a
      href={isPart ? `${offerHref}&heads=${heads}` : offerHref}
      rel="nofollow"
      className={`${buttonVariants({ variant: 'secondary', size: 'lg' })} px-4!`}
    >
      {words.makeOffer}
    </a>
  );
}

/** The way to a visit, beside the advice to see the animals first; not of one's own. */
function VisitLink({ model: { visitHref, words, seller } }: Part) {
  if (visitHref === null) return null;
  const link = (
    <>
      {' · '}
      <a href={visitHref} rel="nofollow" className="font-semibold underline underline-offset-3">
        {words.askVisit}
      </a>
    </>
  );
  return <ByViewer sellerId={seller.id} owner={null} member={link} visitor={link} cutOff={null} />;
}

/** The button that writes to the seller, about so many heads. */
const contactOf = ({ kind, id, title, seller, words, lot, locale }: ListingModel, heads: number) => ({
  topic: { kind, id, title },
  seller,
  label: words.contact,
  failure: words.contactFailure,
  ...(lot?.heads ? { opening: counted(lot.heads.words.message, heads, formatNumber(locale, heads)) } : {}),
});

/** Price, contact and seller: beside the content on wide screens; on phones below the title, of equipment below its facts. */
export function BuyBox({
  model,
  buying: [heads, choose],
}: {
  model: ListingModel;
  buying: ReturnType<typeof useHeads>;
}) {
  const { locale, seller, words, isSold, lot } = model;
  const contact = { ...contactOf(model, heads), size: 'lg', opensFromHash: true } as const;
  return (
    <aside className="grid gap-4 max-lg:pt-6 lg:sticky lg:top-22 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <div
        id="contact"
        className="flex scroll-mt-24 flex-col rounded-card border border-line bg-surface p-4 shadow-card sm:px-6"
      >
        {lot ? (
          <>
            <div className="mb-3">
              <LotPriceHead model={model} lot={lot} />
              <Sense model={model} />
              <LotSums lot={lot} />
            </div>
            {lot.heads ? <HeadsCalculator model={lot.heads} {...{ locale, heads, choose }} /> : null}
            <LotPayment lot={lot} />
          </>
        ) : (
          <div className="asked mb-5 max-sm:hidden">
            <AskedUntilSold model={model} />
            <Price locale={locale} amount={model.price} currency={model.currency} size="box" />
            {model.priceNote ? <p className="mt-1.5 text-14 text-ink-2">{model.priceNote}</p> : null}
            <Sense model={model} />
          </div>
        )}
        {model.worth ? (
          <p className="mb-5 text-14 text-ink-2 sm:-mt-3">
            {model.worth.figure ? <b className="block text-16 text-ink">{figure(model.worth.figure)}</b> : null}
            {model.worth.note}
          </p>
        ) : null}
        <div className="grid gap-2">
          <ByViewer
            sellerId={seller.id}
            owner={
              <>
                <EditLink model={model} size="lg" />
                <FieldLinks model={model} />
                <CopyLink model={model} />
              </>
            }
            member={
              isSold ? (
                <SoldLinks model={model} />
              ) : (
                <div className={WAYS}>
                  <ContactButton {...contact} />
                  <OfferLink model={model} heads={heads} />
                </div>
              )
            }
            cutOff={isSold ? <SoldLinks model={model} /> : <p className="text-15 text-ink-2">{words.blocked}</p>}
            visitor={
              isSold ? (
                <SoldLinks model={model} />
              ) : (
                <>
                  <noscript>
                    <p className="text-15 text-ink-2">{words.needsScript}</p>
                  </noscript>
                  <div className={WAYS}>
                    <div className="grid noscript:hidden">
                      <ContactButton {...contact} signInHref={localizedPath(locale, '/auth')} />
                    </div>
                    <OfferLink model={model} heads={heads} />
                  </div>
                </>
              )
            }
          />
        </div>
        {/* On phones with the seller, below what is seen first: the bar at the bottom saves. */}
        <div className="mt-2 flex gap-2 *:flex-1 max-sm:order-1 max-sm:mt-0 max-sm:mb-4">
          {isSold ? null : (
            <div className="grid empty:hidden max-sm:hidden">
              <Save model={model} />
            </div>
          )}
          {model.share ? <ShareMenu share={model.share} labels={words.share} /> : null}
        </div>
        <hr className="my-3 border-line" />
        <div className="max-sm:order-1">
          <h2 className="sr-only">{words.seller}</h2>
          <SellerLine locale={locale} seller={seller}>
            <p className={`flex items-center gap-1 text-14 font-semibold ${seller.standing.tone}`}>
              <Icon name={seller.standing.icon} className="size-4" />
              {seller.standing.text}
            </p>
          </SellerLine>
          <p className="mt-2 text-13 text-ink-2">{seller.record}</p>
        </div>
      </div>
      <Note tone="info" icon="shield-check">
        {model.advice}{' '}
        <a href={localizedPath(locale, '/help/deposit')} className="font-semibold underline underline-offset-3">
          {words.depositHelp}
        </a>
        <VisitLink model={model} />
      </Note>
      {/* Where the column has room for it. */}
      <div className="max-lg:hidden [@media(height<62rem)]:hidden">
        <AdBox slot="medium-rectangle" label={words.ad} />
      </div>
    </aside>
  );
}

/** The bottom bar on phones, which keeps price and contact within reach. */
export function BuyBar({ model, heads }: { model: ListingModel; heads: number }) {
  const { locale, seller, isSold, lot } = model;
  const contact = contactOf(model, heads);
  return (
    <div data-bottom-bar className="bottom-bar">
      <div className="bar-price min-w-0 flex-1">
        {lot ? (
          <AskedPrice lot={lot} size="bar" />
        ) : (
          <div className="asked">
            <Price locale={locale} amount={model.price} currency={model.currency} size="bar" />
          </div>
        )}
        {isSold ? null : <p className="truncate text-13 text-ink-2">{lot ? lot.bar : model.priceNote}</p>}
      </div>
      {isSold ? null : <Save model={model} compact />}
      <div className="bar-way">
        <ByViewer
          sellerId={seller.id}
          owner={<EditLink model={model} />}
          member={isSold ? <SoldLink model={model} /> : <ContactButton {...contact} />}
          cutOff={isSold ? <SoldLink model={model} /> : null}
          visitor={
            isSold ? (
              <SoldLink model={model} />
            ) : (
              <div className="noscript:hidden">
                <ContactButton {...contact} signInHref={localizedPath(locale, '/auth')} />
              </div>
            )
          }
        />
      </div>
    </div>
  );
}
