import { appealPath, appealPathOf, privateTopicPath, topicPath, type Topic } from '@/lib/core/topics/schema';
import { savedSearchPath } from '@/lib/core/topics/search-path';
import type { NotificationDto } from './dto';

type Shown = Pick<NotificationDto, 'kind' | 'topic' | 'data'>;

const ofOwn = (topic: Topic | null) => (topic ? privateTopicPath(topic) : '/dashboard');

/** Returns the path of the page that a notification leads to, without the locale. */
export function notificationPath({ kind, topic, data }: Shown): string {
  switch (kind) {
    case 'message':
      return `/messages?conversation=${data.conversation}`;
    case 'offer':
    case 'deal':
    case 'visit':
    case 'freight':
      return String(data.path);
    case 'savedSearch':
      return data.query ? savedSearchPath(String(data.query)) : '/';
    case 'verificationDecided':
      return '/verification';
    case 'phoneAsked':
    case 'phoneAnswered':
      return '/profile#confirm-phone';
    case 'bannerDecided':
      return '/banner-ads';
    case 'listingHeld':
      return topic && data.outcome === 'held' ? appealPath(topic) : ofOwn(topic);
    case 'paperRequested':
    case 'paperExpires':
      return '/papers';
    case 'paperGranted':
      return topic ? `/papers/of/${topic.id}` : '/dashboard/notifications';
    case 'takenDown':
      return topic && topic.kind !== 'lot' ? appealPath(topic) : ofOwn(topic);
    case 'reportDecided':
      return topic && data.outcome !== 'takenDown' ? topicPath(topic) : '/help/report-listing';
    case 'conductReportDecided':
      return '/help/report-listing';
    case 'messageRemoved':
    case 'warned':
    case 'conductAppealDecided':
      return appealPathOf(String(data.subject));
    case 'listingExpires':
    case 'listingReviewed':
    case 'appealDecided':
      return ofOwn(topic);
    case 'outbid':
    case 'lotEnding':
    case 'lotWon':
    case 'lotLost':
    case 'lotNotReached':
    case 'lotSold':
    case 'lotUnsold':
    case 'lotWithoutBids':
    case 'lotCancelled':
    case 'lotReckoned':
    case 'bidsVoid':
    case 'winVoid':
    case 'lotAwarded':
    case 'lotClosed':
    case 'answerMissed':
      return topic ? topicPath(topic) : '/auctions';
  }
}
