import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { LinkPage } from '@/components/saved-searches/link-page';
import { DomainError } from '@/lib/errors/domain-error';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localizedPath } from '@/lib/i18n/paths';
import { readStop } from '@/lib/saved-searches/stop-by-link';

/** Rendered per request: the page depends on whether the saved search still exists. */
export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ token: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await currentLocale(), namespace: 'savedSearches' });
  return { title: t('stopTitle'), robots: { index: false } };
}

/** The target of the unsubscribe link in a saved search's e-mails. */
export default async function UnsubscribePage({ params }: Props) {
  const locale = await currentLocale();
  const token = decodeURIComponent((await params).token);
  const [t, name] = await Promise.all([
    getTranslations({ locale, namespace: 'savedSearches' }),
    readStop(token).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'not_found') notFound();
      throw error;
    }),
  ]);
  if (name === null) {
    return (
      <LinkPage
        icon="check"
        title={t('stopped')}
        text={t('stoppedText')}
        link={{ href: localizedPath(locale, '/'), label: t('browse') }}
      />
    );
  }
  return (
    <LinkPage
      icon="mail"
      title={t('stopTitle')}
      text={t('stopText', { name })}
      form={{ action: `/api/unsubscribe/${encodeURIComponent(token)}?page=${locale}`, label: t('stopAction') }}
      link={{ href: localizedPath(locale, '/dashboard?tab=searches'), label: t('manage') }}
    />
  );
}
