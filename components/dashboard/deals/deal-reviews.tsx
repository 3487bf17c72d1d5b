import { useTranslations } from 'next-intl';
import type { DealDto, ReviewDto } from '@/lib/deals/deals/dto';
import { placeZone } from '@/lib/deals/terms/dates/day-end';
import { DealSection } from './deal-section';
import { ReviewForm } from './review-form';
import { otherName } from './turn';
import { Until } from './until';
import type { Send } from './use-deal-act';

function Review({ title, review }: { title: string; review: ReviewDto }) {
  const t = useTranslations('deals.review');
  const marks = [
    [t('overall'), review.overall],
    [t('asDescribed'), review.asDescribed],
    [t('dealing'), review.dealing],
  ] as const;
  return (
    <div className="mt-4">
      <h3 className="text-16">{title}</h3>
      <dl className="mt-1 text-15">
        {marks.map(([name, mark]) =>
          mark === null ? null : (
            <div key={name} className="flex justify-between gap-4 border-t border-line py-1.5">
              <dt className="text-ink-2">{name}</dt>
              <dd className="font-semibold">{t('ofFive', { mark })}</dd>
            </div>
          ),
        )}
      </dl>
      {review.text ? <p className="mt-1 text-15 [overflow-wrap:anywhere] whitespace-pre-line">{review.text}</p> : null}
    </div>
  );
}

interface DealReviewsProps {
  deal: DealDto;
  now: Date;
  /** Another card has the one filled button. */
  isQuiet: boolean;
  send: Send;
}

/** What both sides think of each other: hidden until both have said it, or the time is over; at once where one alone does. */
export function DealReviews({ deal, now, isQuiet, send }: DealReviewsProps) {
  const t = useTranslations('deals.review');
  const { mine, theirs, theyHave, until, isAlone, judgesAnimals } = deal.reviews;
  const name = otherName(deal);
  const isOver = until === null || new Date(until) <= now;
  if (isOver && !mine && !theirs) return null;
  const when = () => (until === null ? null : <Until at={until} zone={placeZone(deal.snapshot)} />);
  const isCancelled = deal.status === 'cancelled';
  const asked = isCancelled ? t('titleCancelled', { name }) : t('title', { name });
  const mayReview = !mine && !isOver;
  const countsNowhere = deal.status === 'lapsed' && !deal.done.accept && !deal.done.pay;
  const form = (
    <ReviewForm number={deal.number} judgesAnimals={judgesAnimals} isQuiet={isQuiet || countsNowhere} send={send} />
  );
  return (
    <DealSection
      id="reviews"
      title={isOver || (mine && theirs) ? t('titleBoth') : asked}
      isFirst={deal.status !== 'open'}
    >
      {isOver || theirs ? null : (
        <p className="text-15 text-ink-2">
          {theyHave && !mine ? `${t('theyHave', { name })} ` : null}
          {mine ? t(isAlone ? 'seen' : 'waiting', { name }) : t.rich(isAlone ? 'alone' : 'hidden', { name, when })}
        </p>
      )}
      {mayReview && isCancelled && !deal.haveLeft && !deal.done.accept ? (
        <p className="mt-1 text-15 text-ink-2">{t('cancelled')}</p>
      ) : null}
      {mayReview && countsNowhere ? <p className="mt-1 text-15 text-ink-2">{t('lapsed', { name })}</p> : null}
      {/* Of an open deal something else comes next. */}
      {mayReview && deal.status === 'open' ? (
        <details>
          <summary className="link inline-flex min-h-11 items-center text-15 font-semibold">{t('send')}</summary>
          {form}
        </details>
      ) : null}
      {mayReview && deal.status !== 'open' ? form : null}
      {mine ? <Review title={t('mine')} review={mine} /> : null}
      {theirs ? <Review title={t('theirs', { name })} review={theirs} /> : null}
      {isOver && !mine && until !== null ? (
        <p className="mt-3 text-15 text-ink-2">{t.rich('notGiven', { when })}</p>
      ) : null}
      {isOver && mine && !theirs && !isAlone ? <p className="mt-3 text-15 text-ink-2">{t('none', { name })}</p> : null}
    </DealSection>
  );
}
