import { getTranslations } from 'next-intl/server';
import { NeedsScript } from '@/components/ui/forms/needs-script';
import { PaperForm } from '@/components/market/papers/paper-form';
import { PaperList } from '@/components/market/papers/paper-list';
import { PremisesForm } from '@/components/market/papers/premises-form';
import { PremisesList } from '@/components/market/papers/premises-list';
import { TagList } from '@/components/market/papers/tag-list';
import { AccountSection } from '@/components/accounts/profile/account-section';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { getOwnPremises, getOwnTags } from '@/lib/market/declared-ids/get-own-ids';
import { PREMISES_MAX } from '@/lib/market/declared-ids/schema';
import { getUser } from '@/lib/accounts/accounts/get-user';
import { PREMISES_SCHEMES } from '@/lib/livestock/ids/schema';
import { listOwnPapers } from '@/lib/market/papers/list-papers';
import { paperCountry } from '@/lib/market/papers/paper-country';
import { PAPERS_MAX, type PaperCountry } from '@/lib/market/papers/schema';
import { addPremises, endSharing, removePaper, removePremises, saveTags, sharePaper } from './actions';

/** The register of a country's premises. */
const registerOf = (country: PaperCountry) =>
  PREMISES_SCHEMES.find((scheme) => scheme.startsWith((country === 'GB' ? 'uk' : country).toLowerCase())) ?? 'other';

export const generateMetadata = unlistedMetadata('papers', 'title');

/** The viewer's papers and premises, and the tags of the animals of their listings. */
export default async function PapersPage() {
  const { viewer, locale } = await requireMemberPage('/papers');
  const [t, { location }, papers, premises, listings] = await Promise.all([
    getTranslations({ locale, namespace: 'papers' }),
    getUser(viewer),
    listOwnPapers(viewer),
    getOwnPremises(viewer),
    getOwnTags(viewer),
  ]);
  const country = paperCountry([...listings.map((lot) => lot.location), location], locale);
  return (
    <div className="wrap pb-8">
      <header className="pt-6 pb-6 sm:pt-8">
        <h1>{t('title')}</h1>
        <p className="mt-2 max-w-form text-ink-2">{t('text')}</p>
      </header>
      <NeedsScript locale={locale} />
      <AccountSection id="papers" title={t('papersTitle')} text={t('papersText')}>
        {papers.length > 0 ? (
          <PaperList papers={papers} remove={removePaper} share={sharePaper} end={endSharing} />
        ) : null}
        {papers.length > 0 && papers.length < PAPERS_MAX ? <hr className="border-line" /> : null}
        {papers.length < PAPERS_MAX ? (
          <PaperForm listings={listings.map(({ listingId, title }) => ({ id: listingId, title }))} country={country} />
        ) : null}
      </AccountSection>
      <AccountSection id="premises" title={t('premisesTitle')} text={t('premisesText')}>
        <PremisesList premises={premises} remove={removePremises} />
        {premises.length > 0 && premises.length < PREMISES_MAX ? <hr className="border-line" /> : null}
        {premises.length < PREMISES_MAX ? <PremisesForm add={addPremises} usual={registerOf(country)} /> : null}
      </AccountSection>
      <AccountSection id="tags" title={t('tagsTitle')} text={t('tagsText')}>
        <TagList listings={listings} save={saveTags} />
      </AccountSection>
    </div>
  );
}
