import { messagesLayout } from '@/components/ui/forms/client-messages';

export default messagesLayout('listingForm', 'lotForm', 'categories', 'unlistedPlace', 'validation', 'errors');
