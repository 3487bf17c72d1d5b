import { getUser } from '@/lib/accounts/get-user';
import { readAd } from '@/lib/ad-reading/read-ad';
import { pastedAdSchema } from '@/lib/ad-reading/schema';
import { requireActor } from '@/lib/auth/viewer';
import { defineRoute, json } from '@/lib/http/define-route';
import { countryOf } from '@/lib/i18n/country';
import { clientAddress } from '@/lib/rate-limit/client-address';
import { consumeHere } from '@/lib/rate-limit/limit-here';
import { readJson } from '@/lib/request-bodies/read-body';

/** Reads an advertisement that somebody wrote elsewhere into the facts of the publishing form; stores nothing. */
export const POST = defineRoute(async ({ request }) => {
  await consumeHere('adReadingByAddress', clientAddress(request.headers));
  const actor = await requireActor();
  await consumeHere('adReadingByUser', actor.id);
  const { text, language } = await readJson(request, pastedAdSchema);
  const { location } = await getUser(actor);
  return json(readAd(text, { language, country: countryOf(location ?? '') }));
});
