import { messagesLayout } from '@/components/ui/forms/client-messages';

export default messagesLayout('bannerAds', 'dashboard', 'adLanguages', 'ads', 'validation', 'errors');
