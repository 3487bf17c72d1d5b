import { restoreAddress } from '@/lib/accounts/email-confirmation/restore-address';
import { defineLinkRoute } from '@/lib/web/http/define-link-route';

/** Takes back a change of address that the owner of the old one didn't make. */
export const POST = defineLinkRoute('restore-email', async (token) => ({ restored: await restoreAddress(token) }));
