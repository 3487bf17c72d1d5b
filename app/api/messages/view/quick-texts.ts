import 'server-only';
import type { MessagesView } from '@/components/messages/messages/view';
import type { Actor } from '@/lib/core/actors/actor';
import { placeIn } from '@/lib/core/i18n/country';
import { formatPounds, formatWeight } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';
import { scalesAt, scaleUnit } from '@/lib/deals/terms/scale';
import { askedPriceText } from '@/lib/livestock/price-formats/asked-price';
import { getAnimalListing } from '@/lib/market/animal-lots/get-animal-listing';
import type { AnimalListingDetailDto } from '@/lib/market/animal-lots/dto';
import type { ThreadDto } from '@/lib/messages/messages/dto';
import { QUICK_ANSWERS, QUICK_QUESTIONS } from '@/lib/messages/messages/quick-words';
import { askedIn, type Asked } from './asked-in';

/** As many answers as fit beside the box. */
const ANSWERS_MAX = 4;

/**
 * Returns what the reader can ask or answer with one tap: sellers answer what was asked last, buyers ask as long as it is
 * for sale. In the thread's language, so that nobody is written to in another; in that of the page if the thread has none.
 */
export async function quickTexts(
  actor: Actor,
  thread: ThreadDto | null,
  locale: Locale,
): Promise<MessagesView['quick']> {
  const language = thread?.language ?? locale;
  if (!thread?.topic || !thread.offered) return { language, texts: [] };
  const { topic, offered } = thread;
  // messages: messages.answers.*
  // messages: messages.questions.*
  const t = await translator(language, 'messages');
  if (offered.isMine) {
    const texts = QUICK_ANSWERS[topic.kind].map((name) => t(`answers.${name}`));
    const asked = topic.kind === 'listing' ? askedLast(thread) : [];
    const listing = asked.length > 0 ? await getAnimalListing(actor, topic.id) : null;
    return { language, texts: (listing && (await answersTo(asked, listing, language))) ?? texts };
  }
  const isForSale = offered.status === null || offered.status === 'active';
  return { language, texts: isForSale ? QUICK_QUESTIONS[topic.kind].map((name) => t(`questions.${name}`)) : [] };
}

/** What the other person has asked since the reader last wrote. */
function askedLast({ messages, person, until }: ThreadDto): Asked[] {
  const answered = messages.findLastIndex(({ fromUserId }) => fromUserId !== person.id);
  const waiting = until === null ? messages.slice(answered + 1) : [];
  return askedIn(waiting.map(({ message }) => message).join('\n'));
}

/** Answers with what the listing says. Where it says nothing they promise, or leave it to the seller. */
async function answersTo(asked: Asked[], listing: AnimalListingDetailDto, language: Locale): Promise<string[]> {
  const t = await translator(language, 'messages');
  const { lot, weight, location, status, priceNegotiable, healthCertificate, videoFile, youtubeUrl } = listing;
  const { headCount, headsLeft } = lot;
  if (status === 'sold') return [t('answers.sold')];
  const isPart = headCount !== null && headsLeft !== null && headsLeft > 0 && headsLeft < headCount;
  const inPounds = scaleUnit({ basis: lot.priceBasis, ...scalesAt(location) }) === 'lb';
  const price = askedPriceText(language, {
    amount: lot.priceAmount,
    basis: lot.priceBasis,
    currency: lot.priceCurrency,
  });
  const mean = weight === null ? null : (inPounds ? formatPounds : formatWeight)(language, weight);
  const answers: Record<Asked, () => string[]> = {
    available: () => [
      headsLeft === 0
        ? t('answers.reserved')
        : isPart
          ? t('answers.headsLeft', { left: headsLeft, heads: headCount })
          : t('answers.stillAvailable'),
      t('answers.sold'),
    ],
    visit: () => [t('answers.visit'), t('answers.visitDay')],
    price: () => [t('answers.asked', { price }), ...(priceNegotiable ? [] : [t('answers.firm')]), t('answers.price')],
    weight: () => [
      mean === null
        ? t('answers.weigh')
        : headCount === 1
          ? t('answers.weighs', { weight: mean })
          : t('answers.mean', { weight: mean }),
    ],
    place: () => [t('answers.place', { place: placeIn(location, language) })],
    papers: () => [...(healthCertificate ? [t('answers.certificate')] : []), t('answers.papers')],
    video: () => [t(videoFile || youtubeUrl ? 'answers.video' : 'answers.film')],
  };
  return asked.flatMap((one) => answers[one]()).slice(0, ANSWERS_MAX);
}
