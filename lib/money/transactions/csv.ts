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

/**
 * Where a spreadsheet would begin a formula: at the start of a value, and after what separates cells where a semicolon
 * or a tab does, in which case our quotes don't hold the value together. Blanks, quotes and invisible characters may
 * precede the sign, which may be full-width.
 */
const FORMULA =
  /(^|[;\t\r\n])(?=[\s"'\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/gu;

/**
 * Formats one value according to RFC 4180; an apostrophe is put before text that a spreadsheet would run as a formula,
 * whether it splits the file at commas or at semicolons. Libraries guard the first character of a value only.
 */
export function csvValue(value: string): string {
  const plain = value.replace(FORMULA, "$1'");
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

const line = (values: readonly string[]) => `${values.map(csvValue).join(',')}\r\n`;

/** The byte order mark, by which spreadsheets recognize UTF-8, and the header line. */
export const CSV_HEAD = `\uFEFF${line(Object.keys(COLUMNS))}`;

/** Formats rows as CSV lines. */
export function csvLines(rows: readonly TransactionDto[]): string {
  return rows.map((row) => line(Object.values(COLUMNS).map((read) => read(row) ?? ''))).join('');
}
