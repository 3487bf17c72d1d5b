import { defineMemberRoute } from '@/lib/web/http/define-route';
import { confirmPhone } from '@/lib/accounts/phone-confirmation/confirm-phone';
import { confirmPhoneSchema } from '@/lib/accounts/phone-confirmation/schema';

export const POST = defineMemberRoute(confirmPhoneSchema, async (actor, { code }) => ({
  outcome: await confirmPhone(actor, code),
}));
