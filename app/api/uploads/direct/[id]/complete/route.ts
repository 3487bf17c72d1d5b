import { requireActor } from '@/lib/auth/viewer';
import { completeDirectUpload } from '@/lib/direct-uploads/complete-direct-upload';
import { DomainError } from '@/lib/errors/domain-error';
import { defineRoute, json } from '@/lib/http/define-route';
import { isId } from '@/lib/validation/fields';

/** Checks and stores a file that the browser uploaded directly; responds like the upload through this server. */
export const POST = defineRoute<{ id: string }>(async ({ params }) => {
  const actor = await requireActor();
  if (!isId(params.id)) throw new DomainError('not_found');
  const { result } = await completeDirectUpload(actor, params.id);
  return json(result, 201);
});
