'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ReadyButton } from '@/components/ui/ready-button';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState, Panel } from '@/components/ui/panel';
import { RowToggle } from '@/components/ui/lists/row-toggle';
import { formatDate } from '@/lib/core/i18n/format';
import type { ActionResult } from '@/lib/core/validation/action-result';
import type { AdminPaperDto } from '@/lib/market/papers/dto';
import { useAdminAct } from '@/components/accounts/confirmation/use-admin-act';

type Mark = (input: { paperId: string }) => Promise<ActionResult>;

const nothing = () => undefined;

/** Papers to look at: opening one is recorded, and lets it be marked as checked. */
export function PaperChecks({ papers, mark }: { papers: readonly AdminPaperDto[]; mark: Mark }) {
  const t = useTranslations('admin.papers');
  const kinds = useTranslations('paperKinds');
  const locale = useLocale();
  const { run, pending } = useAdminAct(nothing);
  if (papers.length === 0) return <EmptyState title={t('noPapers')}>{t('noPapersText')}</EmptyState>;
  const region = new Intl.DisplayNames(locale, { type: 'region' });
  return (
    <Panel padded={false}>
      <ul className="divide-y divide-line">
        {papers.map(({ id, kind, number, country, issuedOn, expiresOn, heads, owner }) => {
          const facts = [
            region.of(country),
            number,
            t('issued', { date: formatDate(locale, issuedOn) }),
            expiresOn && t('expires', { date: formatDate(locale, expiresOn) }),
            heads && t('heads', { count: heads }),
          ];
          return (
            <li key={id} data-row className="relative flex flex-wrap items-center gap-x-3 gap-y-3 p-4">
              <RowToggle labelledBy={`row-${id}`} rows={papers.length} />
              <div className="min-w-0 flex-1 basis-64 max-md:pr-8">
                <p id={`row-${id}`} className="font-semibold [overflow-wrap:anywhere]">
                  {kinds(kind)} · {owner.name}
                </p>
                <p className="text-14 text-ink-2 [overflow-wrap:anywhere] closed-row:truncate">
                  {facts.filter(Boolean).join(' · ')}
                </p>
              </div>
              <div className="relative flex gap-2 max-sm:w-full closed-row:hidden max-sm:[&>*]:flex-1">
                <a
                  href={`/api/papers/${id}`}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={t('openNamed', { paper: kinds(kind), name: owner.name })}
                  className={buttonVariants({ variant: 'secondary' })}
                >
                  {t('open')}
                </a>
                <ReadyButton
                  disabled={pending}
                  aria-label={t('markNamed', { paper: kinds(kind), name: owner.name })}
                  onClick={() =>
                    run({ act: () => mark({ paperId: id }), done: { title: t('marked') }, failed: t('failed') })
                  }
                >
                  {t('mark')}
                </ReadyButton>
              </div>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
