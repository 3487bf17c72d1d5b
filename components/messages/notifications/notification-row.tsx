import { Icon } from '@/components/ui/icon';
import type { NotificationEntry } from './entries';
import { ReadLink } from './read-link';

interface NotificationRowProps {
  entry: NotificationEntry;
  /** Its time as shown: within a list by day the hour, elsewhere with the day. */
  time: string;
  /** Says in words what the dot says. */
  unread: string;
}

/** A notification: a link to what it is about. */
export function NotificationRow({ entry, time, unread }: NotificationRowProps) {
  const { id, isRead, href, title, text, happenedAt } = entry;
  return (
    <li className="border-line not-first:border-t">
      <ReadLink
        id={id}
        isRead={isRead}
        href={href}
        className={`grid min-h-23 grid-cols-[60px_minmax(0,1fr)_auto] items-center gap-4 px-4 py-3 -outline-offset-2 hover:bg-sunken sm:px-5 ${isRead ? 'bg-surface' : 'bg-pasture-soft/45'}`}
      >
        <Picture entry={entry} />
        <span className="min-w-0">
          <span className={`block text-15 [overflow-wrap:anywhere] ${isRead ? 'font-medium' : 'font-semibold'}`}>
            {title}
          </span>
          {text ? <span className="block text-14 [overflow-wrap:anywhere] text-ink-2">{text}</span> : null}
          <time dateTime={happenedAt} className="mt-0.5 block text-13 text-ink-2">
            {time}
          </time>
        </span>
        {isRead ? null : (
          <span className="size-2.5 rounded-full bg-clay">
            <span className="sr-only">{unread}</span>
          </span>
        )}
      </ReadLink>
    </li>
  );
}

/** The picture of the listing or lot with the kind on its corner, or the kind alone. */
function Picture({ entry: { picture, icon } }: { entry: NotificationEntry }) {
  if (!picture) {
    return (
      <span className="grid size-15 place-items-center rounded-input bg-sunken text-ink-2">
        <Icon name={icon} className="size-6" />
      </span>
    );
  }
  return (
    <span className="relative">
      <img
        src={picture.src}
        data-stock={picture.stock}
        alt=""
        width={60}
        height={60}
        loading="lazy"
        className="size-15 rounded-input object-cover"
      />
      <span className="absolute -right-2 -bottom-2 grid size-7 place-items-center rounded-full border-2 border-surface bg-sunken text-ink">
        <Icon name={icon} className="size-4" />
      </span>
    </span>
  );
}
