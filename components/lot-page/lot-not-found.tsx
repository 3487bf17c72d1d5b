import { buttonVariants } from '@/components/ui/button-variants';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { translator } from '@/lib/i18n/translator';

/** Shown instead of a lot that doesn't exist. */
export async function LotNotFound({ locale }: { locale: Locale }) {
  const t = await translator(locale, 'lot');
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
      <a href={localizedPath(locale, '/auctions')} className={buttonVariants({ size: 'lg' })}>
        {t('seeAuctions')}
      </a>
    </div>
  );
}
