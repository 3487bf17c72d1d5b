import { getTranslations } from 'next-intl/server';
import { LinkPage } from '@/components/finding/saved-searches/link-page';
import { mayTakeBack } from '@/lib/accounts/accounts/take-back';
import { onRefusal } from '@/lib/core/errors/domain-error';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { localizedPath } from '@/lib/core/i18n/paths';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';

/** Rendered per request: the page depends on whether the link still works. */
export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedMetadata('notMe', 'title');

/** The target of the link "this wasn't me" in the mails that protect an account: one click secures it. */
export default async function NotMePage({ params }: PageProps<'/[locale]/not-me/[token]'>) {
  const locale = await currentLocale();
  const token = decodeURIComponent((await params).token);
  const [t, works] = await Promise.all([
    getTranslations({ locale, namespace: 'notMe' }),
    mayTakeBack(token).catch(onRefusal('not_found', () => false)),
  ]);
  if (!works)
    return (
      <LinkPage
        icon="info"
        title={t('doneTitle')}
        text={t('doneText')}
        link={{ href: localizedPath(locale, '/auth?mode=forgot'), label: t('choosePassword') }}
      />
    );
  return (
    <LinkPage
      icon="shield-check"
      title={t('title')}
      text={t('text')}
      form={{ action: `/api/not-me/${encodeURIComponent(token)}?page=${locale}`, label: t('action') }}
      link={{ href: localizedPath(locale, '/'), label: t('wasMe') }}
    />
  );
}
