import { Brand } from '@/components/pages/layout/brand';
import { FOOTER_COLUMNS } from '@/components/pages/layout/footer-columns';
import { LanguageLinks } from '@/components/pages/layout/language-links';
import { buttonVariants } from '@/components/ui/button-variants';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath, pagePath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';

const ANCHORS = ['features', 'how', 'about'] as const;

/** Returns the link of the landing page's calls to action: sign in, then continue to `next`. */
export function signInHref(locale: Locale, next: string): string {
  return `/api/login?next=${encodeURIComponent(localizedPath(locale, next))}`;
}

/** The landing page's header: links to its sections, and sign-in. */
export async function LandingHeader({ locale }: { locale: Locale }) {
  const [t, layout] = await Promise.all([translator(locale, 'landing'), translator(locale, 'layout')]);
  return (
    <header className="site-header">
      <div className="wrap flex flex-wrap items-center gap-x-6 sm:h-17 sm:flex-nowrap">
        <Brand href={localizedPath(locale, '/')} label={layout('home')} className="mr-auto max-sm:h-14 sm:mr-0" />
        <nav
          aria-label={t('chapters')}
          className="flex gap-1 max-sm:order-last max-sm:-mx-3 max-sm:w-[calc(100%+24px)] max-sm:justify-between sm:mr-auto"
        >
          {ANCHORS.map((anchor) => (
            <a
              key={anchor}
              href={`#${anchor}`}
              className="flex h-11 items-center rounded-input px-3 text-15 font-medium text-ink-2 -outline-offset-2 hover:bg-sunken hover:text-ink"
            >
              {t(anchor)}
            </a>
          ))}
        </nav>
        <a href={signInHref(locale, '/')} className={buttonVariants({ variant: 'secondary' })}>
          {layout('signIn')}
        </a>
      </div>
    </header>
  );
}

/** The landing page's footer, and the languages. */
export async function LandingFooter({ locale }: { locale: Locale }) {
  const t = await translator(locale, 'layout');
  return (
    <footer className="bg-sunken pt-10 pb-8 text-14 text-ink-2">
      <div className="wrap grid gap-8 md:grid-cols-[1.4fr_2fr]">
        <div className="grid content-start gap-2">
          <Brand href={localizedPath(locale, '/')} label={t('home')} className="w-fit text-ink" />
          <p className="max-w-prose">{t('footer.tagline')}</p>
          <div className="-mx-3 w-fit">
            <LanguageLinks locale={locale} label={t('language')} />
          </div>
        </div>
        <div className="grid grid-cols-2 gap-8 sm:grid-cols-3">
          {FOOTER_COLUMNS.map(({ title, items }) => (
            <section key={title}>
              <h2 className="mb-1 font-text text-14 font-semibold tracking-normal text-ink">{t(`footer.${title}`)}</h2>
              <ul>
                {items.map(({ label, path }) => (
                  <li key={label} className="flex min-h-9 items-center">
                    <a
                      href={pagePath(locale, path)}
                      className="underline decoration-line-strong underline-offset-3 hover:text-ink"
                    >
                      {t(`footer.${label}`)}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      <p className="wrap mt-8 text-13">{t('footer.rights', { year: String(new Date().getUTCFullYear()) })}</p>
    </footer>
  );
}
