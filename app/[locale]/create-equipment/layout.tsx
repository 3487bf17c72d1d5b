import { messagesLayout } from '@/components/ui/forms/client-messages';

export default messagesLayout('listingForm', 'unlistedPlace', 'validation', 'errors');
