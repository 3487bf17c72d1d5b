import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { classNames } from '@/components/animal-form/class-names';
import { classTexts } from '@/lib/animals/class-words';
import { getUser } from '@/lib/accounts/get-user';
import { countryOf } from '@/lib/i18n/country';
import { HelpLink } from '@/components/help/help-link';
import { FormPage } from '@/components/forms/form-page';
import { breedNames } from '@/components/listings/browse/labels';
import { LotForm } from '@/components/lot-form/lot-form';
import { lotCardLabels } from '@/components/lots/labels';
import { requireMemberPage } from '@/lib/auth/require-member-page';
import { currentLocale } from '@/lib/i18n/current-locale';
import { publishLot } from './actions';

/** Rendered per request: the page depends on the session. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await currentLocale(), namespace: 'lotForm' });
  return { title: t('createTitle'), robots: { index: false } };
}

export default async function CreateAuctionPage() {
  const locale = await currentLocale();
  const viewer = await requireMemberPage('/create-auction');
  const [t, user, labels, breeds] = await Promise.all([
    getTranslations({ locale, namespace: 'lotForm' }),
    getUser(viewer),
    lotCardLabels(locale),
    breedNames(locale),
  ]);
  const country = countryOf(user.location ?? '');
  return (
    <FormPage
      locale={locale}
      title={t('createTitle')}
      text={t('createText')}
      help={
        <HelpLink locale={locale} question="reserve-price" besideForm>
          {t('reserveHelp')}
        </HelpLink>
      }
    >
      <LotForm
        save={publishLot}
        draftKey={`corral-lot-draft:${viewer.id}`}
        cardLabels={labels}
        breedNames={breeds}
        classNames={classNames(classTexts(locale), country)}
        country={country}
        openedAt={new Date().toISOString()}
      />
    </FormPage>
  );
}
