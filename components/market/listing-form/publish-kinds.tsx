import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';

const PATHS = { animals: '/create-listing', equipment: '/create-equipment', auction: '/create-auction' } as const;

type PublishKind = keyof typeof PATHS;

/** The links between the pages that publish, for who came to the wrong one. */
export async function PublishKinds({ locale, current }: { locale: Locale; current: PublishKind }) {
  const t = await getTranslations({ locale, namespace: 'listingForm.kinds' });
  return (
    <nav aria-label={t('label')} className="flex flex-wrap gap-x-5 pt-2 text-15">
      {(Object.keys(PATHS) as PublishKind[]).map((kind) => (
        <Link
          key={kind}
          prefetch={false}
          href={localizedPath(locale, PATHS[kind])}
          aria-current={kind === current ? 'page' : undefined}
          className="inline-flex min-h-11 items-center font-medium text-ink-2 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--color-pasture)]"
        >
          {t(kind)}
        </Link>
      ))}
    </nav>
  );
}
