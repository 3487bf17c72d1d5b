import 'server-only';
import { pagesChanged } from '@/lib/cache/page-changes';
import type { Prisma, Transaction } from '@/lib/db/client';
import { pictureFiles } from './banner-picture';

/**
 * What becomes of the advertisements of an account that is deleted, within the caller's transaction: requests go, what runs stops, and
 * whom to write to is forgotten. What was paid stays in the books. Answers the files of the requests that went.
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
