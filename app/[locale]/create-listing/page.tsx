import Link from 'next/link';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AnimalListingForm } from '@/components/market/animals/animal-listing-form';
import { HelpLink } from '@/components/ui/page/help-link';
import { PublishKinds } from '@/components/market/paste-ad/publish-kinds';
import { FormPage } from '@/components/ui/forms/form-page';
import { breedNames, cardLabels } from '@/components/market/listings/browse/labels';
import { Icon } from '@/components/ui/icon';
import { getUser } from '@/lib/accounts/accounts/get-user';
import { classTexts } from '@/lib/market/animal-lots/class-words';
import { getLotToCopy } from '@/lib/market/animal-lots/lots/get-lot-to-copy';
import { traitTexts } from '@/lib/market/animal-lots/lots/sheet';
import { titleIn } from '@/lib/market/animal-lots/lots/title';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { countryOfPerson } from '@/lib/core/phones/country-of-person';
import { localizedPath } from '@/lib/core/i18n/paths';
import { copyPath } from '@/lib/core/topics/schema';
import { publishListing } from './actions';

/** Rendered per request: the page depends on the session. */
export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedMetadata('listingForm', 'createTitle');

/** An empty form or, with `from`, one that begins with the facts of the seller's earlier listing. */
export default async function CreateListingPage({ searchParams }: PageProps<'/[locale]/create-listing'>) {
  const { from } = await searchParams;
  const id = from?.toString();
  const { viewer, locale } = await requireMemberPage(id ? copyPath({ kind: 'listing', id }) : '/create-listing');
  const t = await getTranslations({ locale, namespace: 'listingForm' });
  const [user, labels, breeds, earlier] = await Promise.all([
    getUser(viewer),
    cardLabels(locale),
    breedNames(locale),
    getLotToCopy(viewer, id),
  ]);
  if (id && !earlier) notFound();
  const copied = id ? earlier : null;
  const home = user.location ?? earlier?.location ?? null;
  const country = countryOfPerson(copied?.location ?? home, user.phone);
  const draftKey = `corral-draft:${viewer.id}${copied ? `:copy:${copied.id}` : ''}`;
  return (
    <FormPage
      locale={locale}
      siblings={<PublishKinds locale={locale} current="animals" draftKey={draftKey} />}
      title={t('createTitle')}
      text={copied ? t('copiedText', { title: titleIn(copied, locale).title }) : undefined}
    >
      <AnimalListingForm
        key={copied?.id ?? 'new'}
        copied={copied}
        save={publishListing}
        draftKey={draftKey}
        verified={user.verificationStatus === 'verified'}
        cardLabels={labels}
        breedNames={breeds}
        classTexts={classTexts(locale)}
        traitTexts={traitTexts(locale)}
        country={country}
        home={home}
        ways={
          <div className="flex flex-wrap gap-x-6">
            {earlier && !copied ? (
              <Link
                prefetch={false}
                href={localizedPath(locale, copyPath({ kind: 'listing', id: earlier.id }))}
                className="link flex min-h-11 items-center gap-1.5 text-14"
              >
                <Icon name="copy" className="size-4" />
                {t('copyEarlier')}
              </Link>
            ) : null}
            <HelpLink locale={locale} question="publish-listing" besideForm>
              {t('help')}
            </HelpLink>
          </div>
        }
      />
    </FormPage>
  );
}
