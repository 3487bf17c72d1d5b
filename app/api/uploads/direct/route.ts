import { beginDirectUpload } from '@/lib/web/direct-uploads/begin-direct-upload';
import { directUploadSchema } from '@/lib/web/direct-uploads/schema';
import { defineMemberRoute } from '@/lib/web/http/define-route';

/** Takes a file's `{ kind, name, size, type }` and returns a URL to PUT it to, valid for some minutes. */
export const POST = defineMemberRoute(directUploadSchema, (actor, input) => beginDirectUpload(actor, input), 201);
