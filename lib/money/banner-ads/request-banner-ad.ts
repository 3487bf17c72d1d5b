import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db, type Transaction } from '@/lib/core/db/client';
import { RETRY_SECONDS, foundBefore, once } from '@/lib/core/db/once';
import { invalidField } from '@/lib/core/errors/domain-error';
import { ownPhone } from '@/lib/core/phones/own-phone';
import { consume, refund } from '@/lib/core/rate-limit/limit';
import { refuseOfficialBusiness } from '@/lib/records/risk-phrases/official-name';
import { adoptPicture } from './pictures/adopt-picture';
import { claimPicture } from './pictures/banner-picture';
import { copyOwnPicture } from './pictures/copy-own-picture';
import { bannerSelect, toBannerDto } from './columns';
import type { BannerAdDto } from './dto';
import { requireAdvertiser } from './policy';
import { bannerPrice, type BannerRequest } from './schema';

/** The pictures that are being fetched, by their requests. */
const fetching = new Map<string, Promise<string>>();

/** Has an equal request that comes meanwhile, such as of a double click, wait for the same picture. */
function fetchOnce(request: string, fetchPicture: () => Promise<string>): Promise<string> {
  const picture = fetching.get(request) ?? fetchPicture().finally(() => fetching.delete(request));
  fetching.set(request, picture);
  return picture;
}

async function dialledPhone({ id }: Actor, phone: string): Promise<string> {
  const { location } = await db.user.findUniqueOrThrow({ where: { id }, select: { location: true } });
  return ownPhone(phone, location, 'contactPhone');
}

/**
 * Requests an advertisement and records what its owner owes, at the server's price. Idempotent: a repeated request
 * returns the same advertisement, unless that was rejected. The picture may be that of a rejected one of the actor's.
 * @throws DomainError `forbidden` unless the actor is a commercial seller, `invalid_input` at `amount` if a different
 * one was sent, at a `contactPhone` that the actor's country hasn't, at a `companyName` that pretends to be the operator
 * and at `imageUrl` if the picture isn't a pending upload of the actor or can't be fetched, `rate_limited`.
 */
export async function requestBannerAd(
  actor: Actor,
  { amount: sentAmount, ...fields }: BannerRequest,
  fetched?: (address: string) => Promise<Buffer>,
): Promise<BannerAdDto> {
  requireAdvertiser(actor);
  refuseOfficialBusiness('companyName', fields.companyName);
  const amount = bannerPrice(fields.durationMonths);
  if (sentAmount && Number(sentAmount) !== Number(amount)) throw invalidField('amount', 'bannerAmount', { amount });
  const sent = { userId: actor.id, sent: ['banner', fields], seconds: RETRY_SECONDS } as const;
  // The same again after a refusal is meant, however soon.
  const find = (tx: Transaction) => (id: string) =>
    tx.bannerAd.findFirst({ where: { id, status: { not: 'rejected' } }, select: bannerSelect });
  const contactPhone = fields.contactPhone && (await dialledPhone(actor, fields.contactPhone));
  // Before the picture is fetched, which another site may answer slowly, or otherwise the second time.
  const earlier = await foundBefore(db, sent, find(db));
  if (earlier) return toBannerDto(earlier);
  await consume('bannerRequestByUser', actor.id);
  const { imageUrl: given } = fields;
  const imageUrl =
    given &&
    (await fetchOnce(
      JSON.stringify([actor.id, fields]),
      async () => (await copyOwnPicture(actor, given)) ?? adoptPicture(actor, given, fetched),
    ));
  const { result, repeated } = await db.$transaction((tx) =>
    once(tx, sent, {
      find: find(tx),
      make: async () => {
        await claimPicture(tx, actor, imageUrl);
        const ad = await tx.bannerAd.create({
          data: { ...fields, contactPhone, imageUrl, amount, requestedBy: actor.id },
          select: bannerSelect,
        });
        await tx.transaction.create({
          data: {
            userId: actor.id,
            bannerAdId: ad.id,
            type: 'banner_ad_request',
            amount,
            description: `${fields.companyName} · ${fields.title}`,
          },
        });
        return ad;
      },
    }),
  );
  if (repeated) await refund('bannerRequestByUser', actor.id);
  return toBannerDto(result);
}
