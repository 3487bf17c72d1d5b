import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { countryName } from '@/lib/core/i18n/country';
import { formatDateTime, formatMoney } from '@/lib/core/i18n/format';
import { type Locale, quoted } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { CaseRisk, CaseSignal } from '@/lib/moderation/cases/dto';
import type { ClearSignal as Clear } from '@/components/moderation/desk/acts';
import { ClearSignal } from './clear-signal';

/** The risk signals of a case, strongest first, each with its evidence side by side. */
export async function CaseSignals({ locale, risk, clear }: { locale: Locale; risk: CaseRisk; clear: Clear }) {
  // messages: risk.rules.*
  const [t, rules] = await Promise.all([
    getTranslations({ locale, namespace: 'admin.cases.signals' }),
    getTranslations({ locale, namespace: 'risk.rules' }),
  ]);
  const { score, decideBy, verified, answer, signals, heldAt } = risk;
  return (
    <section aria-labelledby="case-signals" className="mb-3 min-w-0">
      <h3 id="case-signals" className="mb-1 flex flex-wrap items-baseline gap-2 text-16">
        {t('title')}
        <small className="font-text text-14 font-medium tracking-normal text-ink-2 tabular-nums">
          {t('score', { score })}
        </small>
      </h3>
      {decideBy ? (
        <p className="text-13 text-ink-2">{t('decideBy', { date: formatDateTime(locale, decideBy) })}</p>
      ) : null}
      {heldAt && signals.length === 0 ? <p className="text-14">{t('ofSeller')}</p> : null}
      {answer ? (
        <div className="my-2 rounded-input bg-sunken p-3">
          <h4 className="text-14 font-semibold">{t('answer')}</h4>
          <p className="text-14 [overflow-wrap:anywhere] whitespace-pre-line">{quoted(locale, answer.text)}</p>
        </div>
      ) : null}
      <ul>
        {signals.map((signal) => {
          const title = rules(`${signal.rule}.title`);
          return (
            <li key={signal.id} className="border-t border-line py-2 text-14 leading-snug first:border-0">
              <div className="flex items-start gap-2">
                <p className="min-w-0 flex-1 font-semibold">
                  {title}{' '}
                  <span className="font-normal whitespace-nowrap text-ink-2 tabular-nums">
                    {t('points', { points: signal.points })}
                  </span>{' '}
                  {signal.ofOwner ? <Badge>{t('ofOwner')}</Badge> : null}
                </p>
                <ClearSignal id={signal.id} rule={title} clear={clear} />
              </div>
              <p className="[overflow-wrap:anywhere] text-ink-2">
                {rules(`${signal.rule}.text`, valuesOf(locale, signal))}
              </p>
              <Evidence locale={locale} signal={signal} labels={[t('textHere'), t('textThere')]} />
            </li>
          );
        })}
      </ul>
      {verified ? <p className="text-13 text-ink-2">{t('verified')}</p> : null}
    </section>
  );
}

/** The values of a signal's text; prices are formatted, countries named. */
function valuesOf(locale: Locale, { values }: CaseSignal): Record<string, string | number> {
  const { price, median, phone, place } = values;
  return {
    ...values,
    ...(typeof price === 'string' && { price: formatMoney(locale, price) }),
    ...(typeof phone === 'string' && { phone: countryName(phone, locale) }),
    ...(typeof place === 'string' && { place: countryName(place, locale) }),
    ...(typeof median === 'string' && { median: formatMoney(locale, median) }),
  };
}

/** What was found: words, pictures and texts beside those of the other listing, and links to what it names. */
function Evidence({
  locale,
  signal: { values, words, pictures, related },
  labels: [here, there],
}: {
  locale: Locale;
  signal: CaseSignal;
  labels: [string, string];
}) {
  const { text, otherText } = values;
  return (
    <>
      {words.length > 0 ? (
        <p className="mt-1 flex flex-wrap gap-1">
          {words.map((found) => (
            <mark key={found.text} className="rounded-small bg-wheat-soft px-1 font-semibold text-ink">
              {found.text}
            </mark>
          ))}
        </p>
      ) : null}
      {pictures.length > 0 ? (
        <div className="mt-1.5 grid grid-cols-2 gap-2">
          {pictures.map((url, index) => (
            <figure key={url} className="min-w-0">
              <img
                src={url}
                alt=""
                width={160}
                height={100}
                className="aspect-[16/10] w-full rounded-input bg-sunken object-cover"
              />
              <figcaption className="text-13 text-ink-2">{index === 0 ? here : there}</figcaption>
            </figure>
          ))}
        </div>
      ) : null}
      {typeof text === 'string' && typeof otherText === 'string' ? (
        <dl className="mt-1.5 grid gap-2 sm:grid-cols-2">
          {[
            { label: here, words: text },
            { label: there, words: otherText },
          ].map(({ label, words }) => (
            <div key={label} className="min-w-0">
              <dt className="text-13 text-ink-2">{label}</dt>
              <dd className="line-clamp-5 text-13 [overflow-wrap:anywhere]">{quoted(locale, words)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {related.map(({ path, title }) => (
        <p key={path} className="min-w-0">
          <a
            href={localizedPath(locale, path)}
            target="_blank"
            rel="noreferrer"
            className="link block w-fit max-w-full truncate py-1"
          >
            {title}
          </a>
        </p>
      ))}
    </>
  );
}
