import { confirmByCode } from '@/lib/accounts/email-confirmation/confirm-address';
import { confirmCodeSchema } from '@/lib/accounts/email-confirmation/schema';
import { defineMemberRoute } from '@/lib/web/http/define-route';

export const POST = defineMemberRoute(confirmCodeSchema, async (actor, { code }) => ({
  email: await confirmByCode(actor, code),
}));
