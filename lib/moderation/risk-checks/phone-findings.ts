import 'server-only';
import type { Transaction } from '@/lib/core/db/client';
import { countryOf } from '@/lib/core/i18n/country';
import { isOfCountry, readPhone } from '@/lib/core/phones/read-phone';
import type { Finding } from '@/lib/records/risk-signals/record-findings';

/** Compares the country of a seller's phone with that of the place where they sell, if both are known for certain. */
export async function phoneFindings(tx: Transaction, userId: string, location: string): Promise<Finding[]> {
  const place = countryOf(location);
  const { phone: typed } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { phone: true } });
  const phone = typed && place ? readPhone(typed, location) : null;
  if (!phone || !place || isOfCountry(phone, place)) return [];
  return [{ rule: 'phone_elsewhere', evidence: { phone: phone.country, place } }];
}
