import { buttonVariants } from '@/components/ui/button-variants';
import { localizedPath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { BackLink } from './back-link';

/** Shown instead of a listing that doesn't exist or that the viewer may not see. */
export async function ListingNotFound({ locale, backTo = '/' }: { locale: Locale; backTo?: string }) {
  const t = await translator(locale, 'listing');
  return (
    <div className="wrap grid justify-items-center py-8 text-center sm:py-12">
      <img
        src="/art/not-found.webp"
        alt=""
        width={1200}
        height={540}
        loading="lazy"
        className="mb-6 aspect-[1200/540] w-full max-w-[760px] rounded-hero bg-sunken object-cover"
      />
      <h1>{t('notFoundTitle')}</h1>
      <p className="mt-3 mb-6 max-w-prose text-ink-2">{t('notFoundText')}</p>
      <BackLink href={localizedPath(locale, backTo)} className={buttonVariants({ size: 'lg' })}>
        {t('goBack')}
      </BackLink>
    </div>
  );
}
