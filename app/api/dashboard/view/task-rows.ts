import 'server-only';
import type { TaskRow } from '@/components/dashboard/dashboard/view';
import { HOUR_MS, DAY_MS } from '@/lib/core/durations';
import { placeIn } from '@/lib/core/i18n/country';
import { capitalised, formatDate, formatRelativeDay } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import { appealPath } from '@/lib/core/topics/schema';
import type { Task, WhyTakenDown } from '@/lib/desk/dashboard/dto';
import { slotText } from '@/lib/deals/terms/dates/visit-slots';
import { askedPriceText } from '@/lib/livestock/price-formats/asked-price';
import { ANSWER_HOURS } from '@/lib/market/auctions/auction-rules';
import { titlesIn, type TitleReader } from '@/lib/market/topics/titles-in';

/** Returns a function that says in a few words why a listing was taken down. */
export async function whyWords(locale: Locale): Promise<(why: WhyTakenDown) => string> {
  // messages: dashboard.why.*, report.reasons.*
  const [t, reasons] = await Promise.all([translator(locale, 'dashboard'), translator(locale, 'report')]);
  return (why) =>
    'answer' in why ? t(`why.${why.answer}`) : t('whyReported', { reason: reasons(`reasons.${why.reason}`) });
}

async function words(locale: Locale) {
  // messages: paperKinds.*, deals.todo.*
  const [t, life, papers, deals, visits, why] = await Promise.all([
    translator(locale, 'dashboard'),
    translator(locale, 'listingLife'),
    translator(locale, 'paperKinds'),
    translator(locale, 'deals'),
    translator(locale, 'visits'),
    whyWords(locale),
  ]);
  return { t, life, papers, deals, visits, why };
}

/** From how many hours on a visit's last slot, or a quote's end, is urgent. */
const URGENT_HOURS = 48;

type Words = Awaited<ReturnType<typeof words>>;
type Sentences = Omit<TaskRow, 'id' | 'deadline'> & { deadline?: string };

/** Formats tasks for the reader. */
export async function toTaskRows(tasks: readonly Task[], locale: Locale, now = new Date()): Promise<TaskRow[]> {
  const [said, titled] = await Promise.all([
    words(locale),
    titlesIn(
      locale,
      tasks.flatMap(({ listingId }) => listingId ?? []),
    ),
  ]);
  return tasks.map((task, index) => ({
    id: `${task.kind}-${index}`,
    deadline: null,
    ...toSentences(inWordsOf(titled, task), locale, said, now),
  }));
}

/** The same with the title of its animals for its reader. */
function inWordsOf(titled: TitleReader, task: Task): Task {
  if (!task.listingId || !('title' in task) || !task.title) return task;
  return { ...task, title: titled({ id: task.listingId, title: task.title }).title };
}

/** A lot by its animals alone, so that a phone has room for what is to be done: «40 novillos Limousin». */
const short = (title: string) => title.split(',')[0] ?? title;

function toSentences(task: Task, locale: Locale, { t, life, papers, deals, visits, why }: Words, now: Date): Sentences {
  const to = (path: string) => ({ href: localizedPath(locale, path) });
  const hoursLeft = (by: string) => Math.max(0, Math.ceil((Date.parse(by) - now.getTime()) / HOUR_MS));
  const ifUrgent = (hours: number) => (hours <= URGENT_HOURS ? { deadline: t('tasks.offerLeft', { hours }) } : {});
  switch (task.kind) {
    case 'held': {
      const act = to(appealPath(task.topic));
      const text = t('tasks.heldText', { title: short(task.title) });
      return {
        icon: 'hourglass',
        title: t('tasks.held'),
        text,
        deadline: t('tasks.heldLeft', { hours: hoursLeft(task.by) }),
        act,
      };
    }
    case 'offer': {
      const { heads, ...price } = task.terms;
      const text = t('tasks.offerText', { heads, name: task.name, title: short(task.title) });
      return {
        icon: 'handshake',
        title: t('tasks.offer', { price: askedPriceText(locale, price) }),
        text,
        deadline: t('tasks.offerLeft', { hours: hoursLeft(task.by) }),
        act: to(`/offers/${task.id}`),
      };
    }
    case 'visit':
      return {
        icon: 'calendar',
        title: t('tasks.visit', { name: task.name, kind: task.isOthers ? 'proposed' : 'asked' }),
        text: t('tasks.visitText', { count: task.count, title: short(task.title) }),
        ...ifUrgent(hoursLeft(task.by)),
        act: to(`/visits/${task.id}`),
      };
    case 'visitSoon': {
      const slot = capitalised(locale, slotText(visits, locale, task.slot));
      const title = t('tasks.visitSoon', { name: task.name });
      return { icon: 'calendar', title, text: short(task.title), deadline: slot, act: to(`/visits/${task.id}`) };
    }
    case 'freight':
      return {
        icon: 'truck',
        title: t('tasks.freight', { count: task.count }),
        text: `${placeIn(task.from, locale)} → ${placeIn(task.to, locale)}`,
        ...ifUrgent(hoursLeft(task.by)),
        act: to(`/freight/${task.id}`),
      };
    case 'deal': {
      const text = t('tasks.dealText', { number: task.number, name: task.name, title: short(task.title) });
      const left = task.until === null ? {} : { deadline: t('tasks.offerLeft', { hours: hoursLeft(task.until) }) };
      return { icon: 'handshake', title: deals(`todo.${task.step}`), text, ...left, act: to(`/deals/${task.number}`) };
    }
    case 'answerMissed': {
      const text = t('tasks.answerMissedText', { hours: ANSWER_HOURS, title: short(task.title) });
      return { icon: 'gavel', title: t('tasks.answerMissed'), text, act: to('/dashboard?tab=lots') };
    }
    case 'message': {
      const when = capitalised(locale, formatRelativeDay(locale, task.since, now));
      const act = to(`/dashboard?tab=messages&conversation=${task.key}`);
      const text = [when, messageWords(task, t)].join(' · ');
      return { icon: 'message-circle', title: t('tasks.message', { name: task.name }), text, act };
    }
    case 'paperAsked': {
      const title = t('tasks.paperAsked', { name: task.name });
      return { icon: 'file-check', title, text: papers(task.paper), act: to('/papers') };
    }
    case 'takenDown': {
      const text = t('tasks.takenDownText', { why: why(task.why), title: short(task.title) });
      return { icon: 'circle-alert', title: t('tasks.takenDown'), text, act: to(appealPath(task.topic)) };
    }
    case 'ad': {
      const how = task.isRejected ? 'rejected' : 'unpaid';
      const act = to(task.isRejected ? `/banner-ads?again=${task.id}#request` : '/banner-ads');
      return { icon: 'image', title: t('tasks.ad', { how, title: task.title }), text: t('tasks.adText', { how }), act };
    }
    case 'paperExpires': {
      const text = task.title ? t('tasks.paperOf', { title: short(task.title) }) : t('tasks.paperOfAll');
      const title = t('tasks.paperExpires', { paper: papers(task.paper), date: formatDate(locale, task.on) });
      return { icon: 'file-check', title, text, act: to('/papers') };
    }
    case 'expires': {
      const days = Math.max(1, Math.ceil((Date.parse(task.at) - now.getTime()) / DAY_MS));
      const text = task.isOver ? t('tasks.expired', { date: formatDate(locale, task.at) }) : life('daysLeft', { days });
      const title = t('tasks.expires', { title: short(task.title) });
      return { icon: 'refresh-cw', title, text, act: { renew: task.listing } };
    }
    case 'quiet': {
      const text = t('tasks.quietText', { title: short(task.title), days: task.days });
      return { icon: 'trending-up', title: t('tasks.quiet'), text, act: to(`/edit-listing/${task.id}`) };
    }
  }
}

/** What a message says: a part of its text, or how many photographs it is. */
function messageWords({ title, text, photos }: Extract<Task, { kind: 'message' }>, t: Words['t']): string {
  if (text === '') return t('tasks.photos', { count: photos });
  return title ? t('tasks.about', { about: title, text }) : t('tasks.quote', { text });
}
