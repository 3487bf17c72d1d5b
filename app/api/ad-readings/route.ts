import { getUser } from '@/lib/accounts/accounts/get-user';
import { readPastedAuction } from '@/lib/language/ads/auction/read-auction';
import { readEquipmentAd } from '@/lib/language/ads/equipment/read-equipment';
import { readPastedAnimals } from '@/lib/language/ads/doubts/read-pasted';
import { readInTurn } from '@/lib/language/ads/in-turn';
import { pastedAdSchema } from '@/lib/language/ads/schema';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { countryOf } from '@/lib/core/i18n/country';
import { spokenZones } from '@/lib/core/i18n/time-zone';
import { clientAddress } from '@/lib/core/rate-limit/client-address';
import { consumeHere } from '@/lib/core/rate-limit/limit-here';
import { readJson } from '@/lib/web/request-bodies/read-body';

const READERS = { animals: readPastedAnimals, auction: readPastedAuction, equipment: readEquipmentAd };

/** Reads an advertisement that somebody wrote elsewhere into the facts of the publishing form; stores nothing. */
export const POST = defineRoute(async ({ request }) => {
  await consumeHere('adReadingByAddress', clientAddress(request.headers));
  const actor = await requireActor();
  await consumeHere('adReadingByUser', actor.id);
  const { text, language, of } = await readJson(request, pastedAdSchema);
  const { location, timeZone } = await getUser(actor);
  const zones = spokenZones({ timeZone, location }, new Date());
  const writer = { language, country: countryOf(location ?? ''), zones };
  return json(await readInTurn(() => READERS[of](text, writer)));
});
