import { requireActor } from '@/lib/web/auth/viewer';
import { completeDirectUpload } from '@/lib/web/direct-uploads/complete-direct-upload';
import { DomainError } from '@/lib/core/errors/domain-error';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { isId } from '@/lib/core/validation/fields';

/** Checks and stores a file that the browser uploaded directly; responds like the upload through this server. */
export const POST = defineRoute<{ id: string }>(async ({ params }) => {
  const actor = await requireActor();
  if (!isId(params.id)) throw new DomainError('not_found');
  const { result } = await completeDirectUpload(actor, params.id);
  return json(result, 201);
});
