import { getTranslations } from 'next-intl/server';
import { Note } from '@/components/ui/note';
import type { Locale } from '@/lib/core/i18n/locales';

/** Warns on a members' page, if scripts are disabled, that it needs them. */
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
