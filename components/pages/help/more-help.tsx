import { buttonVariants } from '@/components/ui/button-variants';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';

/** Further links of the help centre: the safety guide and the contact form. */
export async function MoreHelp({ locale }: { locale: Locale }) {
  const t = await translator(locale, 'help');
  return (
    <div className="mt-12 grid overflow-hidden rounded-hero bg-wheat-soft md:grid-cols-[1.6fr_1fr] print:hidden">
      <section aria-labelledby="guide" className="p-6 sm:p-10">
        <p className="text-14 font-semibold text-wheat-ink">{t('guideKicker')}</p>
        <h2 id="guide" className="text-24 text-wheat-ink">
          {t('guideTitle')}
        </h2>
        <p className="mt-2 max-w-prose">{t('guideText')}</p>
        <p className="mt-5 flex flex-wrap gap-3">
          <a href={localizedPath(locale, '/safety')} className={buttonVariants({ size: 'lg' })}>
            {t('guideAction')}
          </a>
        </p>
      </section>
      <picture className="max-md:order-first">
        <img
          src="/art/hero-day-phone.webp"
          alt=""
          width={800}
          height={360}
          loading="lazy"
          className="size-full max-h-44 object-cover md:max-h-none dark:hidden"
        />
        <img
          src="/art/hero-dusk-phone.webp"
          alt=""
          width={800}
          height={360}
          loading="lazy"
          className="hidden size-full max-h-44 object-cover md:max-h-none dark:block"
        />
      </picture>
    </div>
  );
}
