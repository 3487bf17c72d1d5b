import { useLocale, useTranslations } from 'next-intl';
import { deliveryText, paymentTexts, shrinkTexts } from '@/components/market/animals/lot-detail/glance';
import { Icon } from '@/components/ui/icon';
import { LocalTime } from '@/components/ui/local-time';
import { currencySign } from '@/lib/core/i18n/currencies';
import { capitalised, formatDecimal, formatNumber, formatPercent, formatPrice } from '@/lib/core/i18n/format';
import { isUnanswered, type DealDto } from '@/lib/deals/deals/dto';
import { formatScale, scaleUnit } from '@/lib/deals/terms/scale';
import type { DealTerms } from '@/lib/deals/terms/schema';
import { isShrinkIdle, isShrunk } from '@/lib/deals/terms/steps';
import { sumTexts } from '@/lib/deals/terms/worked-text';
import { worthOf } from '@/lib/deals/terms/worth';
import { askedPriceText } from '@/lib/livestock/price-formats/asked-price';
import { DealSection } from './deal-section';
import type { DeclaredRow } from './declared-rows';

const joined = (parts: readonly (string | null | false)[]): string | null => parts.filter(Boolean).join(', ') || null;

/** What the slide does to the price, in words. */
function useSlideText(): (terms: DealTerms) => string | null {
  const t = useTranslations('deals.terms');
  const locale = useLocale();
  return (terms) => {
    const { slide, currency } = terms;
    if (!slide) return null;
    const { kind, unit, stop, bothWays } = slide;
    const values = { amount: `${currencySign(locale, currency)}\u00a0${formatPrice(locale, slide.amount, 4)}`, unit };
    const rule =
      kind === 'extra' ? t('slideExtra', values) : bothWays ? t('slideBoth', values) : t('slidePrice', values);
    return [
      rule,
      stop !== null && t('slideStop', { stop: formatNumber(locale, stop), unit }),
      isShrunk(terms) && t('slideShrunk'),
    ]
      .filter(Boolean)
      .join('');
  };
}

/** The rows of what was agreed: name and text, null where nobody said it. */
function useTermRows(): (terms: DealTerms) => readonly (readonly [name: string, text: string | null])[] {
  const t = useTranslations('deals.terms');
  // messages: animalLot.methods.*
  // messages: animalLot.freights.*
  const lot = useTranslations('animalLot');
  const locale = useLocale();
  const slideText = useSlideText();
  return (terms) => {
    const { amount, basis, currency, heads, kg, weightMethod, freightPayer, note } = terms;
    const payment = paymentTexts(locale, terms, lot);
    const percent = (text: string | null) => text && formatPercent(locale, text);
    const says = (number: string | number | null, word: (percent: string) => string) =>
      number === null ? null : word(formatDecimal(locale, String(number)));
    return [
      [t('price'), askedPriceText(locale, { amount, basis, currency })],
      [t('heads'), formatNumber(locale, heads)],
      [t('payment'), payment && joined([payment.text, payment.note])],
      [
        t('weight'),
        joined([
          kg !== null && t('each', { kg: formatScale(locale, kg, scaleUnit(terms)) }),
          weightMethod && lot(`methods.${weightMethod}`),
        ]),
      ],
      [t('shrink'), joined([...shrinkTexts(locale, terms, lot), isShrinkIdle(terms) && t('shrinkIdle')])],
      [t('dressing'), percent(terms.dressingPercent)],
      [t('tolerance'), says(terms.tolerancePercent, (value) => t('toleranceText', { percent: value }))],
      [t('slide'), slideText(terms)],
      [t('delivery'), deliveryText(locale, terms, lot)],
      [t('freight'), freightPayer && capitalised(locale, lot(`freights.${freightPayer}`))],
      [t('cut'), says(terms.cutPercent, (value) => t('cutText', { percent: value }))],
      [t('commission'), percent(terms.buyerCommission)],
      [t('note'), note],
    ];
  };
}

function Rows({ rows }: { rows: readonly (readonly [name: string, text: string | null])[] }) {
  return (
    <dl className="grid sm:grid-cols-2 sm:gap-x-8">
      {rows.map(([name, text]) =>
        text === null || text === '' ? null : (
          <div
            key={name}
            className="grid grid-cols-[116px_minmax(0,1fr)] content-start gap-x-3 border-t border-line py-1.5 text-15 sm:grid-cols-1 sm:py-2.5"
          >
            <dt className="text-13 leading-[1.6] text-ink-2">{name}</dt>
            <dd className="font-medium [overflow-wrap:anywhere] whitespace-pre-line tabular-nums">{text}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

interface AgreedTermsProps {
  deal: DealDto;
  /** What the seller had declared of the animals. */
  declared: readonly DeclaredRow[];
}

/** What was agreed, which doesn't change any more, or what a runner-up is asked about; what nobody said is left out. */
export function AgreedTerms({ deal: { terms, agreedAt, weights, events }, declared }: AgreedTermsProps) {
  const t = useTranslations('deals.terms');
  const locale = useLocale();
  const rowsOf = useTermRows();
  const isAsked = isUnanswered(events);
  const worth = weights.compared ? worthOf(terms) : null;
  return (
    <DealSection id="terms" title={isAsked ? t('asked') : t('title')}>
      {worth
        ? sumTexts(locale, worth.lines, terms.currency).map((text) => (
            <p key={text} className="pb-2 text-15 text-ink-2 tabular-nums">
              {text}
            </p>
          ))
        : null}
      <Rows rows={rowsOf(terms)} />
      {declared.length > 0 ? (
        <details className="mt-2 border-t border-line">
          <summary className="link inline-flex min-h-11 items-center text-15">{t('declared')}</summary>
          <p className="pb-2 text-13 text-ink-2">{t('declaredText')}</p>
          <Rows rows={declared.map(([name, value, note]) => [name, note ? `${value}\n${note}` : value])} />
        </details>
      ) : null}
      {isAsked ? null : (
        <p className="mt-3 flex items-start gap-2 text-13 text-ink-2">
          <Icon name="lock" className="mt-0.5 size-4" />
          <span>{t.rich('firm', { when: () => <LocalTime date={agreedAt} className="tabular-nums" /> })}</span>
        </p>
      )}
    </DealSection>
  );
}
