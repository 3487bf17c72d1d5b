import { messagesLayout } from '@/components/ui/forms/client-messages';

/** Rendered per request: the pages depend on the session. */
export const dynamic = 'force-dynamic';

export default messagesLayout('deals', 'validation', 'errors');
