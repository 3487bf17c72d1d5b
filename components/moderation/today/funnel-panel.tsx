import { getTranslations } from 'next-intl/server';
import { Panel } from '@/components/ui/panel';
import type { OnboardingFunnel } from '@/lib/desk/admin/dto';
import { formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';

const FLOWS = ['tour', 'guide'] as const;

/**
 * How far visitors get in the two onboarding flows: one row per stage, its bar as long as the share that reached it.
 */
export async function FunnelPanel({ locale, funnel }: { locale: Locale; funnel: OnboardingFunnel }) {
  // messages: admin.overview.flows.*
  const t = await getTranslations({ locale, namespace: 'admin.overview' });
  return (
    <section aria-labelledby="funnel">
      <h2 id="funnel">{t('funnel')}</h2>
      <p className="mt-1 mb-3 max-w-[66ch] text-14 text-ink-2">{t('funnelText')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {FLOWS.map((flow) => {
          const { started, steps, completed, skipped } = funnel[flow];
          const stages = [
            { label: t('started'), count: started },
            ...steps.map((count, index) => ({ label: t('step', { number: index + 1 }), count })),
            { label: t('completed'), count: completed },
            { label: t('skipped'), count: skipped, left: true },
          ];
          // Visitors who started before the 30-day window count only in their later stages, so the first stage isn't
          // always the largest.
          const most = Math.max(1, ...stages.map(({ count }) => count));
          return (
            <Panel key={flow}>
              <h3 className="mb-3 text-15 font-semibold">{t(`flows.${flow}`)}</h3>
              {stages.every(({ count }) => count === 0) ? (
                <p className="text-14 text-ink-2">{t('noEvents')}</p>
              ) : (
                <dl className="grid gap-2 text-14">
                  {stages.map(({ label, count, ...stage }) => (
                    <div key={label} className="grid grid-cols-[84px_minmax(0,1fr)_auto] items-center gap-3">
                      <dt className="text-ink-2">{label}</dt>
                      <dd aria-hidden className="h-2.5 overflow-hidden rounded-full bg-sunken">
                        <span
                          style={{ width: `${(count / most) * 100}%` }}
                          className={`block h-full rounded-full ${'left' in stage ? 'bg-clay' : 'bg-pasture'}`}
                        />
                      </dd>
                      <dd className="min-w-20 text-right font-medium tabular-nums">
                        {formatNumber(locale, count)}
                        {started > 0 ? (
                          <span className="ml-1.5 font-normal text-ink-2">{Math.round((count / started) * 100)} %</span>
                        ) : null}
                      </dd>
                    </div>
                  ))}
                </dl>
              )}
            </Panel>
          );
        })}
      </div>
    </section>
  );
}
