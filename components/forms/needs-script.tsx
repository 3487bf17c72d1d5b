import { getTranslations } from 'next-intl/server';
import { Note } from '@/components/ui/note';
import type { Locale } from '@/lib/i18n/locales';

/** Says above a form that it can't be sent without JavaScript, where there is none. */
export async function NeedsScript({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  return (
    <noscript>
      <Note tone="warn" icon="info" className="mb-6">
        {t('needsScript')}
      </Note>
    </noscript>
  );
}
