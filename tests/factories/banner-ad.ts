import { db, type Prisma } from '@/lib/core/db/client';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Stores an advertisement of `requestedBy`; by default it has been running since yesterday. */
export async function makeBannerAd(
  requestedBy: string | null,
  traits: Partial<Prisma.BannerAdUncheckedCreateInput> = {},
) {
  const now = Date.now();
  return db.bannerAd.create({
    data: {
      requestedBy,
      companyName: 'Semillas del Litoral',
      contactEmail: 'ventas@semillas.test',
      title: 'Pasturas que aguantan la seca',
      clickUrl: 'https://semillas.test/',
      status: 'active',
      paymentStatus: 'paid',
      amount: '100.00',
      startDate: new Date(now - DAY_MS),
      endDate: new Date(now + 29 * DAY_MS),
      ...traits,
    },
  });
}
