import { glanceFacts, sheetFacts } from '@/components/market/animals/lot-detail/glance';
import type { Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';
import type { DealSnapshot } from '@/lib/deals/deals/dto';
import { scaleRange, scaleUnit } from '@/lib/deals/terms/scale';
import type { DealTerms } from '@/lib/deals/terms/schema';
import { EMPTY_FACTS } from '@/lib/livestock/facts/stored-facts';
import { HEALTH_FLAGS } from '@/lib/livestock/facts/health';
import { breedLabel } from '@/lib/livestock/stock/breeds';
import { classWord } from '@/lib/market/animal-lots/class-words';
import type { LotSource } from '@/lib/market/animal-lots/lot-figures';
import { traitRows } from '@/lib/market/animal-lots/lots/sheet';
import type { ClassCode } from '@/lib/livestock/stock/classes';

export type DeclaredRow = readonly [name: string, value: string, note?: string];

/** What the seller had declared of the animals of a deal when it was agreed, in words; nothing of older deals. */
export async function declaredRows(
  locale: Locale,
  { lot }: Pick<DealSnapshot, 'lot'>,
  terms: DealTerms,
): Promise<DeclaredRow[]> {
  const { declared, category, age } = lot;
  if (!declared) return [];
  const [t, health, breeds] = await Promise.all([
    translator(locale, 'animalLot'),
    translator(locale, 'health'),
    translator(locale, 'breeds'),
  ]);
  // Weights are said as the deal's scales show them.
  const { weightMin, weightMax, ...facts } = declared.facts;
  const range =
    weightMin && weightMax && weightMin !== weightMax
      ? t('teethRange', scaleRange(locale, weightMin, weightMax, scaleUnit(terms)))
      : null;
  const listing = {
    breed: lot.breed,
    age: age ?? 0,
    weight: null,
    healthStatus: declared.health.healthStatus ?? null,
    // Of the facts of a lot these rows read no others.
    lot: { ...EMPTY_FACTS, ...facts } as unknown as LotSource['lot'],
  } as Parameters<typeof sheetFacts>[1];
  const stockClass = lot.class === null ? null : classWord(lot.class as ClassCode, locale).other;
  const flags = HEALTH_FLAGS.filter((flag) => declared.health[flag]);
  const rows = [
    ...(age === null ? [] : glanceFacts(locale, listing, t, stockClass)),
    ...sheetFacts(
      locale,
      listing,
      t,
      breedLabel((one) => breeds(one as Parameters<typeof breeds>[0]), lot.breed),
    ),
    ...(range === null ? [] : [{ name: t('lightToHeavy'), value: range }]),
    ...(flags.length > 0 ? [{ name: t('declaredHealth'), value: flags.map((flag) => health(flag)).join(', ') }] : []),
    ...traitRows(locale, category, declared.traits),
  ];
  return rows.map(({ name, value, ...row }): DeclaredRow => {
    const text = typeof value === 'string' ? value : value[0];
    return 'note' in row && row.note ? [name, text, row.note] : [name, text];
  });
}
