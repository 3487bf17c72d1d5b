import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { refuseSuspended } from '@/lib/core/actors/refuse-suspended';
import { db, type Transaction } from '@/lib/core/db/client';
import { DAY_MS, MINUTE_MS } from '@/lib/core/durations';
import { DomainError, invalidField } from '@/lib/core/errors/domain-error';
import { consume } from '@/lib/core/rate-limit/limit';
import { imageDetailsSchema } from '@/lib/files/images/details';
import { storage } from '@/lib/files/storage/storage';
import { imageKeys } from '@/lib/files/uploads/image-keys';
import { releaseUploads } from '@/lib/files/uploads/release-uploads';
import { factColumns } from '@/lib/livestock/facts/fact-columns';
import { factSelect, readFacts } from '@/lib/livestock/facts/stored-facts';
import type { Currency } from '@/lib/core/i18n/currencies';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { isAscending } from '@/lib/market/animal-lots/lot-schema';
import { isId } from '@/lib/core/validation/fields';
import { arrangePictures } from '@/lib/market/listings/arrange-pictures';
import { IMAGES_MAX } from '@/lib/market/listings/schema';
import { refusePlace } from '@/lib/records/risk-phrases/refuse-place';
import { queueRiskCheck } from '@/lib/records/risk-signals/queue-risk-check';
import { holdOpenLot } from '../cancel-lot';
import type { LotDetail } from '../dto';
import { getLot } from '../get-lot';
import { announce, interestedIn } from '../lot-rows';
import { deleteNewsUnderWay } from '../notify-of-lot';
import { lotState, mayEditLot } from '../policy';
import { AUCTION_FACTS, LOT_MAX_DAYS, timesError, type LotFields } from '../schema';
import { lotRate, refuseUnlikely, type AskedLot } from './asked-terms';

type Times = { startTime: Date; endTime: Date };

/** Forms hold minutes. */
const isSameMinute = (stored: Date, sent: string) =>
  Math.floor(stored.getTime() / MINUTE_MS) === Math.floor(Date.parse(sent) / MINUTE_MS);

/**
 * Returns the times of a changed lot. The start of one that began stays, and so does whatever was sent as it is.
 * @throws DomainError `invalid_input` if the new ones aren't possible.
 */
function changedTimes(before: Times, sent: Pick<LotFields, 'startTime' | 'endTime'>, now: Date): Times {
  const begun = before.startTime <= now;
  const keepsStart = begun || (sent.startTime !== null && isSameMinute(before.startTime, sent.startTime));
  const keepsEnd = isSameMinute(before.endTime, sent.endTime);
  if (keepsStart && keepsEnd) return { startTime: before.startTime, endTime: before.endTime };
  const startTime = keepsStart ? before.startTime.toISOString() : sent.startTime;
  const endTime = keepsEnd ? before.endTime.toISOString() : sent.endTime;
  const wrong = timesError({ startTime: begun ? null : startTime, endTime }, now.getTime());
  if (wrong) throw invalidField(wrong.field, wrong.key, wrong.values);
  const start = new Date(Math.max(startTime === null ? 0 : Date.parse(startTime), begun ? 0 : now.getTime()));
  const end = new Date(endTime);
  if (end.getTime() - start.getTime() > LOT_MAX_DAYS * DAY_MS)
    throw invalidField('endTime', 'lotTooLong', { days: LOT_MAX_DAYS });
  return { startTime: start, endTime: end };
}

/**
 * Refuses who may not change a lot.
 * @throws DomainError `lot_not_found` if they may not even see it, `forbidden` if it isn't theirs.
 */
export async function refuseStrangerOf(actor: Actor, id: string): Promise<void> {
  const select = { userId: true, status: true };
  const lot = isId(id) ? await db.auctionLot.findUnique({ where: { id }, select }) : null;
  if (!lot || (lot.userId !== actor.id && lot.status === 'held')) throw new DomainError('lot_not_found');
  if (lot.userId !== actor.id) throw new DomainError('forbidden');
}

type Priced = Pick<AskedLot, 'startingPrice' | 'quantity' | 'averageWeight'> & {
  class?: string | null | undefined;
  priceBasis: string;
  priceCurrency: string;
};

/** What decides whether a starting price is unusual. */
const priced = ({ startingPrice, priceBasis, priceCurrency, quantity, averageWeight, class: code }: Priced) =>
  [Number(startingPrice), priceBasis, priceCurrency, quantity, averageWeight, code].join();

/** Those who were notified of an end that moved are notified of the new one. */
async function forgetNoticesOfEnd(tx: Transaction, id: string): Promise<void> {
  await tx.auctionWatch.updateMany({ where: { auctionLotId: id }, data: { notifiedAt: null } });
  await deleteNewsUnderWay(tx, id, await interestedIn(tx, id));
}

/**
 * Changes the actor's own lot before the first bid, under the lock that bids take: one that came first wins. Facts, terms
 * and language that are absent stay as they are.
 * @param pictures all pictures in order: ids of uploads, and addresses of present ones that stay; none keeps them all
 * @param seenVersion the `version` that the form was loaded with, so that a change made since, in another tab, isn't overwritten
 * @throws DomainError `lot_not_found`, `forbidden` if it isn't the actor's, `lot_has_bids`, `lot_ended`, `lot_cancelled`,
 * `listing_changed`, `invalid_input` for times, place, price or pictures, `price_unconfirmed`, `account_suspended`, `rate_limited`.
 */
export async function updateLot(
  actor: Actor,
  id: string,
  { startTime, endTime, language, priceConfirmed, ...sent }: LotFields,
  pictures: readonly string[],
  seenVersion?: number,
): Promise<LotDetail> {
  await consume('changeByUser', actor.id);
  if (pictures.length > IMAGES_MAX) throw invalidField('images', 'imagesTooMany');
  await refuseStrangerOf(actor, id);
  await releaseUploads(actor);
  const dropped = await db.$transaction(async (tx) => {
    const held = await holdOpenLot(tx, id);
    if (held.userId !== actor.id) throw new DomainError('forbidden');
    await refuseSuspended(tx, actor.id);
    const stored = await tx.auctionLot.findUniqueOrThrow({
      where: { id },
      select: {
        ...factSelect(AUCTION_FACTS),
        ...({ location: true, images: true, imageDetails: true, version: true } as const),
        ...({ startingPrice: true, quantity: true, averageWeight: true } as const),
        ...({ priceBasis: true, priceCurrency: true, bids: { select: { id: true }, take: 1 } } as const),
      },
    });
    const state = lotState(held, held.serverTime);
    if (!mayEditLot(actor, { userId: held.userId, hasBids: stored.bids.length > 0, state }))
      throw new DomainError('lot_has_bids');
    if (seenVersion !== undefined && seenVersion !== stored.version) throw new DomainError('listing_changed');
    refusePlace(sent.location, stored.location);
    const said = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as typeof sent;
    const facts = readFacts(AUCTION_FACTS, stored);
    const lot = {
      ...facts,
      priceBasis: stored.priceBasis as PriceBasis,
      priceCurrency: stored.priceCurrency as Currency,
      ...said,
    };
    if (!isAscending(lot.averageWeight, lot.weightMax) || !isAscending(lot.weightMin, lot.averageWeight))
      throw invalidField('averageWeight', 'weightOrder');
    const times = changedTimes(held, { startTime, endTime }, held.serverTime);
    const rate = await lotRate(tx, lot);
    // A price that was confirmed once is not asked about again while nothing that it goes by changes.
    if (
      !priceConfirmed &&
      priced(lot) !== priced({ ...stored, ...facts, startingPrice: stored.startingPrice.toString() })
    )
      refuseUnlikely(lot, rate);
    const present = imageDetailsSchema.array().parse(stored.imageDetails);
    const arranged =
      pictures.length > 0
        ? await arrangePictures(tx, actor, { images: stored.images, imageDetails: present }, pictures)
        : null;
    const movesEnd = times.endTime.getTime() !== held.endTime.getTime();
    await tx.auctionLot.update({
      where: { id },
      data: {
        ...said,
        ...factColumns(AUCTION_FACTS, said),
        ...(lot.priceCurrency === 'USD' ? { priceRate: 1, priceRateOn: null, priceRateSource: null } : rate),
        ...(language ? { language } : {}),
        ...(arranged && { images: arranged.images, imageDetails: arranged.imageDetails }),
        ...times,
        ...(movesEnd ? { endNoticedAt: null } : {}),
        version: { increment: 1 },
      },
      select: { id: true },
    });
    if (movesEnd) await forgetNoticesOfEnd(tx, id);
    await queueRiskCheck(tx, 'lot', id);
    await announce(tx, id);
    return arranged?.dropped ?? [];
  });
  // After the commit and best effort: an orphaned file is swept later, a lost picture can't be recovered.
  await storage()
    .delete(imageKeys(dropped))
    .catch(() => undefined);
  const changed = await getLot(id, { alsoHeld: true });
  if (!changed) throw new DomainError('lot_not_found');
  return changed;
}
