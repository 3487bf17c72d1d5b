import { Icon, type IconName } from '@/components/ui/icon';
import type { Side } from '@/lib/deals/terms/side';
import { REVIEW_PRIOR, type DealFigures } from '@/lib/deals/deals/dto';
import { formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';

/** From so many on what deals say is said in words, and from so many on in figures. */
const IN_WORDS = 3;
const IN_FIGURES = 10;
/** A delivered weight as near as this to the declared one, in percent, is as declared. */
const AS_DECLARED = 2;
/**
 * Marks from which reviews are fair, good, and very good. Three people who all give two of five, who are three of eight with
 * what they are weighed against, come to less than fair.
 */
const FAIR = 3.4;
const GOOD = 4;
const VERY_GOOD = 4.5;

const weightWord = (percent: number) => (Math.abs(percent) <= AS_DECLARED ? 'same' : percent < 0 ? 'less' : 'more');

function reviewWord(mean: number) {
  if (mean >= VERY_GOOD) return 'veryGood';
  if (mean >= GOOD) return 'good';
  return mean >= FAIR ? 'fair' : 'poor';
}

interface DealFactsProps {
  figures: DealFigures;
  /** On which side they were. */
  side?: Side;
  locale: Locale;
}

/** What somebody's closed deals say of them, as items of a list: nothing of it before three, words before ten. */
export async function DealFacts({ figures, side = 'seller', locale }: DealFactsProps) {
  const t = await translator(locale, 'seller');
  const { deals, weight, reviews, withdrawn, disputesLost } = figures;
  const inFigures = deals >= IN_FIGURES;
  // A true minus sign, as prices have it.
  const number = (value: number) => formatNumber(locale, value).replace('-', '−');
  const isShown = deals >= IN_WORDS;
  const lines: { icon: IconName; text: string; note?: string }[] = [
    { icon: 'handshake', text: t('deals', { count: deals }) },
  ];
  if (isShown && weight && weight.count >= IN_WORDS)
    lines.push({
      icon: 'scale',
      text: inFigures
        ? t('dealWeightFigure', { percent: number(weight.percent), count: weight.count })
        : t('dealWeight', { word: weightWord(weight.percent) }),
    });
  // Those of deals that a seller never brought to their end count as well.
  if (reviews && reviews.count >= IN_WORDS)
    lines.push({
      icon: 'star',
      text: inFigures
        ? t('dealReviewsFigure', { mean: number(reviews.mean), count: reviews.count })
        : t('dealReviews', { side, word: reviewWord(reviews.mean) }),
      // What is added to a figure says little beside a word.
      ...(inFigures
        ? { note: t('dealReviewsNote', { count: REVIEW_PRIOR.count, mean: number(REVIEW_PRIOR.mean) }) }
        : {}),
    });
  // Who brings no deal to its end has none that is confirmed.
  if (disputesLost > 0)
    lines.push({
      icon: 'circle-alert',
      text: t(disputesLost >= IN_FIGURES ? 'disputesLostFigure' : 'disputesLost', { count: disputesLost }),
    });
  if (withdrawn >= IN_WORDS)
    lines.push({
      icon: 'ban',
      text: withdrawn >= IN_FIGURES ? t('dealsCancelledFigure', { count: withdrawn }) : t('dealsCancelled'),
    });
  return lines.map(({ icon, text, note }) => (
    <li key={text} className="flex items-start gap-1.5">
      <Icon name={icon} className="mt-0.5 flex-none" />
      <span>
        {text}
        {note ? <span className="block text-13 text-ink-2">{note}</span> : null}
      </span>
    </li>
  ));
}
