import { getViewer, requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, noContent } from '@/lib/web/http/define-route';
import { SHOWN_FILE_POLICY } from '@/lib/web/http/security-headers.mjs';
import { PRIVATE, privateFile } from '@/lib/web/http/private-file';
import { discardDocument } from '@/lib/accounts/verification/discard-document';
import { documentAddress, readDocument } from '@/lib/accounts/verification/read-document';

type Params = { name: string };

/**
 * Returns a private document to its owner or an administrator; authorized on every request and never cached. Redirects
 * to the object store where that is possible. With `?show` a PDF is not downloaded but shown within a page of the site.
 */
export const GET = defineRoute<Params>(async ({ request, params }) => {
  const viewer = await getViewer();
  if (request.nextUrl.searchParams.has('show') && params.name.endsWith('.pdf'))
    return privateFile(await readDocument(viewer, params.name), {
      'content-disposition': `inline; filename="${params.name}"`,
      'content-security-policy': SHOWN_FILE_POLICY,
    });
  const address = await documentAddress(viewer, params.name);
  if (address) return new Response(null, { status: 307, headers: { ...PRIVATE, location: address } });
  const file = await readDocument(viewer, params.name);
  return privateFile(file, { 'content-disposition': `attachment; filename="${params.name}"` });
});

/** Deletes a document that has not been submitted yet. */
export const DELETE = defineRoute<Params>(async ({ params }) => {
  await discardDocument(await requireActor(), params.name);
  return noContent();
});
