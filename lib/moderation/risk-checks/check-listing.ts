import 'server-only';
import type { Transaction } from '@/lib/core/db/client';
import type { FoundWords } from '@/lib/records/risk-signals/dto';
import { recordFindings, type Finding } from '@/lib/records/risk-signals/record-findings';
import { copiedText } from './copied-text';
import { phoneFindings } from './phone-findings';
import { priceFindings } from './price-findings';
import { textFindings } from './text-findings';

const TEXT_RULES = ['payment_words', 'link_shortener', 'text_of_another', 'phone_elsewhere'] as const;
const SELECT = { id: true, userId: true, title: true, description: true, location: true } as const;

/** Checks what an animal listing says and what it costs. */
export async function checkAnimalListing(tx: Transaction, id: string, now: Date): Promise<void> {
  const own = await tx.animalListing.findUnique({
    where: { id },
    select: { ...SELECT, category: true, price: true, weight: true, age: true },
  });
  if (!own) return;
  const texts = textFindings(own);
  const priced = { ...own, price: own.price.toNumber() };
  const findings = [
    ...texts,
    ...(await copiedText(tx, { kind: 'listing', id })),
    ...(await phoneFindings(tx, own.userId, own.location)),
    ...(await priceFindings(tx, priced, riskyWords(texts))),
  ];
  const rules = [...TEXT_RULES, 'price_low', 'price_typo', 'cheap_and_risky'] as const;
  await recordFindings(tx, { subject: 'listing', subjectId: id, userId: own.userId, rules }, findings, now);
}

/** Checks what an equipment listing says. Prices of equipment differ too much for a median to say anything. */
export async function checkEquipment(tx: Transaction, id: string, now: Date): Promise<void> {
  const own = await tx.equipmentListing.findUnique({ where: { id }, select: SELECT });
  if (!own) return;
  const findings = [
    ...textFindings(own),
    ...(await copiedText(tx, { kind: 'equipment', id })),
    ...(await phoneFindings(tx, own.userId, own.location)),
  ];
  await recordFindings(
    tx,
    { subject: 'equipment', subjectId: id, userId: own.userId, rules: TEXT_RULES },
    findings,
    now,
  );
}

/** The words that ask for money in advance or for good, if any were found. */
function riskyWords(findings: readonly Finding[]): FoundWords | null {
  const found = findings.find((one) => one.rule === 'payment_words');
  return found?.rule === 'payment_words' ? found.evidence.words : null;
}

const LOT_PRICE = {
  ...{ category: true, averageWeight: true, averageAge: true },
} as const;

/** What a lot is offered for, at least, in US dollars per head. */
async function leastPerHead(tx: Transaction, id: string): Promise<number> {
  const [row] = await tx.$queryRaw<{ least: number }[]>`
    SELECT (corral_bid_total(greatest(starting_price, reserve_price), price_units, price_rate) / coalesce(quantity, 1))::float8 AS least
    FROM auction_lots WHERE id = ${id}::uuid`;
  return row?.least ?? 0;
}

/** Checks what a lot says. */
export async function checkLot(tx: Transaction, id: string, now: Date): Promise<void> {
  const own = await tx.auctionLot.findUnique({ where: { id }, select: { ...SELECT, ...LOT_PRICE } });
  if (!own?.userId) return;
  const { userId, category, averageWeight: weight, averageAge, location } = own;
  const texts = textFindings(own);
  const words = riskyWords(texts);
  const priced = { id, userId, category, location, weight, age: averageAge ?? 0 };
  const findings = [
    ...texts,
    ...(await copiedText(tx, { kind: 'lot', id })),
    ...(await phoneFindings(tx, userId, location)),
    // Lots start low, so that their price says something only beside such words.
    ...(words ? await priceFindings(tx, { ...priced, price: await leastPerHead(tx, id) }, words) : []),
  ];
  const rules = [...TEXT_RULES, 'price_low', 'price_typo', 'cheap_and_risky'] as const;
  await recordFindings(tx, { subject: 'lot', subjectId: id, userId: own.userId, rules }, findings, now);
}
