import { Icon, type IconName } from '@/components/ui/icon';
import type { HealthFlag } from '@/lib/animals/query-schema';
import type { HealthModel } from './health-model';

const ICONS: Record<HealthFlag, IconName> = {
  vaccinated: 'syringe',
  healthCertificate: 'file-check',
  pregnancyTested: 'heart-pulse',
};

/** The health section of an animal or a lot. */
export function HealthSection({ health }: { health: HealthModel }) {
  return (
    <section className="detail-block">
      <h2>{health.title}</h2>
      <ul className="grid gap-3 sm:grid-cols-3">
        {health.items.map(({ flag, isDeclared, name, text }) => (
          <li
            key={flag}
            className={`flex gap-3 rounded-card p-3.5 ${isDeclared ? 'bg-pasture-soft text-pasture-ink' : 'bg-sunken text-ink-2'}`}
          >
            <Icon name={ICONS[flag]} className="size-5.5" />
            <span>
              <b className="block text-15 leading-[1.3] font-semibold">{name}</b>
              <span className="text-13">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
