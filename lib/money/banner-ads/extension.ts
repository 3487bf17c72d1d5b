import 'server-only';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import type { Prisma, Transaction } from '@/lib/core/db/client';
import { columnsOf } from '@/lib/core/db/columns-of';
import type { lockBanner } from './lock-banner';
import { addMonths } from './period';
import { BANNER_MONTHLY_PRICE, bannerPrice } from './schema';

type Locked = Awaited<ReturnType<typeof lockBanner>>;

/** Records, in the caller's transaction, what the additional months of a paid advertisement cost its owner. */
export async function chargeExtension(
  tx: Transaction,
  id: string,
  before: Locked,
  amount: Prisma.BannerAdUpdateInput['amount'],
): Promise<void> {
  if (typeof amount !== 'string') return;
  await tx.transaction.create({
    data: {
      userId: before.requestedBy,
      bannerAdId: id,
      type: 'banner_ad',
      amount: before.amount.neg().plus(amount),
      description: `${before.companyName} · ${before.title}`,
    },
  });
}

/** Takes additional months back whose payment failed or was refunded: the advertisement ends that much earlier. */
export async function takeExtensionBack(tx: Transaction, id: string, amount: Prisma.Decimal): Promise<void> {
  const rows = await tx.$queryRaw<{ amount: Prisma.Decimal; durationMonths: number; startDate: Date | null }[]>`
    SELECT ${columnsOf('BannerAd', ['amount', 'durationMonths', 'startDate'])} FROM banner_ads WHERE id = ${id}::uuid FOR UPDATE`;
  const [ad] = rows;
  if (!ad) return;
  const paidMonths = Math.max(1, ad.amount.minus(amount).div(BANNER_MONTHLY_PRICE).floor().toNumber());
  const durationMonths = Math.min(ad.durationMonths, paidMonths);
  await tx.bannerAd.update({
    where: { id },
    data: {
      durationMonths,
      amount: bannerPrice(paidMonths),
      ...(ad.startDate ? { endDate: addMonths(ad.startDate, durationMonths) } : {}),
    },
  });
  await pagesChanged(tx, ['ads']);
}
