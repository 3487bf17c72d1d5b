import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { SealedSummary } from '@/lib/records/sealed-records/dto';
import { formatDate } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { casePath } from '@/lib/moderation/cases/schema';

interface SealedCopiesProps {
  locale: Locale;
  caseKey: string;
  sealed: readonly SealedSummary[];
}

/** The sealed copies of what was deleted. Their links load the whole page, because opening one is recorded. */
export async function SealedCopies({ locale, caseKey, sealed }: SealedCopiesProps) {
  // messages: admin.cases.sealedKinds.*
  const t = await getTranslations({ locale, namespace: 'admin.cases' });
  return (
    <section aria-labelledby="case-sealed">
      <h3 id="case-sealed" className="text-16">
        {t('sealed')}
      </h3>
      <p className="mt-1 text-13 text-ink-2">{t('sealedText')}</p>
      <ul className="mt-2">
        {sealed.map(({ id, kind, title, keepUntil }) => (
          <li key={id}>
            <a
              href={localizedPath(locale, `${casePath(caseKey)}/sealed/${id}`)}
              className="link flex min-h-11 items-center gap-2 text-14"
            >
              <Icon name="lock" className="flex-none" />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {t('sealedItem', { kind: t(`sealedKinds.${kind}`), title, date: formatDate(locale, keepUntil) })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
