import { takeBackAccount } from '@/lib/accounts/accounts/take-back';
import { defineLinkRoute } from '@/lib/web/http/define-link-route';

/** Secures an account whose owner says that it wasn't them. */
export const POST = defineLinkRoute('not-me', async (token) => ({ secured: await takeBackAccount(token) }));
