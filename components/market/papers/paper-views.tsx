'use client';

import { useTranslations } from 'next-intl';
import { LocalTime } from '@/components/ui/local-time';
import type { PaperViewDto } from '@/lib/market/papers/dto';

/** Who opened a paper, and when. */
export function PaperViews({ views }: { views: readonly PaperViewDto[] }) {
  const t = useTranslations('papers');
  if (views.length === 0) return <p className="text-14 text-ink-2">{t('noViews')}</p>;
  return (
    <details className="text-14 text-ink-2">
      <summary className="min-h-11 cursor-pointer content-center font-medium">
        {t('viewCount', { count: views.length })}
      </summary>
      <ul className="grid gap-1 pb-1">
        {views.map(({ name, at, isAdmin }) => (
          <li key={at + name}>
            {isAdmin ? t('viewByAdmin') : name} · <LocalTime date={at} />
          </li>
        ))}
      </ul>
    </details>
  );
}
