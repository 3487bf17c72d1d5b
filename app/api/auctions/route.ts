import { createLot } from '@/lib/market/auctions/create-lot';
import { listLots } from '@/lib/market/auctions/list-lots';
import { parseLotQuery } from '@/lib/market/auctions/query-schema';
import { lotFieldsSchema } from '@/lib/market/auctions/schema';
import { requireUploader } from '@/lib/web/auth/require-uploader';
import { DomainError } from '@/lib/core/errors/domain-error';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { withListingForm } from '@/lib/web/http/listing-form';
import { localeOf } from '@/lib/web/http/request-locale';

export const GET = defineRoute(async ({ request }) => {
  const { query, errors } = parseLotQuery(Object.fromEntries([...request.nextUrl.searchParams].reverse()));
  if (Object.keys(errors).length > 0) throw new DomainError('invalid_input', { fields: errors });
  return json(await listLots(query));
});

export const POST = defineRoute(async ({ request }) => {
  const actor = await requireUploader();
  const lot = await withListingForm(request, actor, lotFieldsSchema, (fields, imageIds, digests) =>
    createLot(actor, { ...fields, language: fields.language ?? localeOf(request) }, imageIds, digests),
  );
  return json(lot, 201);
});
