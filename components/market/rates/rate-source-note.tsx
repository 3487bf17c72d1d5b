import { getTranslations } from 'next-intl/server';
import { Note } from '@/components/ui/note';
import { formatDate } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { RatesOverview } from '@/lib/market/rates/dto';

const areStale = ({ currencies }: RatesOverview) => currencies.some(({ rate }) => rate && rate.age !== 'current');

/** Says where rates come from, and what an administrator has to do so that prices can be compared. */
export async function RateSourceNote({ locale, overview }: { locale: Locale; overview: RatesOverview }) {
  const t = await getTranslations({ locale, namespace: 'admin.rates' });
  const { currencies, isFetching, fetchedAt } = overview;
  const stale = areStale(overview);
  const old = currencies.filter(({ rate }) => rate?.age === 'old').length;
  return (
    <Note tone={stale ? 'warn' : 'info'} icon={stale ? 'triangle-alert' : 'info'} className="mb-6">
      {isFetching ? (
        <p>{fetchedAt ? t('fetched', { date: formatDate(locale, fetchedAt) }) : t('notFetched')}</p>
      ) : (
        <p>{t.rich('noSource', { name: () => <code>FX_URL</code> })}</p>
      )}
      {old > 0 ? <p>{t('old', { count: old })}</p> : null}
    </Note>
  );
}

/** Tells administrators elsewhere that rates need them; nothing while all are up to date. */
export async function RateWarning({ locale, overview }: { locale: Locale; overview: RatesOverview }) {
  const t = await getTranslations({ locale, namespace: 'admin.rates' });
  if (!areStale(overview)) return null;
  return (
    <Note tone="warn" icon="triangle-alert" className="mb-6">
      {t.rich('staleText', {
        link: (text) => (
          <a href={localizedPath(locale, '/admin/rates')} className="underline underline-offset-3">
            {text}
          </a>
        ),
      })}
    </Note>
  );
}
