import { Icon, type IconName } from '@/components/ui/icon';
import type { HealthFlag } from '@/lib/livestock/facts/health';
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
      <ul className="health">
        {health.items.map(({ flag, name, text }) => (
          <li key={flag}>
            <Icon name={ICONS[flag]} />
            <span>
              <b>{name}</b>
              <span>{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
