import { getTranslations } from 'next-intl/server';
import { Note } from '@/components/ui/note';
import type { Locale } from '@/lib/i18n/locales';

/** Says on a member's page that it does nothing without JavaScript, where there is none. */
export async function NeedsScript({ locale, className = 'mb-6' }: { locale: Locale; className?: string }) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  return (
    <noscript>
      <Note tone="warn" icon="info" className={className}>
        {t('needsScript')}
      </Note>
    </noscript>
  );
}
