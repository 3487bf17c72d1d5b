'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

/** Links to the private documents of a request; the server authorizes each download. */
export function DocumentLinks({ names }: { names: readonly string[] }) {
  const t = useTranslations('admin');
  if (names.length === 0) return <span className="text-14 text-ink-2">{t('noDocuments')}</span>;
  return (
    <ul className="flex flex-wrap gap-x-4 md:grid">
      {names.map((name, index) => (
        <li key={name}>
          <a
            href={`/api/verification/documents/${name}`}
            download
            className="link inline-flex min-h-11 items-center gap-1.5 text-14 md:min-h-8"
          >
            <Icon name="download" className="size-4" />
            {t('document', { number: index + 1, type: name.slice(name.lastIndexOf('.') + 1).toUpperCase() })}
          </a>
        </li>
      ))}
    </ul>
  );
}
