import { messagesLayout } from '@/components/ui/forms/client-messages';

export default messagesLayout('verification', 'unlistedPlace', 'validation', 'errors');
