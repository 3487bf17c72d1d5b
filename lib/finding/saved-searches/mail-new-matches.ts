import 'server-only';
import { columnsOf } from '@/lib/core/db/columns-of';
import { breedLabel } from '@/lib/livestock/stock/breeds';
import { titleIn } from '@/lib/market/animal-lots/lots/title';
import type { AnimalListingDto } from '@/lib/market/animal-lots/dto';
import { isPlain } from '@/lib/market/animal-lots/lot-figures';
import { findNewMatches } from '@/lib/market/animal-lots/find-new-matches';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import type { EquipmentListingDto } from '@/lib/market/equipment/dto';
import { findNewEquipment } from '@/lib/market/equipment/find-new-equipment';
import { parseEquipmentListingQuery } from '@/lib/market/equipment/query-schema';
import type { Transaction } from '@/lib/core/db/client';
import { forEachDue } from '@/lib/core/db/for-each-due';
import { DAY_MS, MINUTE_MS } from '@/lib/core/durations';
import { type EmailItem, emailTo, type Email } from '@/lib/core/email/layout';
import { placeIn } from '@/lib/core/i18n/country';
import { currencySign } from '@/lib/core/i18n/currencies';
import { formatAge, formatMoney, formatPrice, formatWeight } from '@/lib/core/i18n/format';
import { languageOf } from '@/lib/core/i18n/locales';
import { pageUrl, siteUrl } from '@/lib/core/i18n/site-url';
import { translator } from '@/lib/core/i18n/translator';
import { equipmentQueryOf, savedSearchPath } from '@/lib/core/topics/search-path';
import { askedPriceText } from '@/lib/livestock/price-formats/asked-price';
import { notify } from '@/lib/records/notifications/notify';
import { stopToken } from './stop-by-link';

/** Returns the e-mail with the new matches of a saved search, with an unsubscribe link and its headers (RFC 8058). */
async function savedSearchMail(
  user: { email: string; firstName: string; language: string },
  search: { name: string; query: string; total: number; items: EmailItem[]; stopToken: string },
): Promise<Email> {
  const t = await translator(user.language, 'email');
  const { name, query, total, items, stopToken } = search;
  return emailTo(user, t, {
    subject: t('savedSearch.subject', { count: total, name }),
    paragraphs: [t('savedSearch.body', { count: total, name })],
    items,
    action: { label: t('savedSearch.action'), path: savedSearchPath(query) },
    optOut: {
      label: t('savedSearch.stop'),
      href: pageUrl(user.language, `/unsubscribe/${stopToken}`),
      oneClick: new URL(`/api/unsubscribe/${stopToken}`, siteUrl()).href,
    },
  });
}

const SHOWN = 12;
/**
 * Younger listings are left to the next mail: one whose transaction is still open could otherwise be missed by both
 * checks.
 */
const SETTLED_MS = MINUTE_MS;
/** Searching a million listings takes time, and runs of the job may overlap. */
const PATIENCE_MS = MINUTE_MS;

type Due = {
  id: string;
  name: string;
  query: string;
  lastCheckedAt: Date;
  userId: string;
  email: string;
  firstName: string;
  language: string;
};

/** Locks the next due search after `cursor` for this transaction, skipping those locked by other processes. */
async function claimNext(tx: Transaction, cursor: string, now: Date): Promise<Due | undefined> {
  const [dailyDue, weeklyDue] = [new Date(now.getTime() - DAY_MS), new Date(now.getTime() - 7 * DAY_MS)];
  const [due] = await tx.$queryRaw<Due[]>`
    SELECT ${columnsOf('SavedSearch', ['id', 'name', 'query', 'lastCheckedAt'], 's')}, u.id AS "userId",
      ${columnsOf('User', ['email', 'firstName', 'language'], 'u')}
    FROM saved_searches s JOIN users u ON u.id = s.user_id
    WHERE s.id > ${cursor}::uuid AND u.suspended_at IS NULL AND u.closed_at IS NULL
      AND s.last_checked_at <= CASE s.frequency WHEN 'daily' THEN ${dailyDue}::timestamptz ELSE ${weeklyDue}::timestamptz END
    ORDER BY s.id LIMIT 1 FOR UPDATE OF s SKIP LOCKED`;
  return due;
}

async function toItem(listing: AnimalListingDto, language: string): Promise<EmailItem> {
  const locale = languageOf(language);
  const breeds = await translator(locale, 'breeds');
  const { lot } = listing;
  const breed = breedLabel((name) => breeds(name as Parameters<typeof breeds>[0]), listing.breed);
  const facts = [
    breed,
    formatAge(locale, listing.age),
    listing.weight === null ? null : formatWeight(locale, listing.weight),
    placeIn(listing.location, locale),
  ];
  return {
    title: titleIn(listing, locale).title,
    price: isPlain(lot)
      ? formatMoney(locale, listing.price)
      : askedPriceText(locale, { amount: lot.priceAmount, basis: lot.priceBasis, currency: lot.priceCurrency }),
    facts: facts.filter(Boolean).join(' · '),
    href: pageUrl(locale, `/listing/${listing.id}`),
  };
}

function toEquipmentItem(machine: EquipmentListingDto, language: string): EmailItem {
  const locale = languageOf(language);
  const { id, title, brand, model, year, location, priceAmount, priceCurrency } = machine;
  return {
    title,
    price: `${currencySign(locale, priceCurrency)}\u00a0${formatPrice(locale, priceAmount, 4)}`,
    facts: [[brand, model].filter(Boolean).join(' '), year, placeIn(location, locale)].filter(Boolean).join(' · '),
    href: pageUrl(locale, `/equipment/${id}`),
  };
}

/** The new matches of a search, as its mail shows them. */
async function findNew(
  tx: Transaction,
  { query, language }: Due,
  window: Parameters<typeof findNewMatches>[2],
): Promise<{ items: EmailItem[]; total: number }> {
  const valuesOf = (text: string) => Object.fromEntries(new URLSearchParams(text));
  const ofEquipment = equipmentQueryOf(query);
  if (ofEquipment !== null) {
    const { query: asked } = parseEquipmentListingQuery(valuesOf(ofEquipment));
    const { listings, total } = await findNewEquipment(tx, asked, window);
    return { items: listings.map((machine) => toEquipmentItem(machine, language)), total };
  }
  const { listings, total } = await findNewMatches(tx, parseAnimalListingQuery(valuesOf(query)).query, window);
  return { items: await Promise.all(listings.map((listing) => toItem(listing, language))), total };
}

async function mailNext(tx: Transaction, cursor: string, now: Date): Promise<{ last: string; count: number } | null> {
  const search = await claimNext(tx, cursor, now);
  if (!search) return null;
  const { id, name, query, lastCheckedAt, userId } = search;
  const until = new Date(now.getTime() - SETTLED_MS);
  const { items, total } = await findNew(tx, search, { after: lastCheckedAt, until, notOf: userId, limit: SHOWN });
  if (total > 0) {
    const mail = () => savedSearchMail(search, { name, query, total, items, stopToken: stopToken(id) });
    const data = { name, query, total };
    await notify(tx, userId, { kind: 'savedSearch', topic: null, subject: id, data }, mail, { now });
  }
  await tx.savedSearch.update({ where: { id }, data: { lastCheckedAt: until } });
  return { last: id, count: total > 0 ? 1 : 0 };
}

/**
 * Notifies users of the new matches of every due saved search; returns how many. That happens in the
 * transaction that advances `last_checked_at`, with the search's row locked, so each listing is in one mail in spite
 * of concurrent processes and crashes.
 */
export async function mailNewMatches(now = new Date()): Promise<number> {
  return forEachDue((tx, after) => mailNext(tx, after, now), { timeout: PATIENCE_MS, maxWait: PATIENCE_MS });
}
