import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { LotForm } from '@/components/auctions/lot-form/lot-form';
import type { LotFormValues } from '@/components/auctions/lot-form/lot-form-kind';
import { lotCardLabels } from '@/components/auctions/lots/labels';
import type { SaveResult, Submission } from '@/components/market/listing-form/listing-form';
import { breedNames } from '@/components/market/listings/browse/labels';
import { FormPage } from '@/components/ui/forms/form-page';
import { countryOf } from '@/lib/core/i18n/country';
import { localizedPath } from '@/lib/core/i18n/paths';
import { editLotPath } from '@/lib/core/topics/schema';
import { classTexts, titleByFacts } from '@/lib/market/animal-lots/class-words';
import { getLotToEdit } from '@/lib/market/auctions/changes/get-lot-to-edit';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { saveLot } from './actions';

/** Rendered per request: the page depends on the session. */
export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedMetadata('lotForm', 'editTitle');

/** The form of a lot that nobody has bid on. Somebody else's lot, and one that can't be changed any more, show their page. */
export default async function EditAuctionPage({ params }: PageProps<'/[locale]/edit-auction/[id]'>) {
  const { id } = await params;
  const { viewer, locale } = await requireMemberPage(editLotPath(id));
  const lot = await getLotToEdit(viewer, id);
  if (!lot) redirect(localizedPath(locale, `/auctions/${id}`));
  const [t, labels, breeds] = await Promise.all([
    getTranslations({ locale, namespace: 'lotForm' }),
    lotCardLabels(locale),
    breedNames(locale),
  ]);
  const country = countryOf(lot.location);
  const facts = { class: lot.class, headCount: lot.quantity, breed: lot.breed, weight: lot.averageWeight };
  const title = titleByFacts(lot, facts, locale);
  const save = async (submission: Submission<LotFormValues>): Promise<SaveResult> => {
    'use server';
    return saveLot({ ...submission, id, seenVersion: lot.version });
  };
  return (
    <FormPage locale={locale} title={t('editTitle')} text={t('editText', { title })}>
      <LotForm
        edited={lot}
        save={save}
        draftKey={`corral-lot-draft:${viewer.id}:${id}`}
        cardLabels={labels}
        breedNames={breeds}
        classTexts={classTexts(locale)}
        country={country}
        openedAt={new Date().toISOString()}
      />
    </FormPage>
  );
}
