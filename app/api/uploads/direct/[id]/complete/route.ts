import { requireActor } from '@/lib/auth/viewer';
import { completeDirectUpload } from '@/lib/direct-uploads/complete-direct-upload';
import { DomainError } from '@/lib/errors/domain-error';
import { defineRoute, json } from '@/lib/http/define-route';
import { isId } from '@/lib/validation/fields';

/** Has a file that the browser sent looked at and kept; answers what the upload through us answers. */
export const POST = defineRoute<{ id: string }>(async ({ params }) => {
  const actor = await requireActor();
  if (!isId(params.id)) throw new DomainError('not_found');
  const { result } = await completeDirectUpload(actor, params.id);
  return json(result, 201);
});
