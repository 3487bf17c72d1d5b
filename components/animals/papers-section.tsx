import { Icon } from '@/components/ui/icon';
import type { PapersModel } from './papers-model';

/** The section of an animal's papers and identifiers. */
export function PapersSection({ papers }: { papers: PapersModel }) {
  return (
    <section className="detail-block">
      <h2>{papers.title}</h2>
      <ul className="health">
        {papers.items.map(({ name, text, isChecked }) => (
          <li key={name} className={isChecked ? 'declared' : undefined}>
            <Icon name={isChecked ? 'badge-check' : 'file-text'} />
            <span>
              <b>{name}</b>
              <span>{text}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-14 text-ink-2">{papers.advice}</p>
    </section>
  );
}
