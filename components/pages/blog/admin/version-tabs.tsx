'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LOCALES, type Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { PostVersionDto } from '@/lib/pages/blog/dto';

/** The other versions of a post, beside the one that is written. */
export interface Versions {
  /** The post that a version which is still missing translates; null for one that is not saved yet. */
  of: string | null;
  /** The language that is written. */
  own: Locale;
  others: readonly PostVersionDto[];
}

/** The tab of the text that is written, where it has one. */
export const WRITING = 'writing';

const TAB =
  '-mb-px flex min-h-11 flex-none items-center whitespace-nowrap border-b-2 border-transparent px-2.5 text-15 font-medium text-ink-2 hover:text-ink aria-[current]:border-pasture aria-[current]:font-semibold aria-[current]:text-ink';

interface VersionTabsProps {
  versions: Versions;
  /** The version that is read; null for the preview of the text that is written, `WRITING` for that itself. */
  read: string | null;
  onRead: (id: string | null) => void;
  /** The name of the text's own tab, if it has one. */
  writing?: string;
  className: string;
}

/** What is read beside the text: its preview or a version in another language; one that is missing can be begun. */
export function VersionTabs({ versions: { of, own, others }, read, onRead, writing, className }: VersionTabsProps) {
  // messages: admin.blog.languages.*
  const t = useTranslations('admin.blog');
  const locale = useLocale();
  const missing = LOCALES.filter((one) => one !== own && others.every(({ language }) => language !== one));
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const tab = (id: string | null, label: ReactNode) => (
    <button
      key={id}
      type="button"
      aria-current={read === id ? 'true' : undefined}
      onClick={() => onRead(id)}
      className={TAB}
    >
      {label}
    </button>
  );
  return (
    <div
      role="group"
      aria-label={t(writing ? 'panes' : 'beside')}
      className={`relative flex flex-wrap gap-x-1 border-b border-line ${className}`}
    >
      {writing ? tab(WRITING, writing) : null}
      {tab(null, t('previewTitle'))}
      {others.map(({ id, language }) => tab(id, t(`languages.${language}`)))}
      {of === null
        ? null
        : missing.map((language) => (
            <Link
              key={language}
              prefetch={false}
              href={localizedPath(locale, `/admin/blog/new?of=${of}&language=${language}`)}
              className={`${TAB} link`}
            >
              {t('writeIn', { language: names.of(language) ?? language })}
            </Link>
          ))}
    </div>
  );
}
