'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { MessageDto } from '@/lib/messages/messages/dto';
import { MessageTime } from './message-time';
import { retry, type Outgoing } from './outbox';
import { spacedPhone } from '@/components/ui/units/spaced-phone';

const BOX = 'max-w-[min(440px,82%)] rounded-hero border px-3.5 py-2 text-15 leading-[1.42] [overflow-wrap:anywhere]';
const MINE = `${BOX} self-end rounded-br-small border-transparent bg-pasture-soft`;
const THEIRS = `${BOX} self-start rounded-bl-small border-line bg-surface`;

function Meta({ children }: { children: ReactNode }) {
  return (
    <span className="float-right mt-1.25 -mr-0.5 -mb-0.5 ml-3.5 inline-flex items-center gap-1 text-12 text-ink-2 tabular-nums">
      {children}
    </span>
  );
}

const PHOTOS = '-mx-2.5 -mt-1 mb-1 grid w-64 max-w-[calc(100%+20px)] gap-1';

/** The photographs of a message; each opens in full. */
function Photos({ message: { images, fromUser }, isMine }: { message: MessageDto; isMine: boolean }) {
  const t = useTranslations('messages.photos');
  const total = images.length;
  if (total === 0) return null;
  return (
    <div className={`${PHOTOS} ${total > 1 ? 'grid-cols-2' : ''}`}>
      {images.map(({ urls, width, height, blur }, index) => (
        <a key={urls[400]} href={urls[1600]} target="_blank" rel="noreferrer" className="block rounded-card">
          <img
            src={total > 1 ? urls[400] : urls[800]}
            alt={
              isMine
                ? t('mine', { number: index + 1, total })
                : t('alt', { number: index + 1, total, name: fromUser.firstName })
            }
            width={width}
            height={height}
            loading="lazy"
            style={{ backgroundImage: `url(${blur})` }}
            className="aspect-4/3 w-full rounded-card bg-cover object-cover"
          />
        </a>
      ))}
    </div>
  );
}

/** A message. One's own says whether it was read; another's can be reported. */
export function Bubble({
  message,
  isMine,
  withContact,
  onReport,
}: {
  message: MessageDto;
  isMine: boolean;
  withContact: boolean;
  onReport: (message: MessageDto) => void;
}) {
  const t = useTranslations('messages');
  const { contactMethod, contactValue, isRead } = message;
  return (
    <li className={`${isMine ? MINE : THEIRS} group relative mb-3`}>
      <span className="sr-only">{isMine ? t('fromYou') : t('fromThem', { name: message.fromUser.firstName })}</span>
      {message.subject ? <p className="font-semibold">{message.subject}</p> : null}
      <Photos message={message} isMine={isMine} />
      {message.message ? <p className="inline whitespace-pre-line">{message.message}</p> : null}
      {message.isRemoved ? <p className="inline text-ink-2 italic">{t('removed')}</p> : null}
      <Meta>
        <MessageTime date={message.createdAt} style="hour" />
        {isMine ? (
          <>
            <Icon
              name={isRead ? 'check-check' : 'check'}
              className={`size-3.75 ${isRead ? 'text-pasture-ink' : ''}`}
              {...(isRead ? {} : { label: t('sentReceipt') })}
            />
            {isRead ? t('readReceipt') : null}
          </>
        ) : null}
      </Meta>
      {withContact && !isMine && contactMethod !== 'corral' ? (
        <a
          href={`${contactMethod === 'phone' ? 'tel' : 'mailto'}:${contactValue}`}
          className="link clear-both flex min-h-11 items-center gap-1.5 text-14"
        >
          <Icon name={contactMethod === 'phone' ? 'phone' : 'mail'} className="size-4" />
          {contactMethod === 'phone' ? spacedPhone(contactValue) : contactValue}
        </a>
      ) : null}
      {isMine || message.isRemoved ? null : (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t('report.message')}
          title={t('report.message')}
          onClick={() => onReport(message)}
          className="icon-button absolute top-1/2 left-full -translate-y-1/2 text-ink-2 hover:text-ink pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:focus-visible:opacity-100"
        >
          <Icon name="flag" className="size-4" />
        </button>
      )}
    </li>
  );
}

const OFFER = 'min-h-11 px-2 font-semibold underline underline-offset-3';

/** One's own message on its way: waiting for a signal, or failed with its reason and a button to send it again. */
export function OutgoingBubble({ item, onEdit }: { item: Outgoing; onEdit: () => void }) {
  const t = useTranslations('messages');
  const failed = item.state === 'failed';
  return (
    <li className="mb-3 flex flex-col items-end">
      <div className={MINE}>
        <span className="sr-only">{t('fromYou')}</span>
        {item.input.imageIds.length > 0 ? (
          <div className={`${PHOTOS} opacity-50`}>
            {item.previews.map((preview) => (
              <img key={preview} src={preview} alt="" className="aspect-4/3 w-full rounded-card object-cover" />
            ))}
            {item.previews.length === 0 ? t('photos.count', { count: item.input.imageIds.length }) : null}
          </div>
        ) : null}
        <p className="whitespace-pre-line">{item.input.message}</p>
      </div>
      <div
        role="status"
        className={`mx-1 mt-1 flex flex-wrap items-center justify-end gap-1 text-12 ${failed ? 'text-clay-ink' : 'text-ink-2'}`}
      >
        <Icon name={failed ? 'circle-alert' : 'clock'} className="size-3.75" />
        {failed ? (item.reason ?? t('notSent')) : navigator.onLine ? t('sending') : t('waiting')}
        {failed ? (
          <>
            <button type="button" className={OFFER} onClick={() => retry(item.key)}>
              {t('retry')}
            </button>
            <button type="button" className={OFFER} onClick={onEdit}>
              {t('edit')}
            </button>
          </>
        ) : null}
      </div>
    </li>
  );
}
