import { requireActor } from '@/lib/web/auth/viewer';
import { DomainError } from '@/lib/core/errors/domain-error';
import { defineRoute, noContent } from '@/lib/web/http/define-route';
import { discardUploads } from '@/lib/files/uploads/discard-uploads';
import { isId } from '@/lib/core/validation/fields';

export const DELETE = defineRoute<{ id: string }>(async ({ params }) => {
  const actor = await requireActor();
  if (!isId(params.id)) throw new DomainError('not_found');
  await discardUploads(actor, [params.id]);
  return noContent();
});
