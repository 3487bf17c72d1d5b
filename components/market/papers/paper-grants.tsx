'use client';

import { useTranslations } from 'next-intl';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { LocalTime } from '@/components/ui/local-time';
import { Button } from '@/components/ui/button';
import type { ActionResult } from '@/lib/core/validation/action-result';
import type { PaperGrantDto } from '@/lib/market/papers/dto';
import { GRANT_HOURS } from '@/lib/market/papers/schema';
import { usePapersAct } from './use-papers-act';

export interface GrantActs {
  share: (input: { paperId: string; userId: string; hours: (typeof GRANT_HOURS)[number] }) => Promise<ActionResult>;
  end: (input: { paperId: string; userId: string }) => Promise<ActionResult>;
}

interface PaperGrantsProps extends GrantActs {
  paperId: string;
  paper: string;
  grants: readonly PaperGrantDto[];
}

/** Who asks to see a paper, with the buttons that answer, and who may see it, with the one that ends it. */
export function PaperGrants({ paperId, paper, grants, share, end }: PaperGrantsProps) {
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
