import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { classNames } from '@/components/market/animal-form/class-names';
import { classTexts } from '@/lib/market/animal-lots/class-words';
import { getUser } from '@/lib/accounts/accounts/get-user';
import { countryOf } from '@/lib/core/i18n/country';
import { HelpLink } from '@/components/ui/page/help-link';
import { FormPage } from '@/components/ui/forms/form-page';
import { breedNames } from '@/components/market/listings/browse/labels';
import { LotForm } from '@/components/auctions/lot-form/lot-form';
import { lotCardLabels } from '@/components/auctions/lots/labels';
import { getOwnLotToCopy } from '@/lib/market/auctions/list-own';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { copyPath } from '@/lib/core/topics/schema';
import { publishLot } from './actions';

/** Rendered per request: the page depends on the session. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await currentLocale(), namespace: 'lotForm' });
  return { title: t('createTitle'), robots: { index: false } };
}

type Props = { searchParams: Promise<{ from?: string | string[] }> };

/** An empty form or, with `from`, one that begins with the facts of the seller's earlier lot. */
export default async function CreateAuctionPage({ searchParams }: Props) {
  const [locale, { from }] = await Promise.all([currentLocale(), searchParams]);
  const id = from?.toString();
  const viewer = await requireMemberPage(id ? copyPath({ kind: 'lot', id }) : '/create-auction');
  const [t, form, user, labels, breeds, copied] = await Promise.all([
    getTranslations({ locale, namespace: 'lotForm' }),
    getTranslations({ locale, namespace: 'listingForm' }),
    getUser(viewer),
    lotCardLabels(locale),
    breedNames(locale),
    id ? getOwnLotToCopy(viewer, id) : null,
  ]);
  if (id && !copied) notFound();
  const country = countryOf(user.location ?? '');
  return (
    <FormPage
      locale={locale}
      title={t('createTitle')}
      text={copied ? form('copiedText', { title: copied.title }) : t('createText')}
      help={
        <HelpLink locale={locale} question="reserve-price" besideForm>
          {t('reserveHelp')}
        </HelpLink>
      }
    >
      <LotForm
        key={copied?.id ?? 'new'}
        copied={copied}
        save={publishLot}
        draftKey={`corral-lot-draft:${viewer.id}${copied ? `:copy:${copied.id}` : ''}`}
        cardLabels={labels}
        breedNames={breeds}
        classNames={classNames(classTexts(locale), country)}
        country={country}
        openedAt={new Date().toISOString()}
      />
    </FormPage>
  );
}
