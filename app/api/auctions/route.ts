import { createLot } from '@/lib/auctions/create-lot';
import { listLots } from '@/lib/auctions/list-lots';
import { parseLotQuery } from '@/lib/auctions/query-schema';
import { lotFieldsSchema } from '@/lib/auctions/schema';
import { requireUploader } from '@/lib/auth/require-uploader';
import { DomainError } from '@/lib/errors/domain-error';
import { defineRoute, json } from '@/lib/http/define-route';
import { withListingForm } from '@/lib/http/listing-form';
import { localeOf } from '@/lib/http/request-locale';

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
