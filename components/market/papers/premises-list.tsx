'use client';

import { useTranslations } from 'next-intl';
import { ReadyButton } from '@/components/ui/ready-button';
import { Badge } from '@/components/ui/badge';
import type { ActionResult } from '@/lib/core/validation/action-result';
import type { OwnPremisesDto } from '@/lib/market/declared-ids/dto';
import { usePapersAct } from './use-papers-act';

interface PremisesListProps {
  premises: readonly OwnPremisesDto[];
  remove: (input: { id: string }) => Promise<ActionResult>;
}

/** The premises of the account, each with a button that removes it. */
export function PremisesList({ premises, remove }: PremisesListProps) {
  const t = useTranslations('papers');
  const names = useTranslations('ids.premises');
  const { run, pending } = usePapersAct();
  if (premises.length === 0) return null;
  return (
    <ul aria-labelledby="premises" className="grid">
      {premises.map(({ id, scheme, number, checkedAt }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-4 first:pt-0 last:border-b-0 last:pb-0"
        >
          <div className="min-w-0 flex-1 basis-52">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              <span className="[overflow-wrap:anywhere] tabular-nums">{number}</span>
              {checkedAt ? (
                <Badge tone="ok" icon="badge-check">
                  {t('checked')}
                </Badge>
              ) : (
                <Badge>{t('declared')}</Badge>
              )}
            </p>
            <p className="text-14 text-ink-2">{names(scheme)}</p>
          </div>
          <ReadyButton
            variant="secondary"
            disabled={pending}
            aria-label={t('removeNumber', { number })}
            onClick={() => run({ act: () => remove({ id }), done: t('premisesRemoved') })}
          >
            {t('remove')}
          </ReadyButton>
        </li>
      ))}
    </ul>
  );
}
