import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { NeedsScript } from '@/components/ui/forms/needs-script';
import { BuyerPapers } from '@/components/market/papers/buyer-papers';
import { EmptyState } from '@/components/ui/panel';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { DomainError } from '@/lib/core/errors/domain-error';
import { localizedPath } from '@/lib/core/i18n/paths';
import { listRequestablePapers } from '@/lib/market/papers/list-papers';
import { askForPaper } from '../../actions';

export const generateMetadata = unlistedMetadata('papers', 'ofTitle');

/** The papers about a listing's animals: whoever wants to buy asks for them here, and opens what the owner shares. */
export default async function PapersOfListingPage({ params }: PageProps<'/[locale]/papers/of/[listing]'>) {
  const { listing } = await params;
  const { viewer, locale } = await requireMemberPage(`/papers/of/${listing}`);
  const found = await listRequestablePapers(viewer, listing).catch((error: unknown) => {
    if (error instanceof DomainError) notFound();
    throw error;
  });
  const t = await getTranslations({ locale, namespace: 'papers' });
  return (
    <div className="wrap max-w-form pb-16">
      <header className="pt-6 pb-6 sm:pt-8">
        <h1>{t('ofTitle')}</h1>
        <p className="mt-2 text-ink-2">
          <a href={localizedPath(locale, `/listing/${listing}`)} className="link [overflow-wrap:anywhere]">
            {found.title}
          </a>
        </p>
        <p className="mt-2 text-ink-2">{t(found.isOwner ? 'ofOwn' : 'ofText')}</p>
      </header>
      <NeedsScript locale={locale} />
      {found.papers.length === 0 ? (
        <EmptyState title={t('ofNone')}>{t('ofNoneText')}</EmptyState>
      ) : (
        <BuyerPapers listingId={listing} papers={found.papers} isOwner={found.isOwner} ask={askForPaper} />
      )}
    </div>
  );
}
