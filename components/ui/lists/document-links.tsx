'use client';

import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';

/** What browsers show by themselves; PDFs only those with a viewer. */
const PICTURE = /\.(?:jpe?g|png|webp)$/i;
const PDF = /\.pdf$/i;
const LINK = 'link inline-flex min-h-11 items-center gap-1.5 text-14 md:min-h-8';

const never = () => () => undefined;

interface DocumentLinksProps {
  names: readonly string[];
  /** Whether somebody asked for them all already: they stand open, side by side where there is room. */
  areShown?: boolean;
}

/** The private documents of a request, shown in place where the browser can; the server authorizes and records each reading. */
export function DocumentLinks({ names, areShown = false }: DocumentLinksProps) {
  const t = useTranslations('admin');
  if (names.length === 0) return <span className="text-14 text-ink-2">{t('noDocuments')}</span>;
  return (
    <ul className={`flex flex-wrap gap-x-4 md:grid ${areShown && names.length > 1 ? 'md:grid-cols-2' : ''}`}>
      {names.map((name, index) => (
        <DocumentLink key={name} name={name} number={index + 1} isShown={areShown} />
      ))}
    </ul>
  );
}

function DocumentLink({ name, number, isShown }: { name: string; number: number; isShown: boolean }) {
  const t = useTranslations('admin');
  const isPdfShown = useSyncExternalStore(
    never,
    () => navigator.pdfViewerEnabled,
    () => false,
  );
  const [isOpen, setOpen] = useState(isShown);
  const href = `/api/verification/documents/${name}`;
  const isPdf = PDF.test(name);
  const isShowable = PICTURE.test(name) || (isPdf && isPdfShown);
  const title = t('document', { number, type: name.slice(name.lastIndexOf('.') + 1).toUpperCase() });
  return (
    <li className={isOpen ? 'min-w-0 basis-full' : undefined}>
      <span className="flex gap-x-4 whitespace-nowrap">
        {isShowable ? (
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className={LINK}>
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
      {!isOpen || !isShowable ? null : isPdf ? (
        <iframe
          src={`${href}?show`}
          title={title}
          className="my-2 h-[70dvh] w-full rounded-input border border-line bg-sunken"
        />
      ) : (
        <img src={href} alt={title} className="my-2 max-h-[70dvh] max-w-full rounded-input bg-sunken object-contain" />
      )}
    </li>
  );
}
