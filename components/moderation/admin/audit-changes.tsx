import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { AuditChange, AuditValue } from '@/lib/records/audit/dto';
import { formatDate, formatMoney, formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { isId } from '@/lib/core/validation/fields';

/** Longer values are cut: the log shows what changed and doesn't archive whole texts. */
const VALUE_MAX = 160;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

const shorten = (text: string) => (text.length > VALUE_MAX ? `${text.slice(0, VALUE_MAX)}…` : text);

const isBlank = (value: AuditValue | undefined) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * What an operation changed, field by field (before → after), translated where possible. A deleted record shows its
 * last state only.
 */
export async function AuditChanges({ locale, changes }: { locale: Locale; changes: readonly AuditChange[] }) {
  // messages: admin.audit.fields.*
  // messages: admin.audit.values.*
  const [t, categories, languages] = await Promise.all([
    getTranslations({ locale, namespace: 'admin.audit' }),
    getTranslations({ locale, namespace: 'blog.categories' }),
    getTranslations({ locale, namespace: 'admin.blog.languages' }),
  ]);
  // When a whole record was created or deleted, skip its empty fields.
  const shown = changes.filter(
    ({ before, after }) => (before !== undefined && after !== undefined) || !isBlank(before ?? after),
  );
  if (shown.length === 0) return <span className="text-14 text-ink-2">{t('noChanges')}</span>;

  // Fields and values without a translation are shown as stored.
  const nameOf = (field: string) => (t.has(`fields.${field}`) ? t(`fields.${field}`) : field);
  const word = (field: string, value: string): string => {
    if (field === 'category' && categories.has(value)) return categories(value);
    if (field === 'language' && languages.has(value)) return languages(value);
    return /^\w+$/.test(value) && t.has(`values.${value}`) ? t(`values.${value}`) : value;
  };
  const textOf = (field: string, value: AuditValue | undefined): string => {
    if (value === undefined || value === null || isBlank(value)) return t('blank');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (Array.isArray(value)) return value.map((one: AuditValue) => textOf(field, one)).join(', ');
    if (typeof value === 'object') return shorten(JSON.stringify(value));
    const text = String(value);
    if (MOMENT.test(text)) return formatDate(locale, text);
    if (field === 'amount' && Number.isFinite(Number(text))) return formatMoney(locale, text);
    if (typeof value === 'number') return formatNumber(locale, value);
    return shorten(word(field, text));
  };
  // The end of an id is enough to distinguish it from another.
  const show = (field: string, value: AuditValue | undefined) => {
    if (!isId(value)) return textOf(field, value);
    const end = value.slice(-12);
    return field === 'reportId' ? (
      <a href={localizedPath(locale, `/admin/reports?search=${value}`)} className="link">
        {end}
      </a>
    ) : (
      end
    );
  };
  return (
    <dl className="grid gap-1 text-14 max-md:w-full md:max-w-80">
      {shown.map(({ field, before, after }) => (
        <div key={field}>
          <dt className="inline text-ink-2">{nameOf(field)}: </dt>
          <dd className="inline [overflow-wrap:anywhere]">
            {before === undefined ? null : (
              <>
                <span className="sr-only">{t('before')} </span>
                <del className="text-ink-2 no-underline">{show(field, before)}</del>
              </>
            )}
            {before === undefined || after === undefined ? null : (
              <>
                {' '}
                <Icon name="arrow-right" className="inline size-3.5" />{' '}
              </>
            )}
            {after === undefined ? null : (
              <>
                <span className="sr-only">{t('after')} </span>
                <ins className="font-medium no-underline">{show(field, after)}</ins>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
