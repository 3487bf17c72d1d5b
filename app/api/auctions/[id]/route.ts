import { cancelLot } from '@/lib/market/auctions/cancel-lot';
import { refuseStrangerOf, updateLot } from '@/lib/market/auctions/changes/update-lot';
import { getLot } from '@/lib/market/auctions/get-lot';
import { getLotLive } from '@/lib/market/auctions/get-lot-live';
import { cancelLotSchema, lotChangesSchema } from '@/lib/market/auctions/schema';
import { requireUploader } from '@/lib/web/auth/require-uploader';
import { requireActor } from '@/lib/web/auth/viewer';
import { DomainError } from '@/lib/core/errors/domain-error';
import { defineRoute, json, noContent } from '@/lib/web/http/define-route';
import { withListingForm } from '@/lib/web/http/listing-form';
import { readJson } from '@/lib/web/request-bodies/read-body';

type Params = { id: string };

export const GET = defineRoute<Params>(async ({ params }) => {
  const [lot, live] = await Promise.all([getLot(params.id), getLotLive(params.id)]);
  if (!lot || !live) throw new DomainError('lot_not_found');
  return json({ ...lot, ...live });
});

/** Changes a lot before the first bid. New pictures replace those that it has, none keeps them. */
export const PUT = defineRoute<Params>(async ({ request, params }) => {
  const actor = await requireUploader();
  // Checked before any picture is read, to waste no work on unauthorized uploads. The verb checks again with the row locked.
  await refuseStrangerOf(actor, params.id);
  const lot = await withListingForm(request, actor, lotChangesSchema, (fields, imageIds) =>
    updateLot(actor, params.id, fields, imageIds),
  );
  return json(lot);
});

/** Cancels a lot, which is kept on record. Administrators may give a reason as JSON. */
export const DELETE = defineRoute<Params>(async ({ request, params }) => {
  const actor = await requireActor();
  const { reason } = await readJson(request, cancelLotSchema, { isOptional: true });
  await cancelLot(actor, params.id, reason);
  return noContent();
});
