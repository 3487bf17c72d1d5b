import type { Metadata } from 'next';
import { forbidden, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { VerificationTable } from '@/components/admin/verification-table';
import { Pagination } from '@/components/listings/browse/pagination';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { EmptyState } from '@/components/ui/panel';
import { getViewer } from '@/lib/auth/viewer';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localizedPath } from '@/lib/i18n/paths';
import { listVerifications } from '@/lib/verification/list-verifications';
import { mayReviewVerifications } from '@/lib/verification/policy';
import { verificationQuerySchema } from '@/lib/verification/query-schema';
import { decide } from './actions';

/** Said outright, because it depends on the session and the build meets none. */
export const dynamic = 'force-dynamic';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await currentLocale(), namespace: 'admin' });
  return { title: t('verifications'), robots: { index: false } };
}

export default async function AdminVerificationsPage({ searchParams }: Props) {
  const locale = await currentLocale();
  const path = localizedPath(locale, '/admin/verifications');
  const viewer = await getViewer();
  if (!viewer) redirect(`${localizedPath(locale, '/auth')}?next=${encodeURIComponent(path)}`);
  if (!mayReviewVerifications(viewer)) forbidden();
  const query = verificationQuerySchema.parse(await searchParams);
  const [t, queue] = await Promise.all([getTranslations({ locale, namespace: 'admin' }), listVerifications(viewer, query)]);
  const href = (page: number) => {
    const params = new URLSearchParams({ ...(query.search ? { search: query.search } : {}), ...(page > 1 ? { page: String(page) } : {}) });
    return params.size > 0 ? `${path}?${params.toString()}` : path;
  };
  return (
    <div className="wrap pb-16">
      <header className="pt-6 pb-5 sm:pt-8">
        <h1>{t('verifications')}</h1>
        <p className="mt-1.5 text-ink-2">{t('pendingCount', { count: queue.pending })}</p>
      </header>
      <form role="search" action={path} className="mb-5 flex max-w-form flex-wrap gap-2">
        <Input type="search" name="search" defaultValue={query.search} maxLength={100} aria-label={t('search')} placeholder={t('searchPlaceholder')} className="min-w-0 flex-1 basis-60" />
        <Button type="submit" variant="secondary">
          <Icon name="search" />
          {t('searchButton')}
        </Button>
        {query.search ? (
          <a href={path} className={buttonVariants({ variant: 'ghost' })}>
            {t('clearSearch')}
          </a>
        ) : null}
      </form>
      {queue.items.length > 0 ? (
        <>
          <VerificationTable items={queue.items} decide={decide} />
          <Pagination
            page={queue.page}
            totalPages={queue.totalPages}
            href={href}
            labels={{ pages: t('pages'), previous: t('previousPage'), next: t('nextPage'), page: (number) => t('page', { number }) }}
          />
        </>
      ) : (
        <EmptyState title={t(query.search ? 'nothingFound' : 'noRequests')}>{t(query.search ? 'nothingFoundText' : 'noRequestsText')}</EmptyState>
      )}
    </div>
  );
}
