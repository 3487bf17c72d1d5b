import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { FILTER_FORM_ID } from './element-ids';

interface HeroProps {
  /** What is drawn beside the search; animals where it is not said. */
  scene?: 'equipment';
  labels: {
    headline: readonly [string, string];
    search: string;
    searchLabel: string;
    searchPlaceholder: string;
    browse: string;
    sell: string;
  };
  /** "2.128 animals for sale". */
  count: string;
  search: string | undefined;
  browseHref: string;
  sellHref: string;
}

const BUTTON = `${buttonVariants({ variant: 'secondary' })} border-transparent! bg-hero-button! text-hero-ink! hover:bg-surface! hover:text-ink! max-sm:flex-1 max-sm:px-2!`;

/** One sentence, the search, two ways on. The search box belongs to the filters' form, so that it keeps what is set there. */
export function Hero({ scene, labels, count, search, browseHref, sellHref }: HeroProps) {
  return (
    <section data-own-search data-scene={scene} className="hero">
      <div className="hero-scene" aria-hidden="true" />
      <div className="relative w-full p-4 pb-3.5 sm:w-170 sm:max-w-full sm:px-10 sm:py-6">
        <h1 className="mb-3 text-26 leading-[1.08] tracking-[-0.03em] sm:mb-4 sm:text-38 sm:leading-[1.05]">
          {labels.headline[0]} <br className="sm:hidden" />
          {labels.headline[1]}
        </h1>
        <p className="-mt-2 mb-4.5 text-hero-ink-2 max-sm:sr-only">{count}</p>
        <search className="flex h-12 items-center gap-2.5 rounded-card border border-line-strong bg-surface pr-[5px] pl-4 text-ink shadow-card focus-within:border-pasture focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-pasture sm:h-13 sm:max-w-140">
          <Icon name="search" />
          <input
            type="search"
            name="search"
            form={FILTER_FORM_ID}
            defaultValue={search}
            maxLength={100}
            aria-label={labels.searchLabel}
            placeholder={labels.searchPlaceholder}
            className="h-full min-w-0 flex-1 bg-transparent outline-none"
          />
          <button
            type="submit"
            form={FILTER_FORM_ID}
            className={`${buttonVariants()} relative min-h-9.5! px-3! after:absolute after:-inset-y-1 after:inset-x-0 sm:min-h-10.5! sm:px-4.5!`}
          >
            {labels.search}
          </button>
        </search>
        <div className="mt-2 flex gap-2 sm:mt-3">
          <a href={browseHref} className={BUTTON}>
            {labels.browse}
          </a>
          <a href={sellHref} data-tour="create" className={BUTTON}>
            <Icon name="plus" />
            {labels.sell}
          </a>
        </div>
      </div>
    </section>
  );
}
