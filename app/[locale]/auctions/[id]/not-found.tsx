import { LotNotFound } from '@/components/auctions/lot-page/lot-not-found';
import { currentLocale } from '@/lib/core/i18n/current-locale';

export default async function AuctionLotNotFoundPage() {
  return <LotNotFound locale={await currentLocale()} />;
}
