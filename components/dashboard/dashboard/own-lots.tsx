'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Badge } from '@/components/ui/badge';
import { buttonVariants } from '@/components/ui/button-variants';
import { Panel } from '@/components/ui/panel';
import { useStockPictures } from '@/components/ui/page/use-stock-pictures';
import type { ActionResult } from '@/lib/core/validation/action-result';
import type { WeekFigures } from '@/lib/desk/dashboard/dto';
import type { OwnLot } from '@/lib/market/auctions/dto';
import { bidPriceInFull } from '@/lib/livestock/price-formats/bid-price';
import { localizedPath } from '@/lib/core/i18n/paths';
import { appealPath, copyPath, editLotPath } from '@/lib/core/topics/schema';
import { useAct } from '@/components/ui/lists/use-act';
import { Icon } from '@/components/ui/icon';
import { MenuLink } from '@/components/ui/lists/menu-link';
import { RowMenu } from '@/components/ui/lists/row-menu';
import { useRowMenu } from '@/components/ui/lists/use-row-menu';
import { OwnRow } from './own-row';
import { useOwnRowLabels } from './use-own-row-labels';

interface OwnLotsProps {
  /** With the path of the conversation with the buyer, once sold, and what its page brought in the last seven days. */
  lots: (OwnLot & { talkHref: string | null; week: WeekFigures | null })[];
  cancel: (input: { id: string }) => Promise<ActionResult>;
  reportMissedAnswer: (input: { id: string }) => Promise<ActionResult>;
}

/** The user's own lots, with private facts: the reserve, the number of watchers, the buyer. */
export function OwnLots({ lots, cancel, reportMissedAnswer }: OwnLotsProps) {
  const t = useTranslations('ownAuctions');
  const listings = useTranslations('dashboard');
  const locale = useLocale();
  const words = useOwnRowLabels();
  const { pending, act } = useAct();
  const list = useRef<HTMLUListElement>(null);
  useStockPictures(list, lots);
  const [asked, setAsked] = useState<OwnLot | null>(null);
  const [unanswered, setUnanswered] = useState<OwnLot | null>(null);
  const confirm = () => {
    if (asked)
      act(() => cancel({ id: asked.id }), {
        done: t('cancelled'),
        failed: t('cancelFailed'),
        onDone: () => setAsked(null),
      });
  };
  const report = () => {
    if (unanswered)
      act(() => reportMissedAnswer({ id: unanswered.id }), {
        done: t('answerMissedDone'),
        failed: t('answerMissedFailed'),
        onDone: () => setUnanswered(null),
      });
  };
  return (
    <>
      <Panel padded={false}>
        <ul ref={list} aria-label={t('lots')}>
          {lots.map((lot) => {
            const details = [
              t('bidCount', { count: lot.bidCount }),
              t('watchers', { count: lot.watchers }),
              lot.reservePrice === null
                ? t('noReserve')
                : t(lot.reserve === 'met' ? 'reserveMet' : 'reserveOpen', {
                    amount: bidPriceInFull(locale, lot.reservePrice, lot),
                  }),
              ...(lot.week ? [listings.markup('week', { ...lot.week, period: (words) => words })] : []),
              ...(lot.inReview ? [t('inReview')] : []),
            ].join(' · ');
            return (
              <OwnRow
                key={lot.id}
                lot={lot}
                locale={locale}
                words={words}
                menu={<OwnLotMenu lot={lot} disabled={pending} onCancel={() => setAsked(lot)} />}
                details={details}
                isStopped={lot.held}
                badge={lot.held ? <Badge tone="pending">{t('held')}</Badge> : undefined}
                href={lot.held ? localizedPath(locale, appealPath({ kind: 'lot', id: lot.id })) : undefined}
              >
                {lot.talkHref && lot.winner ? (
                  <Link prefetch={false} href={lot.talkHref} className={buttonVariants({ variant: 'secondary' })}>
                    {t('writeTo', { name: lot.winner.name })}
                  </Link>
                ) : null}
                {lot.held ? (
                  <Link
                    prefetch={false}
                    href={localizedPath(locale, appealPath({ kind: 'lot', id: lot.id }))}
                    aria-label={t('answerNamed', { title: lot.title })}
                    className="link inline-flex min-h-11 items-center text-14"
                  >
                    {t('answer')}
                  </Link>
                ) : null}
                {lot.state === 'live' || lot.bidCount > 0 ? (
                  <Link
                    prefetch={false}
                    href={localizedPath(locale, `/dashboard/lot/${lot.id}`)}
                    aria-label={t('biddersNamed', { title: lot.title })}
                    className="link inline-flex min-h-11 items-center text-14"
                  >
                    {t('bidders')}
                  </Link>
                ) : null}
                {lot.answerMissed && lot.winner ? (
                  <button
                    type="button"
                    disabled={pending}
                    aria-label={t('answerMissedNamed', { title: lot.title })}
                    onClick={() => setUnanswered(lot)}
                    className="link min-h-11 text-14"
                  >
                    {t('answerMissed')}
                  </button>
                ) : null}
              </OwnRow>
            );
          })}
        </ul>
      </Panel>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => open || setAsked(null)}
        title={t('cancelTitle')}
        description={t('cancelText', { title: asked?.title ?? '' })}
        confirmLabel={t('cancel')}
        cancelLabel={t('back')}
        destructive
        pending={pending}
        onConfirm={confirm}
      />
      <ConfirmDialog
        open={unanswered !== null}
        onOpenChange={(open) => open || setUnanswered(null)}
        title={t('answerMissedTitle', { name: unanswered?.winner?.name ?? '' })}
        description={t('answerMissedText')}
        confirmLabel={t('answerMissed')}
        cancelLabel={t('back')}
        pending={pending}
        onConfirm={report}
      />
    </>
  );
}

interface OwnLotMenuProps {
  lot: OwnLot;
  disabled: boolean;
  onCancel: () => void;
}

/** What can be done with a lot besides the steps that wait, behind one button; nothing where there is nothing. */
function OwnLotMenu({ lot, disabled, onCancel }: OwnLotMenuProps) {
  const t = useTranslations('ownAuctions');
  const listings = useTranslations('dashboard');
  const locale = useLocale();
  const { menu, close } = useRowMenu();
  const { id, title, state, held, mayEdit, mayCancel } = lot;
  if (held && !mayEdit && !mayCancel) return null;
  return (
    <RowMenu menu={menu} label={listings('moreOf', { title })}>
      {mayEdit ? (
        <MenuLink icon="pencil" href={localizedPath(locale, editLotPath(id))} name={t('editNamed', { title })}>
          {t('edit')}
        </MenuLink>
      ) : null}
      {(state === 'upcoming' || state === 'live') && !held ? (
        <MenuLink
          icon="printer"
          href={localizedPath(locale, `/auctions/${id}/sheet`)}
          name={listings('sheetOf', { title })}
        >
          {listings('sheet')}
        </MenuLink>
      ) : null}
      {held ? null : (
        <MenuLink
          icon="copy"
          href={localizedPath(locale, copyPath({ kind: 'lot', id }))}
          name={listings('copy', { title })}
        >
          {listings('copyShort')}
        </MenuLink>
      )}
      {mayCancel ? (
        <button
          type="button"
          className="text-clay-ink"
          disabled={disabled}
          aria-label={t('cancelNamed', { title })}
          onClick={() => {
            close();
            onCancel();
          }}
        >
          <Icon name="ban" />
          {t('cancel')}
        </button>
      ) : null}
    </RowMenu>
  );
}
