import './landing.css';
import { toAnimalListingCard } from '@/components/market/animals/animal-listing-card';
import { CategoryIcon } from '@/components/ui/art/category-icon';
import { animalNames, cardLabels, categoryNames } from '@/components/market/listings/browse/labels';
import { ListingCard } from '@/components/market/listings/listing-card';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon, type IconName } from '@/components/ui/icon';
import type { AnimalListingDto } from '@/lib/market/animal-lots/dto';
import { formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import { CATEGORIES, type Category } from '@/lib/livestock/stock/categories';
import { LandingFooter, LandingHeader, signInHref } from './landing-frame';

interface LandingPageProps {
  locale: Locale;
  figures: { listings: number; sellers: number; countries: number };
  counts: Record<Category, number>;
  /** The listings currently first in the marketplace. */
  listings: AnimalListingDto[];
}

const FEATURES = [
  { key: 'verified', icon: 'badge-check' },
  { key: 'search', icon: 'sliders-horizontal' },
  { key: 'network', icon: 'map-pin' },
  { key: 'premium', icon: 'star' },
] as const satisfies readonly { key: string; icon: IconName }[];

const STEPS = ['account', 'list', 'trade'] as const;
const SECTION = 'wrap scroll-mt-28 py-12 sm:scroll-mt-20 sm:py-20';

/** A picture for the light and one for the dark theme; the browser fetches only the one it shows. */
function Scene({ name }: { name: string }) {
  const sources = (time: 'day' | 'dusk', shown: string, eager: boolean) => (
    <picture>
      <source media="(width >= 43.8125rem)" srcSet={`/art/${name}-${time}.webp`} />
      <img
        src={`/art/${name}-${time}-phone.webp`}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        className={`landing-scene ${shown}`}
      />
    </picture>
  );
  return (
    <>
      {sources('day', 'dark:hidden!', true)}
      {sources('dusk', 'hidden! dark:block!', false)}
    </>
  );
}

/** Introduces Corral to new visitors, with real numbers and listings. */
export async function LandingPage({ locale, figures, counts, listings }: LandingPageProps) {
  const [t, home, card, names, categories] = await Promise.all([
    translator(locale, 'landing'),
    translator(locale, 'home'),
    cardLabels(locale),
    animalNames(locale),
    categoryNames(locale),
  ]);
  const path = (to: string) => localizedPath(locale, to);
  const cards = listings.map((listing) => toAnimalListingCard(listing, locale, names));
  const numbers = [
    { value: figures.listings, label: t('figureListings', { count: figures.listings }) },
    { value: figures.sellers, label: t('figureSellers', { count: figures.sellers }) },
    { value: figures.countries, label: t('figureCountries', { count: figures.countries }) },
  ].filter(({ value }) => value > 0);
  const calls = (
    <div className="flex flex-wrap gap-3">
      <a href={signInHref(locale, '/create-listing')} className={`${buttonVariants({ size: 'lg' })} max-sm:flex-1`}>
        <Icon name="plus" />
        {t('startSelling')}
      </a>
      <a
        href={signInHref(locale, '/')}
        className={`${buttonVariants({ variant: 'secondary', size: 'lg' })} max-sm:flex-1`}
      >
        {t('browseCattle')}
      </a>
    </div>
  );

  return (
    <>
      <LandingHeader locale={locale} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <section className="landing-hero">
          <div className="max-sm:hidden">
            <Scene name="landing" />
            <div className="landing-veil" />
          </div>
          <div className="wrap relative pt-10 pb-2 sm:pt-20 sm:pb-24">
            <h1 className="max-w-[13ch] text-40! leading-[1.02]! tracking-[-0.035em]! sm:text-[4rem]!">{t('title')}</h1>
            <p className="mt-4 mb-7 max-w-[44ch] text-18 text-hero-ink-2">{t('lead')}</p>
            {calls}
            {numbers.length > 0 ? (
              <dl className="mt-8 flex flex-wrap gap-x-8 gap-y-3 sm:mt-12 sm:gap-x-12">
                {numbers.map(({ value, label }) => (
                  <div key={label} className="flex flex-col-reverse">
                    <dt className="text-14 text-hero-ink-2">{label}</dt>
                    <dd className="head text-28 leading-none sm:text-40">{formatNumber(locale, value)}</dd>
                  </div>
                ))}
              </dl>
            ) : null}
          </div>
          <div className="sm:hidden">
            <Scene name="landing" />
          </div>
        </section>

        <section id="features" aria-labelledby="features-title" className={SECTION}>
          <h2 id="features-title" className="max-w-[22ch] text-28! sm:text-36!">
            {t('featuresTitle')}
          </h2>
          <ul className="mt-8 grid gap-5 sm:grid-cols-2 sm:gap-6 lg:grid-cols-4">
            {FEATURES.map(({ key, icon }) => (
              <li key={key} className="overflow-hidden rounded-card border border-line bg-surface">
                <img
                  src={`/art/landing-${key}.webp`}
                  alt=""
                  width={800}
                  height={500}
                  loading="lazy"
                  className="aspect-[8/5] w-full object-cover dark:brightness-85"
                />
                <div className="p-5">
                  <h3 className="flex items-center gap-2">
                    <Icon name={icon} className="size-5 text-pasture-ink" />
                    {t(`${key}Title`)}
                  </h3>
                  <p className="mt-2 text-15 text-ink-2">{t(`${key}Text`)}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>

        {cards.length > 0 ? (
          <section aria-labelledby="now-title" className="border-y border-line bg-sunken">
            <div className="wrap py-12 sm:py-20">
              <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
                <h2 id="now-title" className="text-28! sm:text-36!">
                  {t('nowTitle')}
                </h2>
                <a href={path('/')} className="link relative text-15 after:absolute after:-inset-x-2 after:-inset-y-3">
                  {t('seeAll')}
                </a>
              </div>
              <ul className="cards">
                {cards.map((model) => (
                  <ListingCard key={model.href} as="li" card={model} labels={card} />
                ))}
              </ul>
            </div>
          </section>
        ) : null}

        <section id="how" aria-labelledby="how-title" className={SECTION}>
          <h2 id="how-title" className="text-28! sm:text-36!">
            {t('how')}
          </h2>
          <ol className="landing-steps mt-8 grid gap-8 sm:grid-cols-3 sm:gap-10">
            {STEPS.map((step) => (
              <li key={step} className="grid content-start justify-items-start gap-2">
                <h3 className="mt-2 text-20">{t(`${step}Title`)}</h3>
                <p className="max-w-[38ch] text-ink-2">{t(`${step}Text`)}</p>
              </li>
            ))}
          </ol>
        </section>

        <section id="about" aria-labelledby="about-title" className="scroll-mt-28 border-t border-line sm:scroll-mt-20">
          <div className="wrap grid items-center gap-8 py-12 sm:py-20 lg:grid-cols-2 lg:gap-16">
            <div>
              <h2 id="about-title" className="text-28! sm:text-36!">
                {t('about')}
              </h2>
              <p className="mt-4 max-w-[54ch] text-18 text-ink-2">{t('aboutText')}</p>
              <p className="mt-4 max-w-[54ch] text-ink-2">{t('aboutMore')}</p>
            </div>
            <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-2">
              {CATEGORIES.map((category) => (
                <li key={category}>
                  <a
                    href={path(`/?category=${category}`)}
                    className="flex min-h-20 items-center gap-3 rounded-card border border-line bg-surface p-4 hover:border-line-strong"
                  >
                    <CategoryIcon category={category} className="size-11" />
                    <span className="min-w-0">
                      <b className="block font-semibold">{categories[category]}</b>
                      <span className="text-14 text-ink-2 tabular-nums">
                        {home('animals', { total: counts[category], shown: formatNumber(locale, counts[category]) })}
                      </span>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </section>

        <section aria-labelledby="close-title" className="landing-close">
          <img src="/art/landing-close.webp" alt="" width={1600} height={520} loading="lazy" />
          <div className="wrap relative z-1 grid justify-items-center gap-5 py-20 text-center sm:py-28">
            <h2 id="close-title" className="max-w-[20ch] text-28! sm:text-40!">
              {t('closeTitle')}
            </h2>
            <p className="max-w-[46ch] text-18">{t('closeText')}</p>
            {calls}
          </div>
        </section>
      </main>
      <LandingFooter locale={locale} />
    </>
  );
}
