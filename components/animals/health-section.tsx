import { Icon, type IconName } from '@/components/ui/icon';
import { HEALTH_FLAGS, type HealthFlag } from '@/lib/animals/query-schema';
import type { translator } from '@/lib/i18n/translator';

// The page passes in its translator.
// messages: health.*
const ICONS: Record<HealthFlag, IconName> = {
  vaccinated: 'syringe',
  healthCertificate: 'file-check',
  pregnancyTested: 'heart-pulse',
};

interface HealthSectionProps {
  title: string;
  declared: Record<HealthFlag, boolean>;
  t: Awaited<ReturnType<typeof translator<'health'>>>;
}

/** What the seller declares, and does not declare, about the health of the animals. */
export function HealthSection({ title, declared, t }: HealthSectionProps) {
  return (
    <section className="detail-block">
      <h2>{title}</h2>
      <ul className="grid gap-3 sm:grid-cols-3">
        {HEALTH_FLAGS.map((flag) => (
          <li
            key={flag}
            className={`flex gap-3 rounded-card p-3.5 ${declared[flag] ? 'bg-pasture-soft text-pasture-ink' : 'bg-sunken text-ink-2'}`}
          >
            <Icon name={ICONS[flag]} className="size-5.5" />
            <span>
              <b className="block text-15 leading-[1.3] font-semibold">{t(flag)}</b>
              <span className="text-13">
                {declared[flag] ? t(flag === 'healthCertificate' ? 'askForIt' : 'declared') : t('notDeclared')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
