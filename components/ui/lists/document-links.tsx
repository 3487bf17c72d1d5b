'use client';

import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';

/** What browsers show by themselves; PDFs only those with a viewer. */
const PICTURE = /\.(?:jpe?g|png|webp)$/i;
const PDF = /\.pdf$/i;
const LINK = 'link inline-flex min-h-11 items-center gap-1.5 text-14 md:min-h-8';

const never = () => () => undefined;

/** The private documents of a request, shown in place where the browser can; the server authorizes and records each reading. */
export function DocumentLinks({ names }: { names: readonly string[] }) {
  const t = useTranslations('admin');
  const isPdfShown = useSyncExternalStore(
    never,
    () => navigator.pdfViewerEnabled,
    () => false,
  );
  const [shown, setShown] = useState<string | null>(null);
  if (names.length === 0) return <span className="text-14 text-ink-2">{t('noDocuments')}</span>;
  return (
    <ul className="flex flex-wrap gap-x-4 md:grid">
      {names.map((name, index) => {
        const href = `/api/verification/documents/${name}`;
        const isPdf = PDF.test(name);
        const isShowable = PICTURE.test(name) || (isPdf && isPdfShown);
        const title = t('document', { number: index + 1, type: name.slice(name.lastIndexOf('.') + 1).toUpperCase() });
        return (
          <li key={name} className={shown === name ? 'basis-full' : undefined}>
            <span className="flex flex-wrap gap-x-4">
              {isShowable ? (
                <button
                  type="button"
                  aria-expanded={shown === name}
                  onClick={() => setShown(shown === name ? null : name)}
                  className={LINK}
                >
                  <Icon name="eye" className="size-4" />
                  {title}
                </button>
              ) : null}
              <a href={href} download aria-label={t('downloadOf', { title })} className={LINK}>
                <Icon name="download" className="size-4" />
                {isShowable ? null : title}
              </a>
            </span>
            {/* A private document: it is loaded when somebody asks for it, which is recorded. */}
            {shown !== name ? null : isPdf ? (
              <iframe
                src={`${href}?show`}
                title={title}
                className="my-2 h-[70dvh] w-full rounded-input border border-line bg-sunken"
              />
            ) : (
              <img
                src={href}
                alt={title}
                className="my-2 max-h-[70dvh] max-w-full rounded-input bg-sunken object-contain"
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
