import { requireActor } from '@/lib/auth/viewer';
import { DomainError } from '@/lib/errors/domain-error';
import { defineRoute, noContent } from '@/lib/http/define-route';
import { discardUploads } from '@/lib/uploads/discard-uploads';
import { isId } from '@/lib/validation/fields';

export const DELETE = defineRoute<{ id: string }>(async ({ params }) => {
  const actor = await requireActor();
  if (!isId(params.id)) throw new DomainError('not_found');
  await discardUploads(actor, [params.id]);
  return noContent();
});
