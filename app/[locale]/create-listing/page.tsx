import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AnimalListingForm } from '@/components/animals/animal-listing-form';
import { HelpLink } from '@/components/help/help-link';
import { FormPage } from '@/components/forms/form-page';
import { breedNames, cardLabels } from '@/components/listings/browse/labels';
import { getUser } from '@/lib/accounts/get-user';
import { classTexts } from '@/lib/animals/class-words';
import { requireMemberPage } from '@/lib/auth/require-member-page';
import { countryOf } from '@/lib/i18n/country';
import { currentLocale } from '@/lib/i18n/current-locale';
import { publishListing } from './actions';

/** Rendered per request: the page depends on the session. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await currentLocale(), namespace: 'listingForm' });
  return { title: t('createTitle'), robots: { index: false } };
}

export default async function CreateListingPage() {
  const locale = await currentLocale();
  const viewer = await requireMemberPage('/create-listing');
  const t = await getTranslations({ locale, namespace: 'listingForm' });
  const [user, labels, breeds] = await Promise.all([getUser(viewer), cardLabels(locale), breedNames(locale)]);
  const country = countryOf(user.location ?? '');
  return (
    <FormPage
      locale={locale}
      title={t('createTitle')}
      text={t('createText')}
      help={
        <HelpLink locale={locale} question="publish-listing" besideForm>
          {t('help')}
        </HelpLink>
      }
    >
      <AnimalListingForm
        save={publishListing}
        draftKey={`corral-draft:${viewer.id}`}
        verified={user.verificationStatus === 'verified'}
        cardLabels={labels}
        breedNames={breeds}
        classTexts={classTexts(locale)}
        country={country}
      />
    </FormPage>
  );
}
