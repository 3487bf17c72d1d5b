import type { TransactionStatus, TransactionType } from '@/lib/db/generated/enums';

/** A transaction as administrators see it. */
export type TransactionDto = {
  id: string;
  type: TransactionType;
  status: TransactionStatus;
  amount: string;
  currency: string;
  description: string | null;
  paymentMethod: string | null;
  /** The reference of the payment, as the administrator noted it. */
  transactionId: string | null;
  createdAt: string;
  updatedAt: string;
  /** Whose it is; without id and e-mail where the account is gone. */
  user: { id: string | null; name: string; email: string | null } | null;
  /** The animal or equipment it was for; null where there was none, or it is gone. */
  listing: { id: string; title: string } | null;
  bannerAdId: string | null;
};

/** What one kind of transaction came to in a month of UTC (`2026-11`), by where those transactions stand now. */
export type MonthlyTotal = {
  month: string;
  type: TransactionType;
  currency: string;
  count: number;
} & Record<TransactionStatus, string>;
