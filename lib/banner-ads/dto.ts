import type { BannerPaymentStatus } from '@/lib/db/generated/enums';
import type { BannerStatus } from './schema';

/** An advertisement as its owner and the administrators see it. */
export type BannerAdDto = {
  id: string;
  companyName: string;
  contactEmail: string;
  contactPhone: string | null;
  title: string;
  description: string;
  imageUrl: string | null;
  clickUrl: string;
  status: BannerStatus;
  paymentStatus: BannerPaymentStatus;
  durationMonths: number;
  amount: string;
  impressions: number;
  clicks: number;
  startDate: string | null;
  endDate: string | null;
  approvedAt: string | null;
  rejectionReason: string | null;
  createdAt: string;
};

/** What an advertisement got in one day, UTC. */
export type BannerDay = { day: string; impressions: number; clicks: number };

/** An advertisement of one's own, with the last thirty days of one that ran. */
export type OwnBannerAd = BannerAdDto & { days: BannerDay[] };

/** An advertisement in the administrators' tables. */
export type AdminBannerAd = BannerAdDto & { requester: { id: string; name: string; email: string } | null };

/** The places where an advertisement may stand, named by their size. */
export type AdSlotName = 'leaderboard' | 'medium-rectangle' | 'banner' | 'square';

/** What a page shows of an advertisement. */
export type ShownAd = { id: string; title: string; companyName: string; description: string; imageUrl: string | null };
