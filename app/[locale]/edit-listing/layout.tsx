import { messagesLayout } from '@/components/ui/forms/client-messages';

export default messagesLayout('listingForm', 'categories', 'unlistedPlace', 'validation', 'errors');
