'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { Icon } from '@/components/ui/icon';

/** What browsers show by themselves; PDFs only those with a viewer. */
const PICTURE = /\.(?:jpe?g|png|webp)$/i;
const PDF = /\.pdf$/i;
const SIDES = ['front', 'back'] as const;
const LINK = 'link inline-flex min-h-11 items-center gap-1.5 text-14 md:min-h-8';

interface DocumentLinksProps {
  names: readonly string[];
  /** Whether somebody asked for them all already: they stand open, side by side where there is room. */
  areShown?: boolean;
}

/**
 * The side of an identity card that a document is: the form asks for front and back first, and a file that is no photograph
 * may show both.
 */
function sideOf(names: readonly string[], index: number): (typeof SIDES)[number] | undefined {
  return names.slice(0, index + 1).every((name) => PICTURE.test(name)) ? SIDES[index] : undefined;
}

/** The private documents of a request, shown in place where the browser can; the server authorizes and records each reading. */
export function DocumentLinks({ names, areShown = false }: DocumentLinksProps) {
  // messages: admin.documentSides.*
  const t = useTranslations('admin');
  if (names.length === 0) return <span className="text-14 text-ink-2">{t('noDocuments')}</span>;
  return (
    <ul className={`flex flex-wrap gap-x-4 md:grid ${areShown && names.length > 1 ? 'md:grid-cols-2' : ''}`}>
      {names.map((name, index) => {
        const side = sideOf(names, index);
        const type = name.slice(name.lastIndexOf('.') + 1).toUpperCase();
        const title = side ? t(`documentSides.${side}`) : t('document', { number: index + 1, type });
        return <DocumentLink key={name} name={name} title={title} isShown={areShown} />;
      })}
    </ul>
  );
}

function DocumentLink({ name, title, isShown }: { name: string; title: string; isShown: boolean }) {
  const t = useTranslations('admin');
  const isPdfShown = useHydrated() && navigator.pdfViewerEnabled;
  const [isOpen, setOpen] = useState(isShown);
  const href = `/api/verification/documents/${name}`;
  const isPdf = PDF.test(name);
  const isShowable = PICTURE.test(name) || (isPdf && isPdfShown);
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
