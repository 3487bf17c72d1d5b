import type { BannerPaymentStatus } from '@/lib/core/db/generated/enums';
import type { Locale } from '@/lib/core/i18n/locales';
import type { BannerStatus } from './schema';

/** An advertisement as shown to its owner and to administrators. */
export type BannerAdDto = {
  id: string;
  companyName: string;
  contactEmail: string;
  contactPhone: string | null;
  title: string;
  description: string;
  /** The languages of the pages that show it; none stands for all. */
  languages: Locale[];
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

/** The counts of one day (UTC). */
export type BannerDay = { day: string; impressions: number; clicks: number };

/** One of the actor's own advertisements, with the counts of the last thirty days if it has run. */
export type OwnBannerAd = BannerAdDto & { days: BannerDay[] };

/** An advertisement in the tables of the administration. */
export type AdminBannerAd = BannerAdDto & { requester: { id: string; name: string; email: string } | null };

/** The slots for advertisements, named by their size. */
export type AdSlotName = 'leaderboard' | 'medium-rectangle' | 'banner' | 'square';

/** An advertisement as a page shows it. */
export type ShownAd = { id: string; title: string; companyName: string; description: string; imageUrl: string | null };

/** Who advertises, as their last request or the account has it. */
export interface Advertiser {
  companyName: string;
  contactEmail: string;
  contactPhone: string;
}
