import 'server-only';
import { type Transaction, Prisma } from '@/lib/core/db/client';
import type { FoundWords, RiskEvidence } from '@/lib/records/risk-signals/dto';
import { recordFindings, type Finding } from '@/lib/records/risk-signals/record-findings';
import { topicText, type Topic } from '@/lib/core/topics/schema';
import { countryOf } from '@/lib/core/i18n/country';
import { isOfCountry, readPhone } from '@/lib/core/phones/read-phone';
import type { AnimalCategory } from '@/lib/core/db/generated/client';
import { medianOf, READ, SAMPLE, TYPO_PERCENT } from '@/lib/market/animal-lots/lots/usual-price';
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

/** Short texts are alike because there is little to say. */
const LETTERS = 200;
const SIMILARITY = 0.85;
/** Of a copy with some words changed, three words of at least one of these groups are still there. */
const WORDS = 15;
const WORDS_OF_GROUP = 3;
const CANDIDATES = 200;
const SHOWN = 400;

const SOURCES = {
  listing: { table: Prisma.sql`cattle_listings`, isPublic: Prisma.sql`l.is_active` },
  equipment: { table: Prisma.sql`equipment_listings`, isPublic: Prisma.sql`l.is_active` },
  lot: { table: Prisma.sql`auction_lots`, isPublic: Prisma.sql`l.status = 'active'` },
} as const;

/** Animals are copied from listings into lots and back. */
const COPIED_FROM = { listing: ['listing', 'lot'], equipment: ['equipment'], lot: ['listing', 'lot'] } as const;

type Copied = { id: string; similarity: number; text: string; otherText: string };

/**
 * Finds the listing or lot on sale of another account whose text this one repeats; the older one is never accused.
 * Candidates come from the index of words, by the longest words of the text, so that the comparison never reads the whole
 * table.
 */
async function copiedText(tx: Transaction, { kind, id }: Topic): Promise<Finding[]> {
  const { table } = SOURCES[kind];
  const [own] = await tx.$queryRaw<{ query: string | null }[]>`
    SELECT string_agg('(' || words || ')', ' | ') AS query FROM (
      SELECT string_agg(quote_literal(lexeme), ' & ') AS words FROM (
        SELECT lexeme, row_number() OVER (ORDER BY length(lexeme) DESC, lexeme) - 1 AS place
        FROM ${table} l, unnest(l.search_vector) WHERE l.id = ${id}::uuid AND char_length(l.description) >= ${LETTERS}) long
      WHERE place < ${WORDS} GROUP BY place / ${WORDS_OF_GROUP}) groups`;
  if (!own?.query) return [];
  for (const source of COPIED_FROM[kind]) {
    const { table: others, isPublic } = SOURCES[source];
    const [copy] = await tx.$queryRaw<Copied[]>`
      SELECT c.id, similarity(c.description, own.description) AS similarity, left(own.description, ${SHOWN}) AS text, left(c.description, ${SHOWN}) AS "otherText"
      FROM (SELECT id, user_id, description, created_at FROM ${table} WHERE id = ${id}::uuid) own,
        LATERAL (
          SELECT l.id, l.description FROM ${others} l
          WHERE ${isPublic} AND l.search_vector @@ ${own.query}::tsquery AND l.user_id <> own.user_id AND l.created_at < own.created_at
            AND char_length(l.description) BETWEEN ${LETTERS} AND char_length(own.description) * 2
          LIMIT ${CANDIDATES}) c
      WHERE similarity(c.description, own.description) >= ${SIMILARITY}
      ORDER BY 2 DESC, c.id LIMIT 1`;
    if (!copy) continue;
    const { text, otherText } = copy;
    const similarity = Math.round(copy.similarity * 100) / 100;
    const other = topicText({ kind: source, id: copy.id });
    return [{ rule: 'text_of_another', evidence: { other, similarity, text, otherText } }];
  }
  return [];
}

/** Compares the country of a seller's phone with that of the place where they sell, if both are known for certain. */
async function phoneFindings(tx: Transaction, userId: string, location: string): Promise<Finding[]> {
  const place = countryOf(location);
  const { phone: typed } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { phone: true } });
  const phone = typed && place ? readPhone(typed, location) : null;
  if (!phone || !place || isOfCountry(phone, place)) return [];
  return [{ rule: 'phone_elsewhere', evidence: { phone: phone.country, place } }];
}

const LOW_PERCENT = 50;

type Priced = {
  id: string;
  userId: string;
  category: AnimalCategory;
  location: string;
  price: number;
  weight: number | null;
  age: number;
};

/**
 * Compares a listing's price with the median of what others ask for the same category in the same country: per kilogram
 * if it has a weight, otherwise per head among animals of half to twice its age. Silent with fewer than twenty prices.
 */
async function priceFindings(tx: Transaction, own: Priced, words: FoundWords | null): Promise<Finding[]> {
  const compared = await comparedPrice(tx, own);
  if (!compared) return [];
  const { exact, evidence } = compared;
  const { percent } = evidence;
  const low = { rule: 'price_low', evidence } as const;
  // Beside words that ask for money in advance or for good, a price is low on purpose, and no slip.
  if (words && exact < LOW_PERCENT) return [low, { rule: 'cheap_and_risky', evidence: { percent, words } }];
  if (exact < TYPO_PERCENT.below || exact > TYPO_PERCENT.above) return [{ rule: 'price_typo', evidence }];
  return exact < LOW_PERCENT ? [low] : [];
}

type Compared = { exact: number; evidence: RiskEvidence['price_low'] };

async function comparedPrice(tx: Transaction, own: Priced): Promise<Compared | null> {
  const country = countryOf(own.location);
  if (!country || own.price <= 0) return null;
  const rows = await tx.$queryRaw<Priced[]>`
    SELECT id, user_id AS "userId", location, price::float8 AS price, weight, age FROM cattle_listings
    WHERE is_active AND category = ${own.category}::animal_category AND user_id <> ${own.userId}::uuid AND price > 0
    ORDER BY is_highlighted DESC, created_at DESC, id DESC LIMIT ${READ}`;
  const near = rows.filter(({ location }) => countryOf(location) === country);
  const perKg = own.weight ? near.flatMap(({ price, weight }) => (weight ? [price / weight] : [])) : [];
  const perHead = near
    .filter(({ age }) => age >= own.age / 2 && age <= Math.max(own.age * 2, 1))
    .map(({ price }) => price);
  const compared =
    own.weight && perKg.length >= SAMPLE
      ? ({ per: 'kg', price: own.price / own.weight, prices: perKg } as const)
      : ({ per: 'head', price: own.price, prices: perHead } as const);
  if (compared.prices.length < SAMPLE) return null;
  const median = medianOf(compared.prices);
  const exact = (compared.price / median) * 100;
  const evidence = {
    price: compared.price.toFixed(2),
    median: median.toFixed(2),
    per: compared.per,
    sample: compared.prices.length,
    percent: Math.floor(exact),
  };
  return { exact, evidence };
}
