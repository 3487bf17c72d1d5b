import 'server-only';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import type { Prisma, Transaction } from '@/lib/core/db/client';
import { pictureFiles } from './pictures/banner-picture';

/**
 * Handles the advertisements of an account that is being deleted, within the caller's transaction: deletes requests,
 * stops running ones and erases the contact details. Payments stay in the books.
 * @returns the files of the deleted requests.
 */
export async function retireBannerAds(tx: Transaction, userId: string): Promise<string[]> {
  const requests = {
    requestedBy: userId,
    status: { in: ['pending_request', 'pending_approval'] },
  } satisfies Prisma.BannerAdWhereInput;
  const gone = await tx.bannerAd.findMany({ where: requests, select: { imageUrl: true } });
  await tx.bannerAd.deleteMany({ where: requests });
  await tx.bannerAd.updateMany({ where: { requestedBy: userId, status: 'active' }, data: { status: 'inactive' } });
  await tx.bannerAd.updateMany({ where: { requestedBy: userId }, data: { contactEmail: '', contactPhone: null } });
  await pagesChanged(tx, ['ads']);
  return gone.flatMap(({ imageUrl }) => pictureFiles(imageUrl));
}
