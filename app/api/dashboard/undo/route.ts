import { editField } from '@/lib/market/animal-lots/edit-field';
import { editPrice } from '@/lib/market/equipment/edit-price';
import { EQUIPMENT_LISTINGS } from '@/lib/market/equipment/equipment-listings';
import { markSold } from '@/lib/market/listings/mark-sold';
import { undoSale } from '@/lib/market/listings/sales/undo-sale';
import { undoSchema } from '@/lib/market/undo/schema';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, noContent } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

/**
 * Takes back what a seller just did. A route, because Next answers a server action only on pages that import it, and who
 * regrets it may be on another one by then.
 */
export const POST = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  const undo = await readJson(request, undoSchema);
  if ('sale' in undo) await undoSale(actor, undo.sale);
  else if ('soldEquipment' in undo) {
    const { id, wasActive } = undo.soldEquipment;
    await markSold(actor, EQUIPMENT_LISTINGS, id, false, wasActive);
  } else if ('listing' in undo) await editField(actor, undo.listing);
  else await editPrice(actor, undo.equipment);
  return noContent();
});
