import { formatDate, formatZonedDateTime, formatDecimal, formatMoney, formatNumber } from '@/lib/core/i18n/format';
import type { DisputeKind } from '@/lib/deals/terms/disputes/dispute-kinds';
import { workedTexts } from '@/lib/deals/terms/worked-text';
import type { Block } from './block';
import { loadedHeads } from '@/lib/deals/trucks/dto';
import { scaleText, scaleUnit } from '@/lib/deals/terms/scale';
import type { DealTerms } from '@/lib/deals/terms/schema';
import type { ComparedRow, DealSheetView, SheetSettlement, SheetWeighing } from './dto';
import type { SheetWords } from './words';

/** The lines of a settlement that somebody pays or gets. */
const STRONG: readonly string[] = ['due', 'buyerPays'];

const weightText = ({ locale }: SheetWords, { terms }: Pick<DealSheetView, 'terms'>, kg: string) =>
  scaleText(locale, kg, scaleUnit(terms));

/** How a net weight comes about; empty where only the net weight is known. */
function grossText({ grossKg, tareKg }: SheetWeighing, view: DealSheetView, words: SheetWords): string {
  if (grossKg === null || tareKg === null) return '';
  return words.t('grossTare', {
    gross: weightText(words, view, grossKg),
    tare: weightText(words, view, tareKg),
  });
}

/** Returns what each truck loaded and who says so, and how many of the agreed heads all of them have. */
export function loadingBlocks(view: DealSheetView, words: SheetWords): Block[] {
  const { loading, terms, timeZone } = view;
  const { locale, t, lot } = words;
  if (loading.length === 0) return [];
  const { all: heads } = loadedHeads(loading);
  return [
    { kind: 'heading', text: t('loading') },
    ...loading.flatMap(({ side, plate, driver, heads: own, kg, tags, enteredAt }): Block[] => [
      {
        kind: 'sum',
        name: t('truck', { plate }),
        value: t('enteredBy', { side, moment: formatZonedDateTime(locale, enteredAt, timeZone) }),
        total: kg === null ? '' : weightText(words, view, kg),
      },
      ...(driver ? [{ kind: 'row' as const, name: t('driver'), value: driver, isTied: true }] : []),
      { kind: 'row', name: lot('heads'), value: formatNumber(locale, own), isTied: true },
      ...(tags.length > 0 ? [{ kind: 'row' as const, name: t('tags'), value: tags.join(', ') }] : []),
    ]),
    {
      kind: 'row',
      name: t('loaded'),
      value: t('loadedOf', { heads: formatNumber(locale, heads), agreed: formatNumber(locale, terms.heads) }),
    },
  ];
}

function weighingBlock(weighing: SheetWeighing, view: DealSheetView, words: SheetWords): Block {
  const { locale, t } = words;
  const { side, heads, weighedAt, netKg } = weighing;
  const when = t('weighing', {
    heads: formatNumber(locale, heads),
    moment: formatZonedDateTime(locale, weighedAt, view.timeZone),
  });
  const value = [grossText(weighing, view, words), when].filter(Boolean).join('\n');
  return { kind: 'sum', name: t(side), value, total: weightText(words, view, netKg), isTied: true };
}

function comparedBlocks(view: DealSheetView, words: SheetWords): Block[] {
  const { settlement, terms } = view;
  const compared = settlement?.compared;
  if (!compared) return [];
  const isUsual = String(terms.tolerancePercent === null);
  const { locale, t } = words;
  const percent = formatDecimal(locale, compared.percent);
  const tolerance = formatDecimal(locale, compared.tolerance);
  const countsMean = compared.isWithin && (settlement.takenFrom === null || settlement.takenFrom === 'mean');
  const value = countsMean
    ? t('within', { isUsual, percent, tolerance, mean: weightText(words, view, compared.mean) })
    : t('beyond', { isUsual, percent, tolerance });
  return [{ kind: 'row', name: t('difference'), value, isTied: true }];
}

/** Says whose kilograms count where both weighed. */
function takenBlocks({ settlement }: DealSheetView, { t }: SheetWords): Block[] {
  if (!settlement?.compared || settlement.takenFrom === null) return [];
  const value = t('countedText', { from: settlement.takenFrom });
  return [{ kind: 'row', name: t('counted'), value, isTied: true }];
}

/** What was paid, and what of it goes back or is still owed, or did since; empty where what was paid is what is due. */
export function balanceRows(
  settlement: SheetSettlement,
  { currency }: Pick<DealTerms, 'currency'>,
  { locale, t }: SheetWords,
): ComparedRow[] {
  const left = (['returned', 'paidLater', 'refund', 'owed'] as const).filter((name) => settlement[name] !== null);
  if (left.length === 0) return [];
  return (['paid', ...left] as const).flatMap((name) => {
    const amount = settlement[name];
    return amount === null ? [] : [{ name: t(name), value: formatMoney(locale, amount, currency) }];
  });
}

/** Returns what was weighed and what is due for it. */
export function settlementBlocks(view: DealSheetView, words: SheetWords): Block[] {
  const { settlement, terms } = view;
  if (!settlement) return [];
  const { locale, t, dispute } = words;
  const lines = settlement.sum?.lines ?? [];
  return [
    ...(settlement.weighings.length > 0 ? [{ kind: 'heading' as const, text: t('weights') }] : []),
    ...settlement.weighings.map((weighing) => weighingBlock(weighing, view, words)),
    ...comparedBlocks(view, words),
    ...takenBlocks(view, words),
    ...(settlement.sum ? [{ kind: 'heading' as const, text: t('settlement') }] : []),
    ...workedTexts(locale, lines, terms.currency).map(({ kind, formula, total }, index): Block => {
      const line = lines[index];
      const note = line?.kind === 'deduction' ? dispute(line.note as DisputeKind) : formula;
      return {
        kind: 'sum',
        name: t(`lines.${kind}`),
        value: note,
        total,
        isStrong: STRONG.includes(kind),
        isTied: true,
      };
    }),
    ...balanceRows(settlement, terms, words).map((row): Block => ({ kind: 'row', ...row, isTied: true })),
  ];
}

/** Returns what each side said of the loading, the receipt and the payment, and whether the deal is closed. */
export function doneBlocks(
  { done, loadedOn, loadedBy, cameBackOn }: DealSheetView,
  { locale, t }: SheetWords,
): Block[] {
  const days = [
    [t('done.loaded', { by: loadedBy ?? 'both' }), loadedOn],
    [t('done.cameBack'), cameBackOn],
    ...(['received', 'paid', 'closed'] as const).map((step) => [t(`done.${step}`), done[step]] as const),
  ] as const;
  const rows = days.flatMap(([name, day]): Block[] =>
    day === null ? [] : [{ kind: 'row', name, value: formatDate(locale, day), isTied: true }],
  );
  return rows.length === 0 ? [] : [{ kind: 'heading', text: t('done.title') }, ...rows];
}

/** Returns what is paid apart from the animals, and who pays it to whom. */
export function apartBlocks({ apart, terms }: DealSheetView, { locale, t, dispute }: SheetWords): Block[] {
  if (apart.length === 0) return [];
  return [
    { kind: 'heading', text: t('apart') },
    ...apart.map(({ kind, amount, payee }): Block => {
      const total = formatMoney(locale, amount, terms.currency);
      return { kind: 'sum', name: dispute(kind), value: t('apartText', { payee }), total };
    }),
  ];
}
