'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ReadyButton } from '@/components/ui/ready-button';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Badge } from '@/components/ui/badge';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { formatDate } from '@/lib/core/i18n/format';
import type { ActionResult } from '@/lib/core/validation/action-result';
import type { OwnPaperDto, PaperViewDto, PaperGrantDto } from '@/lib/market/papers/dto';
import { LocalTime } from '@/components/ui/local-time';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { Button } from '@/components/ui/button';
import { GRANT_HOURS } from '@/lib/market/papers/schema';
import { usePapersAct } from './use-papers-act';

interface PaperListProps extends GrantActs {
  papers: readonly OwnPaperDto[];
  remove: (input: { paperId: string }) => Promise<ActionResult>;
}

/** The papers of the account: each with its state, who asks to see it, who may, and who has seen it. */
export function PaperList({ papers, remove, share, end }: PaperListProps) {
  const t = useTranslations('papers');
  const kinds = useTranslations('paperKinds');
  const locale = useLocale();
  const [doomed, setDoomed] = useState<OwnPaperDto | null>(null);
  const { run, pending } = usePapersAct();
  const region = new Intl.DisplayNames(locale, { type: 'region' });
  return (
    <>
      <ul aria-labelledby="papers" className="grid">
        {papers.map((paper) => {
          const { id, kind, number, country, issuedOn, expiresOn, isExpired, heads, listing, checkedAt } = paper;
          const facts = [
            region.of(country),
            number ? t('numbered', { number }) : null,
            t('issued', { date: formatDate(locale, issuedOn) }),
            expiresOn ? t(isExpired ? 'expired' : 'expires', { date: formatDate(locale, expiresOn) }) : null,
            heads ? t('headCount', { count: heads }) : null,
          ];
          const readers = paper.grants.filter(({ endsAt }) => endsAt !== null).map(({ name }) => name);
          const names = new Intl.ListFormat(locale).format(readers);
          return (
            <li key={id} className="grid gap-3 border-b border-line py-5 first:pt-0 last:border-b-0 last:pb-0">
              <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
                <div className="min-w-0 flex-1 basis-52">
                  <p className="flex flex-wrap items-center gap-2 font-semibold">
                    {kinds(kind)}
                    {checkedAt ? (
                      <Badge tone="ok" icon="badge-check">
                        {t('checked')}
                      </Badge>
                    ) : null}
                    {isExpired ? <Badge tone="error">{t('expiredBadge')}</Badge> : null}
                  </p>
                  <p className="text-14 text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
                  <p className="text-14 text-ink-2 [overflow-wrap:anywhere]">{listing ?? t('aboutAll')}</p>
                  <p className="flex gap-1.5 text-14 text-ink-2 [overflow-wrap:anywhere]">
                    <Icon name={readers.length > 0 ? 'eye' : 'lock'} className="mt-0.5 size-4" />
                    {readers.length > 0 ? t('seenByNamed', { names }) : t('seenByYou')}
                  </p>
                </div>
                <div className="flex gap-2">
                  <a
                    href={`/api/papers/${id}`}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={t('openNamed', { paper: kinds(kind) })}
                    className={buttonVariants({ variant: 'secondary' })}
                  >
                    {t('open')}
                  </a>
                  <ReadyButton
                    variant="ghost"
                    aria-label={t('deletePaperNamed', { paper: kinds(kind) })}
                    onClick={() => setDoomed(paper)}
                  >
                    {t('deletePaper')}
                  </ReadyButton>
                </div>
              </div>
              <PaperGrants paperId={id} paper={kinds(kind)} grants={paper.grants} share={share} end={end} />
              <PaperViews views={paper.views} />
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(open) => {
          if (!open) setDoomed(null);
        }}
        title={t('deletePaperTitle')}
        description={t('deletePaperText')}
        confirmLabel={t('deletePaper')}
        cancelLabel={t('cancel')}
        destructive
        pending={pending}
        onConfirm={() => {
          if (doomed)
            run({
              act: () => remove({ paperId: doomed.id }),
              done: t('paperDeleted'),
              onDone: () => setDoomed(null),
            });
        }}
      />
    </>
  );
}

/** Who opened a paper, and when. */
function PaperViews({ views }: { views: readonly PaperViewDto[] }) {
  const t = useTranslations('papers');
  if (views.length === 0) return <p className="text-14 text-ink-2">{t('noViews')}</p>;
  return (
    <details className="text-14 text-ink-2">
      <summary className="min-h-11 cursor-pointer content-center font-medium">
        {t('viewCount', { count: views.length })}
      </summary>
      <ul className="grid gap-1 pb-1">
        {views.map(({ name, at, isAdmin }) => (
          <li key={at + name}>
            {isAdmin ? t('viewByAdmin') : name} · <LocalTime date={at} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface GrantActs {
  share: (input: { paperId: string; userId: string; hours: (typeof GRANT_HOURS)[number] }) => Promise<ActionResult>;
  end: (input: { paperId: string; userId: string }) => Promise<ActionResult>;
}

interface PaperGrantsProps extends GrantActs {
  paperId: string;
  paper: string;
  grants: readonly PaperGrantDto[];
}

/** Who asks to see a paper, with the buttons that answer, and who may see it, with the one that ends it. */
function PaperGrants({ paperId, paper, grants, share, end }: PaperGrantsProps) {
  const t = useTranslations('papers');
  const ready = useHydrated();
  const { run, pending } = usePapersAct();
  if (grants.length === 0) return null;
  const disabled = pending || !ready;
  return (
    <ul aria-label={t('grantsOf', { paper })} className="grid gap-2">
      {grants.map(({ userId, name, listing, endsAt }) => (
        <li
          key={userId}
          className={`flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card px-3.5 py-3 ${endsAt ? 'bg-sunken' : 'bg-wheat-soft'}`}
        >
          <p className="min-w-0 flex-1 basis-52 text-15 [overflow-wrap:anywhere]">
            {endsAt ? (
              <>
                {t('maySee', { name })} <LocalTime date={endsAt} />
              </>
            ) : listing ? (
              t('asksFor', { name, listing })
            ) : (
              t('asks', { name })
            )}
          </p>
          <div className="flex flex-wrap gap-2">
            {endsAt ? (
              <Button
                variant="secondary"
                disabled={disabled}
                aria-label={t('endFor', { name })}
                onClick={() => run({ act: () => end({ paperId, userId }), done: t('ended') })}
              >
                {t('end')}
              </Button>
            ) : (
              <>
                {GRANT_HOURS.map((hours, index) => (
                  <Button
                    key={hours}
                    variant={index === 0 ? 'primary' : 'secondary'}
                    disabled={disabled}
                    onClick={() => run({ act: () => share({ paperId, userId, hours }), done: t('shared') })}
                  >
                    {t('shareHours', { hours, days: hours / 24 })}
                  </Button>
                ))}
                <Button
                  variant="ghost"
                  disabled={disabled}
                  aria-label={t('refuseFor', { name })}
                  onClick={() => run({ act: () => end({ paperId, userId }), done: t('refused') })}
                >
                  {t('refuse')}
                </Button>
              </>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
