'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ReadyButton } from '@/components/ui/ready-button';
import { LocalTime } from '@/components/ui/local-time';
import { Badge } from '@/components/ui/badge';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { formatDate } from '@/lib/core/i18n/format';
import type { ActionResult } from '@/lib/core/validation/action-result';
import type { RequestablePaperDto } from '@/lib/market/papers/dto';
import { usePapersAct } from './use-papers-act';

interface BuyerPapersProps {
  listingId: string;
  papers: readonly RequestablePaperDto[];
  /** Owners see their list as buyers do, without buttons. */
  isOwner: boolean;
  ask: (input: { paperId: string; listingId: string }) => Promise<ActionResult>;
}

/** The papers about a listing's animals, each with the button that asks for it or opens it. */
export function BuyerPapers({ listingId, papers, isOwner, ask }: BuyerPapersProps) {
  const t = useTranslations('papers');
  const kinds = useTranslations('paperKinds');
  const locale = useLocale();
  const { run, pending } = usePapersAct();
  return (
    <Panel padded={false}>
      <ul className="divide-y divide-line">
        {papers.map(({ id, kind, issuedOn, expiresOn, isChecked, state, endsAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-3 p-4">
            <div className="min-w-0 flex-1 basis-52">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {kinds(kind)}
                {isChecked ? (
                  <Badge tone="ok" icon="badge-check">
                    {t('checked')}
                  </Badge>
                ) : null}
              </p>
              <p className="text-14 text-ink-2">
                {t('issued', { date: formatDate(locale, issuedOn) })}
                {expiresOn ? ` · ${t('expires', { date: formatDate(locale, expiresOn) })}` : null}
              </p>
              {state === 'granted' && endsAt ? (
                <p className="text-14 font-medium text-pasture-ink">
                  {t('youMaySee')} <LocalTime date={endsAt} />
                </p>
              ) : null}
            </div>
            {isOwner ? null : state === 'granted' ? (
              <a
                href={`/api/papers/${id}`}
                target="_blank"
                rel="noreferrer"
                aria-label={t('openNamed', { paper: kinds(kind) })}
                className={`${buttonVariants()} max-sm:w-full`}
              >
                <Icon name="eye" />
                {t('open')}
              </a>
            ) : (
              <ReadyButton
                variant="secondary"
                disabled={pending || state === 'requested'}
                aria-label={state === 'requested' ? undefined : t('askNamed', { paper: kinds(kind) })}
                onClick={() => run({ act: () => ask({ paperId: id, listingId }), done: t('asked') })}
                className="max-sm:w-full"
              >
                {state === 'requested' ? t('waiting') : t('ask')}
              </ReadyButton>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
