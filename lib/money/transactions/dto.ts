import type { TransactionStatus, TransactionType } from '@/lib/core/db/generated/enums';

/** A transaction as administrators see it. */
export type TransactionDto = {
  id: string;
  type: TransactionType;
  status: TransactionStatus;
  amount: string;
  currency: string;
  description: string | null;
  paymentMethod: string | null;
  /** The payment's reference, as entered by the administrator. */
  transactionId: string | null;
  createdAt: string;
  updatedAt: string;
  /** The user; without id and e-mail if the account was deleted. */
  user: { id: string | null; name: string; email: string | null } | null;
  /** The animal or equipment that it was for; null if there was none or it was deleted. */
  listing: { id: string; title: string } | null;
  bannerAdId: string | null;
};

/** The amounts of one type of transaction in a month of UTC (`2026-11`), by the transactions' current status. */
export type MonthlyTotal = {
  month: string;
  type: TransactionType;
  currency: string;
  count: number;
} & Record<TransactionStatus, string>;
