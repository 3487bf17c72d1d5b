import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { classTexts } from '@/lib/market/animal-lots/class-words';
import { getUser } from '@/lib/accounts/accounts/get-user';
import { countryOfPerson } from '@/lib/core/phones/country-of-person';
import { HelpLink } from '@/components/ui/page/help-link';
import { PublishKinds } from '@/components/market/paste-ad/publish-kinds';
import { FormPage } from '@/components/ui/forms/form-page';
import { breedNames } from '@/components/market/listings/browse/labels';
import { LotForm } from '@/components/auctions/lot-form/lot-form';
import { lotCardLabels } from '@/components/auctions/lots/labels';
import { getLotToCopy } from '@/lib/market/animal-lots/lots/get-lot-to-copy';
import { titleIn } from '@/lib/market/animal-lots/lots/title';
import { getOwnLotToCopy } from '@/lib/market/auctions/list-own';
import { readPastedAuction } from '@/lib/language/ads/auction/read-auction';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { auctionPath, copyPath } from '@/lib/core/topics/schema';
import { publishLot } from './actions';

/** Rendered per request: the page depends on the session. */
export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedMetadata('lotForm', 'createTitle');

/**
 * An empty form or one that begins with the facts of the seller's earlier lot (`from`) or of a listing of theirs
 * (`listing`).
 */
export default async function CreateAuctionPage({ searchParams }: PageProps<'/[locale]/create-auction'>) {
  const { from, listing } = await searchParams;
  const id = from?.toString();
  const listingId = listing?.toString();
  const { viewer, locale } = await requireMemberPage(
    id ? copyPath({ kind: 'lot', id }) : listingId ? auctionPath(listingId) : '/create-auction',
  );
  const [t, form, user, labels, breeds, copied, earlier] = await Promise.all([
    getTranslations({ locale, namespace: 'lotForm' }),
    getTranslations({ locale, namespace: 'listingForm' }),
    getUser(viewer),
    lotCardLabels(locale),
    breedNames(locale),
    id ? getOwnLotToCopy(viewer, id) : null,
    getLotToCopy(viewer, listingId),
  ]);
  const auctioned = listingId ? earlier : null;
  if ((id && !copied) || (listingId && !auctioned)) notFound();
  const begun = copied?.id ?? auctioned?.id;
  const home = user.location ?? earlier?.location ?? null;
  const country = countryOfPerson(auctioned?.location ?? home, user.phone);
  const { language, description } = auctioned ?? { language: locale, description: '' };
  const read = readPastedAuction(description, { language, country });
  const draftKey = `corral-lot-draft:${viewer.id}${begun ? `:copy:${begun}` : ''}`;
  const help = (
    <HelpLink locale={locale} question="reserve-price" besideForm>
      {t('reserveHelp')}
    </HelpLink>
  );
  return (
    <FormPage
      locale={locale}
      siblings={<PublishKinds locale={locale} current="auction" draftKey={draftKey} />}
      title={t('createTitle')}
      text={
        copied
          ? form('copiedText', { title: copied.title })
          : auctioned
            ? t('fromListing', { title: titleIn(auctioned, locale).title })
            : undefined
      }
      help={begun ? help : undefined}
    >
      <LotForm
        key={begun ?? 'new'}
        {...{ copied, auctioned }}
        ways={help}
        reserves={read.reserves}
        saysPrice={read.facts.some(({ field }) => field === 'priceAmount')}
        save={publishLot}
        draftKey={draftKey}
        cardLabels={labels}
        breedNames={breeds}
        classTexts={classTexts(locale)}
        country={country}
        home={home}
        openedAt={new Date().toISOString()}
      />
    </FormPage>
  );
}
