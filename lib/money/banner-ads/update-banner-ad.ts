import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireConfirmed } from '@/lib/core/actors/require-confirmed';
import { adminAct, requireAdmin, type AuditAction, type AuditEntry } from '@/lib/records/audit/admin-act';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import type { Prisma, Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { keepUndo } from '@/lib/records/undo/keep-undo';
import { storage } from '@/lib/files/storage/storage';
import { adoptPicture } from './pictures/adopt-picture';
import { claimPicture, pictureFiles } from './pictures/banner-picture';
import { bannerSelect, statusAt, toBannerDto } from './columns';
import type { BannerAdDto } from './dto';
import { chargeExtension } from './extension';
import { lockBanner } from './lock-banner';
import { addMonths } from './period';
import { bannerPrice, type BannerChanges } from './schema';

type Locked = Awaited<ReturnType<typeof lockBanner>>;

/**
 * Returns the columns that change along with the duration: the price, which doesn't fall once it is paid, and the end
 * date once it has started.
 * @throws DomainError `conflict` if it was rejected: nothing is owed for it any more, so there is no price to change;
 * or if nobody is left to pay for more months.
 */
function duration(before: Locked, months: number | undefined): Prisma.BannerAdUpdateInput {
  if (months === undefined || months === before.durationMonths) return {};
  if (before.status === 'rejected') throw new DomainError('conflict');
  const { paymentStatus, requestedBy } = before;
  const extended = paymentStatus === 'paid' && before.amount.lessThan(bannerPrice(months));
  if (extended && !requestedBy) throw new DomainError('conflict');
  return {
    durationMonths: months,
    ...(paymentStatus === 'pending' || extended ? { amount: bannerPrice(months) } : {}),
    ...(before.startDate ? { endDate: addMonths(before.startDate, months) } : {}),
  };
}

/**
 * Switches an advertisement on or off.
 * @throws DomainError `conflict` if its state doesn't allow it.
 */
function switched(
  before: Locked,
  asked: BannerChanges['status'],
  endDate: Date | null,
  now: Date,
): Prisma.BannerAdUpdateInput {
  const ended = statusAt(before, now) === 'expired';
  // A longer duration revives an ended one, switched off if it was inactive or isn't paid.
  if (ended && asked === undefined)
    return endDate && endDate > now
      ? { status: before.status !== 'inactive' && before.paymentStatus === 'paid' ? 'active' : 'inactive' }
      : {};
  if (asked === undefined || (asked === before.status && !ended)) return {};
  const runs = before.status === 'active' || before.status === 'inactive';
  if (!runs || ended || (asked === 'active' && before.paymentStatus !== 'paid')) throw new DomainError('conflict');
  return { status: asked };
}

/** A value as stored in the audit log: times and money as text. */
const toAuditJson = (value: unknown): Prisma.InputJsonValue | null =>
  value === undefined ? null : (JSON.parse(JSON.stringify(value)) as Prisma.InputJsonValue | null);

/** Keeps only the fields that really change, before and after. */
function difference(before: Locked, data: Prisma.BannerAdUpdateInput) {
  const keys = (Object.keys(data) as (keyof Locked & keyof Prisma.BannerAdUpdateInput)[]).filter(
    (key) => JSON.stringify(toAuditJson(before[key])) !== JSON.stringify(toAuditJson(data[key])),
  );
  return {
    keys,
    before: Object.fromEntries(keys.map((key) => [key, toAuditJson(before[key])])),
    after: Object.fromEntries(keys.map((key) => [key, toAuditJson(data[key])])),
  };
}

async function followPrice(
  tx: Transaction,
  bannerAdId: string,
  amount: Prisma.BannerAdUpdateInput['amount'],
): Promise<void> {
  if (typeof amount === 'string')
    await tx.transaction.updateMany({ where: { bannerAdId, status: 'pending' }, data: { amount } });
}

/**
 * Updates an advertisement, or switches a paid one on or off. A new duration moves its end, and its price while it is
 * unpaid; more months of a paid one are owed. Deletes the file of a replaced picture.
 * @throws DomainError `forbidden` unless the actor is an administrator, `confirmation_required` for another duration,
 * `not_found`, `conflict` if its state doesn't allow the switch or the duration, `invalid_input` at `imageUrl` if an address on this site isn't a pending upload of
 * the administrator, or no picture can be fetched from one on another.
 */
export async function updateBannerAd(
  actor: Actor,
  id: string,
  changes: BannerChanges,
  now = new Date(),
): Promise<BannerAdDto> {
  requireAdmin(actor);
  const imageUrl = changes.imageUrl && (await adoptPicture(actor, changes.imageUrl));
  const { ad, replaced } = await adminAct(actor, async (tx) => {
    const before = await lockBanner(tx, id);
    const { title, description, languages, targetUrl, durationMonths, status } = changes;
    if (imageUrl !== undefined && imageUrl !== before.imageUrl) await claimPicture(tx, actor, imageUrl);
    const span = duration(before, durationMonths);
    // Another price, or more days for the same one.
    if (Object.keys(span).length > 0) requireConfirmed(actor, now);
    const endDate = span.endDate instanceof Date ? span.endDate : before.endDate;
    const data: Prisma.BannerAdUpdateInput = {
      ...(title === undefined ? {} : { title }),
      ...(description === undefined ? {} : { description }),
      ...(languages === undefined ? {} : { languages }),
      ...(imageUrl === undefined ? {} : { imageUrl }),
      ...(targetUrl === undefined ? {} : { clickUrl: targetUrl }),
      ...span,
      ...switched(before, status, endDate, now),
    };
    const result = await tx.bannerAd.update({ where: { id }, data, select: bannerSelect });
    await (before.paymentStatus === 'paid'
      ? chargeExtension(tx, id, before, span.amount)
      : followPrice(tx, id, span.amount));
    await pagesChanged(tx, ['ads']);
    const { keys, ...values } = difference(before, data);
    const switchedTo = keys.length === 1 && keys[0] === 'status' ? result.status : null;
    if (switchedTo) {
      const undo = { before: { status: before.status }, after: { status: switchedTo } };
      await keepUndo(tx, actor, { kind: 'bannerSwitch', targetId: id, ...undo }, now);
    }
    const action: AuditAction = switchedTo
      ? switchedTo === 'active'
        ? 'banner_ad.activated'
        : 'banner_ad.deactivated'
      : 'banner_ad.updated';
    const operation: AuditEntry = { action, target: 'banner_ad', id, ...values };
    return {
      result: { ad: result, replaced: keys.includes('imageUrl') ? before.imageUrl : null },
      entries: [operation],
    };
  });
  await storage()
    .delete(pictureFiles(replaced))
    .catch(() => undefined);
  return toBannerDto(ad, now);
}
