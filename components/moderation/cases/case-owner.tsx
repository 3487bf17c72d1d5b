import { getTranslations } from 'next-intl/server';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { DocumentLinks } from '@/components/ui/lists/document-links';
import { formatDate, formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { CaseOwner as Owner } from '@/lib/moderation/cases/dto';
import { CaseEvents } from './case-events';

/** The owner of what was reported: account, listings, earlier reports, decisions and suspensions. */
export async function CaseOwner({ locale, owner }: { locale: Locale; owner: Owner | null }) {
  const t = await getTranslations({ locale, namespace: 'admin.cases' });
  if (!owner) return <p className="text-14 text-ink-2">{t('ownerGone')}</p>;
  const { name, picture, location, memberSince, verificationStatus, listings, reports, suspensions, blockedBy } = owner;
  const facts: [string, string][] = [
    [t('account'), formatDate(locale, memberSince)],
    [t('verified'), t(verificationStatus === 'verified' ? 'yes' : 'no')],
    [t('phoneConfirmed'), t(owner.phoneConfirmed ? 'yes' : 'no')],
    [t('onSale'), `${formatNumber(locale, listings.active)} / ${formatNumber(locale, listings.total)}`],
    [t('sold'), formatNumber(locale, listings.sold)],
    [t('reported'), formatNumber(locale, reports)],
    [t('suspensions'), formatNumber(locale, suspensions)],
    [t('blockedBy'), formatNumber(locale, blockedBy)],
  ];
  return (
    <section aria-labelledby="case-owner">
      <h3 id="case-owner" className="sr-only">
        {t('owner')}
      </h3>
      <div className="grid items-center gap-x-6 gap-y-2">
        <div className="flex items-center gap-3">
          <Avatar person={{ firstName: name, profileImageUrl: picture }} tone="sky" />
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2 leading-tight font-semibold">
              <a href={localizedPath(locale, `/seller/${owner.id}`)} className="link [overflow-wrap:anywhere]">
                {name}
              </a>
              {owner.suspendedAt ? (
                <Badge tone="error" icon="ban">
                  {owner.suspendedUntil
                    ? t('suspendedUntil', { date: formatDate(locale, owner.suspendedUntil) })
                    : t('suspendedNow')}
                </Badge>
              ) : null}
            </p>
            {location ? <p className="truncate text-13 text-ink-2">{location}</p> : null}
          </div>
        </div>
        <dl className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-x-4 gap-y-1.5">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-12 text-ink-2">{label}</dt>
              <dd className="text-13 leading-tight font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {owner.documents.length > 0 ? (
        <div className="mt-2">
          <DocumentLinks names={owner.documents} />
        </div>
      ) : null}
      <div className="mt-2 flex gap-2 text-14">
        <span className="flex-none text-ink-2">{t('before')}:</span>
        {owner.decisions.length > 0 ? (
          <CaseEvents locale={locale} events={owner.decisions.slice(0, 3)} withTitles />
        ) : (
          <span>{t('nothingBefore')}</span>
        )}
      </div>
    </section>
  );
}
