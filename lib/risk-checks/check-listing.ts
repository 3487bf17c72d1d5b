import 'server-only';
import type { Transaction } from '@/lib/db/client';
import { recordFindings } from '@/lib/risk/record-findings';
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
  const findings = [
    ...textFindings(own),
    ...(await copiedText(tx, { kind: 'listing', id })),
    ...(await phoneFindings(tx, own.userId, own.location)),
    ...(await priceFindings(tx, { ...own, price: own.price.toNumber() })),
  ];
  const rules = [...TEXT_RULES, 'price_low', 'price_typo'] as const;
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

/** Checks what a lot says. */
export async function checkLot(tx: Transaction, id: string, now: Date): Promise<void> {
  const own = await tx.auctionLot.findUnique({ where: { id }, select: SELECT });
  if (!own?.userId) return;
  const findings = [...textFindings(own), ...(await phoneFindings(tx, own.userId, own.location))];
  const rules = ['payment_words', 'link_shortener', 'phone_elsewhere'] as const;
  await recordFindings(tx, { subject: 'lot', subjectId: id, userId: own.userId, rules }, findings, now);
}
