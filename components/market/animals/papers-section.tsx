import { Icon } from '@/components/ui/icon';
import type { PapersModel } from './papers-model';

/** The section of an animal's papers and identifiers. */
export function PapersSection({ papers: { title, items, advice, request } }: { papers: PapersModel }) {
  return (
    <section className="detail-block">
      <h2>{title}</h2>
      <ul className="health">
        {items.map(({ id, name, text, detail, isChecked }) => (
          <li key={id} className={isChecked ? 'declared' : undefined}>
            <Icon name={isChecked ? 'badge-check' : 'file-text'} />
            <span>
              <b>{name}</b>
              <span>{text}</span>
              {detail ? <span>{detail}</span> : null}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-14 text-ink-2">
        {advice}{' '}
        {request ? (
          <a href={request.href} className="font-semibold underline underline-offset-3">
            {request.label}
          </a>
        ) : null}
      </p>
    </section>
  );
}
