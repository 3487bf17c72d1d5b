import type { TransactionDto } from './dto';

const COLUMNS = {
  id: ({ id }) => id,
  createdAt: ({ createdAt }) => createdAt,
  type: ({ type }) => type,
  status: ({ status }) => status,
  amount: ({ amount }) => amount,
  currency: ({ currency }) => currency,
  description: ({ description }) => description,
  userId: ({ user }) => user?.id,
  userName: ({ user }) => user?.name,
  userEmail: ({ user }) => user?.email,
  listingId: ({ listing }) => listing?.id,
  listingTitle: ({ listing }) => listing?.title,
  bannerAdId: ({ bannerAdId }) => bannerAdId,
  paymentMethod: ({ paymentMethod }) => paymentMethod,
  transactionId: ({ transactionId }) => transactionId,
  updatedAt: ({ updatedAt }) => updatedAt,
} as const satisfies Record<string, (row: TransactionDto) => string | null | undefined>;

// Values that a spreadsheet would interpret as a formula, also after spaces and in full-width characters.
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/**
 * Formats one value according to RFC 4180; an apostrophe is put before text that a spreadsheet would run as a
 * formula.
 */
export function csvValue(value: string): string {
  const plain = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

const line = (values: readonly string[]) => `${values.map(csvValue).join(',')}\r\n`;

/** The byte order mark, by which spreadsheets recognize UTF-8, and the header line. */
export const CSV_HEAD = `\uFEFF${line(Object.keys(COLUMNS))}`;

/** Formats rows as CSV lines. */
export function csvLines(rows: readonly TransactionDto[]): string {
  return rows.map((row) => line(Object.values(COLUMNS).map((read) => read(row) ?? ''))).join('');
}
