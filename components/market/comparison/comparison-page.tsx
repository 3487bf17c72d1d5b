import './comparison-page.css';
import { PrintButton } from '@/components/ui/page/print-button';
import { PlaceInput } from '@/components/ui/places/place-input';
import { shareLabels } from '@/components/ui/sharing/labels';
import { ShareMenu } from '@/components/ui/sharing/share-menu';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { BackLink } from '@/components/market/listings/detail/back-link';
import { COMPARED_MAX, comparisonPath, type Compared } from '@/lib/market/animal-lots/lots/compared';
import { ViewedSection } from '@/components/market/viewed/viewed-section';
import { formatMoney, formatNumber, formatPounds, formatWeight } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { ANIMALS_PATH, localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import { ROAD_FACTOR, freightRate, type FreightRate } from '@/lib/livestock/pricing/freight';
import { DropGone, ShowChosen } from './chosen-here';
import { comparisonModel, type ComparedListing } from './comparison-model';
import { ComparisonTable } from './comparison-table';

interface ComparisonPageProps {
  locale: Locale;
  compared: Compared;
  listings: readonly ComparedListing[];
  /** From where distances are measured; `asked` is the visitor's text in the address. */
  from: { place: string | null; country: string | undefined; asked: string | undefined; near: string | undefined };
  origin: string;
}

type T = Awaited<ReturnType<typeof translator<'comparison'>>>;

/** What the address asks for and the table doesn't show. */
function Notes({
  compared,
  gone,
  from,
  count,
  t,
}: Pick<ComparisonPageProps, 'compared' | 'from'> & { gone: number; count: number; t: T }) {
  const notes = [
    ...(compared.isMore ? [t('more', { max: COMPARED_MAX })] : []),
    ...(gone > 0 ? [t('gone', { count: gone })] : []),
    ...(compared.isWrong ? [t('wrong')] : []),
    ...(from.asked && !from.place ? [t('noPlace', { place: from.asked })] : []),
    ...(count === 1 ? [t('oneOnly')] : []),
  ];
  return notes.map((note) => (
    <Note key={note} tone="info" icon="info" className="mb-3">
      {note}
    </Note>
  ));
}

/** What landed prices take for granted. */
function LandedNote({ locale, t, place, rate }: { locale: Locale; t: T; place: string; rate: FreightRate | null }) {
  if (!rate) return null;
  const weight = rate.per === 'mile' ? formatPounds : formatWeight;
  return (
    <p className="mt-3 max-w-prose text-14 text-ink-2">
      {t('landedNote', {
        ...{ place, per: rate.per, rate: formatMoney(locale, String(rate.usd)) },
        ...{
          load: weight(locale, rate.load),
          calves: rate.calfLoad === rate.load ? 'none' : weight(locale, rate.calfLoad),
        },
        more: formatNumber(locale, ROAD_FACTOR * 100 - 100),
      })}
    </p>
  );
}

/** Nothing to compare. */
const Empty = ({ locale, t }: { locale: Locale; t: T }) => (
  <>
    <p className="mb-5 max-w-prose text-ink-2">{t('empty', { max: COMPARED_MAX })}</p>
    <a href={localizedPath(locale, ANIMALS_PATH)} className={buttonVariants({ size: 'lg' })}>
      {t('browse')}
    </a>
    <ViewedSection />
  </>
);

/** Asks from where distances are measured, by a link that needs no scripts. */
function FromForm({ locale, ids, from, t }: { locale: Locale; ids: string; from: ComparisonPageProps['from']; t: T }) {
  return (
    <form action={localizedPath(locale, '/compare')} className="compare-from">
      <input type="hidden" name="ids" value={ids} />
      <label htmlFor="from">{t('from')}</label>
      <div>
        <PlaceInput
          id="from"
          name="from"
          label={t('from')}
          defaultValue={from.asked ?? from.place ?? ''}
          placeholder={t('fromPlaceholder')}
          maxLength={100}
        />
        <button type="submit" className={buttonVariants({ variant: 'secondary' })}>
          {t('measure')}
        </button>
      </div>
    </form>
  );
}

/** Listings side by side, at an address that can be sent around and printed. */
export async function ComparisonPage({ locale, compared, listings, from, origin }: ComparisonPageProps) {
  const [t, listing, life, share] = await Promise.all([
    translator(locale, 'comparison'),
    translator(locale, 'listing'),
    translator(locale, 'listingLife'),
    shareLabels(locale),
  ]);
  const ids = listings.map(({ id }) => id);
  const gone = compared.ids.filter((id) => !ids.includes(id));
  const others = { ...(from.near ? { near: from.near } : {}), ...(from.asked ? { from: from.asked } : {}) };
  const url = origin + localizedPath(locale, comparisonPath(ids));
  return (
    <div className="wrap compare-page pb-10">
      <BackLink href={localizedPath(locale, ANIMALS_PATH)} className="compare-back">
        <Icon name="chevron-left" className="size-4" />
        {t('back')}
      </BackLink>
      <header className="flex items-center justify-between gap-3 pb-4">
        <h1 className="max-sm:text-22!">{t('heading', { count: listings.length })}</h1>
        {listings.length > 0 ? (
          <div className="compare-tools">
            <PrintButton label={t('print')} />
            <ShareMenu share={{ url, text: t('shareText'), sheet: null, qr: null }} labels={share} />
          </div>
        ) : null}
      </header>
      <Notes {...{ compared, from, t }} gone={gone.length} count={listings.length} />
      {listings.length === 0 ? (
        <Empty {...{ locale, t }} />
      ) : (
        <>
          <ComparisonTable
            {...await comparisonModel(locale, listings)}
            without={(id) =>
              localizedPath(
                locale,
                comparisonPath(
                  ids.filter((other) => other !== id),
                  others,
                ),
              )
            }
            labels={{
              caption: t('caption'),
              equalCaption: t('equalCaption'),
              fact: t('fact'),
              unknown: listing('unknown'),
              best: t('best'),
              sold: life('sold'),
              contact: listing('contactShort'),
              swipe: t('swipe', { count: listings.length }),
              equal: (count) => t('equal', { count }),
              remove: (name) => t('remove', { name }),
              contactAbout: (name) => t('contactAbout', { name }),
            }}
          />
          <FromForm {...{ locale, from, t }} ids={ids.join(',')} />
          {from.place && listings.some(({ distanceKm }) => distanceKm !== undefined) ? (
            <p className="mt-3 text-14 text-ink-2">{t('measuredFrom', { place: from.place })}</p>
          ) : null}
          {from.place && listings.some(({ landed }) => landed) ? (
            <LandedNote {...{ locale, t }} place={from.place} rate={freightRate(from.country ?? '')} />
          ) : null}
        </>
      )}
      {compared.ids.length === 0 ? <ShowChosen locale={locale} /> : <DropGone ids={gone} />}
    </div>
  );
}
