import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { adminAct, type AuditAction, type AuditEntry } from '@/lib/audit/admin-act';
import { pagesChanged } from '@/lib/cache/page-changes';
import type { Prisma, Transaction } from '@/lib/db/client';
import { DomainError } from '@/lib/errors/domain-error';
import { storage } from '@/lib/storage/storage';
import { claimPicture, pictureFiles } from './banner-picture';
import { bannerSelect, statusAt, toBannerDto } from './columns';
import type { BannerAdDto } from './dto';
import { lockBanner } from './lock-banner';
import { addMonths } from './period';
import { bannerPrice, type BannerChanges } from './schema';

type Locked = Awaited<ReturnType<typeof lockBanner>>;

/**
 * What a change of the duration carries with it: the price while nothing is paid, the end once it runs.
 * @throws DomainError `conflict` where it was rejected: nothing is owed for it any more, so nothing has a price.
 */
function duration(before: Locked, months: number | undefined): Prisma.BannerAdUpdateInput {
  if (months === undefined || months === before.durationMonths) return {};
  if (before.status === 'rejected') throw new DomainError('conflict');
  return {
    durationMonths: months,
    ...(before.paymentStatus === 'pending' ? { amount: bannerPrice(months) } : {}),
    ...(before.startDate ? { endDate: addMonths(before.startDate, months) } : {}),
  };
}

/** @throws DomainError `conflict` for a switch that its state does not have. */
function switched(
  before: Locked,
  asked: BannerChanges['status'],
  endDate: Date | null,
  now: Date,
): Prisma.BannerAdUpdateInput {
  const ended = statusAt(before, now) === 'expired';
  // More months bring an ended one back, off where it was switched off or its money is not here.
  if (ended && asked === undefined)
    return endDate && endDate > now
      ? { status: before.status !== 'inactive' && before.paymentStatus === 'paid' ? 'active' : 'inactive' }
      : {};
  if (asked === undefined || asked === before.status) return {};
  const runs = before.status === 'active' || before.status === 'inactive';
  if (!runs || ended || (asked === 'active' && before.paymentStatus !== 'paid')) throw new DomainError('conflict');
  return { status: asked };
}

/** A value as the log keeps it: moments and money as text. */
const told = (value: unknown): Prisma.InputJsonValue | null =>
  value === undefined ? null : (JSON.parse(JSON.stringify(value)) as Prisma.InputJsonValue | null);

/** Only what really changes, before and after. */
function difference(before: Locked, data: Prisma.BannerAdUpdateInput) {
  const keys = (Object.keys(data) as (keyof Locked)[]).filter((key) => told(before[key]) !== told(data[key]));
  return {
    keys,
    before: Object.fromEntries(keys.map((key) => [key, told(before[key])])),
    after: Object.fromEntries(keys.map((key) => [key, told(data[key])])),
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
 * Changes an advertisement, or switches a paid one off and on. More months than before move its end; while nothing is paid, the price
 * follows. The file of a picture that was replaced goes.
 * @throws DomainError `forbidden` for anyone but administrators, `not_found`, `conflict` for a switch or a duration that its state does not have,
 * `invalid_input` on `imageUrl` where an address of ours is not a waiting picture of the administrator.
 */
export async function updateBannerAd(
  actor: Actor,
  id: string,
  changes: BannerChanges,
  now = new Date(),
): Promise<BannerAdDto> {
  const { ad, replaced } = await adminAct(actor, async (tx) => {
    const before = await lockBanner(tx, id);
    const { title, description, imageUrl, targetUrl, durationMonths, status } = changes;
    if (imageUrl !== undefined && imageUrl !== before.imageUrl) await claimPicture(tx, actor, imageUrl);
    const span = duration(before, durationMonths);
    const endDate = span.endDate instanceof Date ? span.endDate : before.endDate;
    const data: Prisma.BannerAdUpdateInput = {
      ...(title === undefined ? {} : { title }),
      ...(description === undefined ? {} : { description }),
      ...(imageUrl === undefined ? {} : { imageUrl }),
      ...(targetUrl === undefined ? {} : { clickUrl: targetUrl }),
      ...span,
      ...switched(before, status, endDate, now),
    };
    const result = await tx.bannerAd.update({ where: { id }, data, select: bannerSelect });
    await followPrice(tx, id, span.amount);
    await pagesChanged(tx, ['ads']);
    const { keys, ...values } = difference(before, data);
    const switchedTo = keys.length === 1 && keys[0] === 'status' ? result.status : null;
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
