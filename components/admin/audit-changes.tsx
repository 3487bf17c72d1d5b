import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { AuditChange, AuditValue } from '@/lib/audit/dto';
import { formatDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

/** Longer values are cut: the log tells what changed, and is no archive of texts. */
const VALUE_MAX = 160;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

const shorten = (text: string) => (text.length > VALUE_MAX ? `${text.slice(0, VALUE_MAX)}…` : text);

/** What an act changed, field by field: before → after, in words where there are any. */
export async function AuditChanges({ locale, changes }: { locale: Locale; changes: readonly AuditChange[] }) {
  // messages: admin.audit.fields.*, admin.audit.values.*
  const t = await getTranslations({ locale, namespace: 'admin.audit' });
  if (changes.length === 0) return <span className="text-14 text-ink-2">{t('noChanges')}</span>;

  // Fields and values that have no words of ours are told as they were written.
  const word = (kind: 'fields' | 'values', key: string) => {
    const path = `${kind}.${key}`;
    return /^\w+$/.test(key) && t.has(path) ? t(path) : key;
  };
  const tell = (value: AuditValue | undefined): string => {
    if (value === undefined || value === null || value === '') return t('blank');
    if (typeof value === 'boolean') return value ? t('yes') : t('no');
    if (Array.isArray(value)) return value.map(tell).join(', ') || t('blank');
    if (typeof value === 'object') return shorten(JSON.stringify(value));
    const text = String(value);
    return MOMENT.test(text) ? formatDate(locale, text) : shorten(word('values', text));
  };
  return (
    <dl className="grid gap-1 text-14 max-md:w-full md:max-w-80">
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt className="inline text-ink-2">{word('fields', field)}: </dt>
          <dd className="inline [overflow-wrap:anywhere]">
            {before === undefined ? null : (
              <>
                <span className="sr-only">{t('before')} </span>
                <del className="text-ink-2 no-underline">{tell(before)}</del> <Icon name="arrow-right" className="inline size-3.5" />{' '}
              </>
            )}
            <span className="sr-only">{t('after')} </span>
            <ins className="font-medium no-underline">{tell(after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
