import 'server-only';
import { z } from 'zod';
import type { Actor } from '@/lib/core/actors/actor';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import type { Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import type { AuditEntry } from '@/lib/records/audit/admin-act';
import type { KeptAct } from '@/lib/records/undo/take-undo';
import { claimPicture, pictureKey } from './pictures/banner-picture';
import { oweAgain, refuseAskedAnew } from './put-back-banner';

const personSchema = z.string().nullable();
const keptSchema = z.object({
  ad: z.looseObject({
    title: z.string(),
    status: z.string(),
    image_url: z.string().nullable(),
    requested_by: personSchema,
    approved_by: personSchema,
  }),
  days: z.array(z.unknown()),
  payments: z.array(z.string()),
  owed: z.array(z.string()),
});

/**
 * Puts back an advertisement that was deleted, with its statistics, its picture and what was owed for it. That it wasn't
 * shown meanwhile stays.
 * @throws DomainError `conflict` if its advertiser or a payment changed meanwhile, or asked for another one.
 */
export async function restoreBannerAd(
  tx: Transaction,
  actor: Actor,
  { targetId: id, before, createdAt }: KeptAct,
): Promise<[AuditEntry, ...AuditEntry[]]> {
  const { ad, days, payments, owed } = keptSchema.parse(before);
  const { title, status, image_url: imageUrl, requested_by: requestedBy } = ad;
  const people = [...new Set([requestedBy, ad.approved_by])].filter((person) => person !== null);
  const known = await tx.user.count({ where: { id: { in: people } } });
  if (known !== people.length) throw new DomainError('conflict');
  if (status === 'pending_request' && requestedBy) await refuseAskedAnew(tx, requestedBy, createdAt);
  await tx.$executeRaw`
    INSERT INTO banner_ads SELECT * FROM jsonb_populate_record(NULL::banner_ads, ${JSON.stringify(ad)}::jsonb)`;
  await tx.$executeRaw`
    INSERT INTO banner_ad_days SELECT * FROM jsonb_populate_recordset(NULL::banner_ad_days, ${JSON.stringify(days)}::jsonb)`;
  await tx.transaction.updateMany({ where: { id: { in: payments } }, data: { bannerAdId: id } });
  const charged = await oweAgain(tx, owed);
  if (pictureKey(imageUrl)) await claimPicture(tx, actor, imageUrl);
  await pagesChanged(tx, ['ads']);
  return [
    { action: 'banner_ad.restored', target: 'banner_ad', id, before: null, after: { title, status } },
    ...charged,
  ];
}
