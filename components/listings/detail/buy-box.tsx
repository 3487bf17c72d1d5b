import type { FavoriteLabels } from '@/components/favorites/favorites';
import { SaveButton } from '@/components/favorites/save-button';
import { AuthLink } from '@/components/layout/auth-link';
import { ContactButton } from '@/components/messages/contact-button';
import type { ContactLabels } from '@/components/messages/contact-labels';
import { ContactPrompt } from '@/components/messages/contact-prompt';
import { ReportButton } from '@/components/reports/report-button';
import type { ReportLabels } from '@/components/reports/report-labels';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { Price } from '@/components/ui/price';
import { helpPath } from '@/lib/help/schema';
import { formatDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import type { translator } from '@/lib/i18n/translator';
import type { ListingDto, ListingDetailDto } from '@/lib/listings/dto';
import { ByViewer } from './by-viewer';
import { SellerLine } from './sections';
import { ShareButton } from './share-button';

interface BuyBoxProps {
  locale: Locale;
  listing: ListingDetailDto<ListingDto>;
  kind: 'listing' | 'equipment';
  /** What the price refers to: "per head". */
  priceNote: string;
  editPath: string;
  advice: string;
  t: Awaited<ReturnType<typeof translator<'listing'>>>;
  /** Null if the listing can't be saved (equipment). */
  favoriteLabels: FavoriteLabels | null;
  contactLabels: ContactLabels;
  report: ReportLabels;
}

/** The way on from a listing that is sold. */
function SimilarLink({ t, size }: Pick<BuyBoxProps, 't'> & { size?: 'lg' }) {
  return (
    <a href={`#${SIMILAR_ID}`} className={buttonVariants(size ? { size } : {})}>
      {t('seeSimilar')}
    </a>
  );
}

// The page passes in its translator.
// messages: listing.*
/** The section of similar listings. */
export const SIMILAR_ID = 'similar';
const EXPLANATION = 'save-explanation';

function Save({ listing, t, favoriteLabels, compact = false }: BuyBoxProps & { compact?: boolean }) {
  if (!favoriteLabels) return null;
  const button = (
    <SaveButton
      id={listing.id}
      labels={{ save: t('save'), saved: t('saved') }}
      favoriteLabels={favoriteLabels}
      compact={compact}
    />
  );
  return (
    <ByViewer
      sellerId={listing.userId}
      owner={button}
      member={button}
      visitor={
        <button
          type="button"
          disabled
          aria-label={favoriteLabels.save}
          aria-describedby={compact ? undefined : EXPLANATION}
          title={t('signInToSave')}
          className={`${buttonVariants({ variant: 'secondary' })} ${compact ? 'w-11 px-0!' : 'px-3!'}`}
        >
          <Icon name="heart" />
          {compact ? null : t('save')}
        </button>
      }
    />
  );
}

/** Price, contact and seller: beside the content on wide screens, after the facts on phones. */
export function BuyBox(props: BuyBoxProps) {
  const { locale, listing, t, contactLabels, favoriteLabels } = props;
  const { seller, verificationStatus } = listing;
  const sold = listing.status === 'sold';
  const { signInTitle, signInText, signIn } = contactLabels;
  // Only the labels that are used, because props are sent with the page.
  const promptLabels = { signInTitle, signInText, signIn };
  const about = { kind: props.kind, id: listing.id, title: listing.title };
  const [badge, tone] = {
    verified: [t('sellerVerified'), 'text-pasture-ink'],
    pending: [t('sellerPending'), 'text-wheat-ink'],
    unverified: [t('sellerUnverified'), 'text-ink-2'],
    rejected: [t('sellerUnverified'), 'text-ink-2'],
  }[verificationStatus];
  return (
    <aside className="grid gap-4 max-lg:pt-6 lg:sticky lg:top-22 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <div id="contact" className="scroll-mt-24 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
        <div className="mb-5 max-sm:hidden">
          <Price locale={locale} amount={listing.price} size="box" />
          <p className="mt-1.5 text-14 text-ink-2">{props.priceNote}</p>
        </div>
        <div className="grid gap-2">
          <ByViewer
            sellerId={listing.userId}
            owner={
              <a href={localizedPath(locale, props.editPath)} className={buttonVariants({ size: 'lg' })}>
                <Icon name="pencil" />
                {t('edit')}
              </a>
            }
            member={
              sold ? (
                <SimilarLink t={t} size="lg" />
              ) : (
                <ContactButton topic={about} seller={seller} labels={contactLabels} size="lg" opensFromHash />
              )
            }
            visitor={
              sold ? (
                <SimilarLink t={t} size="lg" />
              ) : (
                <>
                  <ContactPrompt labels={promptLabels} />
                  <p id={EXPLANATION} className="mb-1 text-15">
                    {favoriteLabels ? t('signInToSave') : t('signInToContact')}
                  </p>
                  <AuthLink href={localizedPath(locale, '/auth')} className={buttonVariants({ size: 'lg' })}>
                    <Icon name="log-in" />
                    {t('signIn')}
                  </AuthLink>
                </>
              )
            }
          />
          <div className={`grid gap-2 ${favoriteLabels && !sold ? 'grid-cols-2' : ''}`}>
            {sold ? null : <Save {...props} />}
            <ShareButton
              title={listing.title}
              labels={{ share: t('share'), copied: t('copied'), copyFailed: t('copyFailed') }}
            />
          </div>
        </div>
        <hr className="my-5 border-line" />
        <h2 className="sr-only">{t('seller')}</h2>
        <SellerLine locale={locale} seller={seller}>
          <p className={`flex items-center gap-1 text-14 font-semibold ${tone}`}>
            <Icon
              name={
                verificationStatus === 'verified'
                  ? 'badge-check'
                  : verificationStatus === 'pending'
                    ? 'clock'
                    : 'circle-user'
              }
              className="size-4"
            />
            {badge}
          </p>
        </SellerLine>
        <p className="mt-3 text-14 text-ink-2">
          {t('memberSince', { date: formatDate(locale, seller.memberSince) })} ·{' '}
          {t('activeListings', { count: seller.activeListings })}
        </p>
      </div>
      <Note tone="info" icon="shield-check">
        {props.advice}{' '}
        <a href={localizedPath(locale, helpPath('deposit'))} className="font-semibold underline underline-offset-3">
          {t('depositHelp')}
        </a>
      </Note>
      <ByViewer
        sellerId={listing.userId}
        owner={null}
        member={<ReportButton topic={about} label={t('report')} labels={props.report.form} />}
        visitor={<ReportButton topic={about} label={t('report')} labels={props.report.prompt} />}
      />
    </aside>
  );
}

/** The bottom bar on phones, which keeps price and contact within reach. */
export function BuyBar(props: BuyBoxProps) {
  const { locale, listing, t } = props;
  const sold = listing.status === 'sold';
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 flex items-center gap-3 border-t border-line bg-surface px-4 pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] shadow-[0_-8px_24px_-16px_oklch(0.3_0.03_120/0.4)] sm:hidden"
    >
      <div className="min-w-0 flex-1">
        <Price locale={locale} amount={listing.price} size="bar" />
        <p className="truncate text-13 text-ink-2">{props.priceNote}</p>
      </div>
      {sold ? null : <Save {...props} compact />}
      <ByViewer
        sellerId={listing.userId}
        owner={
          <a href={localizedPath(locale, props.editPath)} className={buttonVariants()}>
            <Icon name="pencil" />
            {t('edit')}
          </a>
        }
        member={
          sold ? (
            <SimilarLink t={t} />
          ) : (
            <ContactButton
              topic={{ kind: props.kind, id: listing.id, title: listing.title }}
              seller={listing.seller}
              labels={props.contactLabels}
            />
          )
        }
        visitor={
          sold ? (
            <SimilarLink t={t} />
          ) : (
            <AuthLink href={localizedPath(locale, '/auth')} hash="#contact" className={buttonVariants()}>
              <Icon name="message-circle" />
              {t('contactShort')}
            </AuthLink>
          )
        }
      />
    </div>
  );
}
