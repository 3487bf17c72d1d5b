import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { FloorForm } from '@/components/messages/offers/floor-form';
import { FormPage } from '@/components/ui/forms/form-page';
import { Note } from '@/components/ui/note';
import { getFloor } from '@/lib/deals/offers/floor';
import { askedPriceText } from '@/lib/livestock/price-formats/asked-price';
import { titlesIn } from '@/lib/market/topics/titles-in';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { saveFloor } from '../actions';

export const generateMetadata = unlistedMetadata('offers', 'floorTitle');

/** The lowest price at which an own listing takes offers; 404 for anybody else. */
export default async function OfferFloor({ searchParams }: PageProps<'/[locale]/offers/floor'>) {
  const { listing } = await searchParams;
  const listingId = typeof listing === 'string' ? listing : '';
  const { viewer, locale } = await requireMemberPage(`/offers/floor?listing=${encodeURIComponent(listingId)}`);
  const floor = await getFloor(viewer, listingId);
  if (!floor) notFound();
  const [t, titled] = await Promise.all([
    getTranslations({ locale, namespace: 'offers' }),
    titlesIn(locale, [listingId]),
  ]);
  const asked = askedPriceText(locale, { ...floor, amount: floor.asked });
  return (
    <FormPage locale={locale} title={t('floorTitle')} text={t('floorText')}>
      <div className="grid grid-cols-[minmax(0,1fr)] max-w-form gap-4 pb-10">
        <p className="text-15">
          {titled({ id: listingId, title: floor.title }).title} · <span className="tabular-nums">{asked}</span>
        </p>
        {floor.isVoid ? <Note tone="warn">{t('floorVoid')}</Note> : null}
        <FloorForm floor={floor} save={saveFloor} />
      </div>
    </FormPage>
  );
}
