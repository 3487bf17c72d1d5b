import { getViewer, requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, noContent } from '@/lib/web/http/define-route';
import { PRIVATE, privateFile } from '@/lib/web/http/private-file';
import { discardDocument } from '@/lib/accounts/verification/discard-document';
import { documentAddress, readDocument } from '@/lib/accounts/verification/read-document';

type Params = { name: string };

/**
 * Returns a private document to its owner or an administrator; authorized on every request and never cached. Redirects
 * to the object store where that is possible.
 */
export const GET = defineRoute<Params>(async ({ params }) => {
  const viewer = await getViewer();
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
