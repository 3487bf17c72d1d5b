import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { KindLink } from './kind-link';

const PATHS = { animals: '/create-listing', equipment: '/create-equipment', auction: '/create-auction' } as const;

type PublishKind = keyof typeof PATHS;

interface PublishKindsProps {
  locale: Locale;
  current: PublishKind;
  /** The draft of this page, whose advertisement the other ones begin with. */
  draftKey: string;
}

/** The links between the pages that publish, for who came to the wrong one. */
export async function PublishKinds({ locale, current, draftKey }: PublishKindsProps) {
  const t = await getTranslations({ locale, namespace: 'listingForm.kinds' });
  return (
    <nav aria-label={t('label')} className="flex flex-wrap gap-x-5 text-15">
      {(Object.keys(PATHS) as PublishKind[]).map((kind) => (
        <KindLink
          key={kind}
          draftKey={draftKey}
          href={localizedPath(locale, PATHS[kind])}
          aria-current={kind === current ? 'page' : undefined}
          className="inline-flex min-h-11 items-center font-medium text-ink-2 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--color-pasture)]"
        >
          {t(kind)}
        </KindLink>
      ))}
    </nav>
  );
}
