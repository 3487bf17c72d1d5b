import { notFound, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { RequestForm } from '@/components/dashboard/freight/request-form';
import { FormPage } from '@/components/ui/forms/form-page';
import { onRefusal } from '@/lib/core/errors/domain-error';
import { placeIn } from '@/lib/core/i18n/country';
import { localizedPath } from '@/lib/core/i18n/paths';
import { getAskable } from '@/lib/deals/freight/get-freight';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { ask } from '../actions';

export const generateMetadata = unlistedMetadata('freight', 'makeTitle');

/** The form that asks for the freight of a deal; of one that has a request its page, and of one that is loaded the deal. */
export default async function NewFreight({ searchParams }: PageProps<'/[locale]/freight/new'>) {
  const { deal: named } = await searchParams;
  const number = typeof named === 'string' ? named : '';
  const { viewer, locale } = await requireMemberPage(`/freight/new?deal=${encodeURIComponent(number)}`);
  const askable = await getAskable(viewer, Number(number)).catch(onRefusal('deal_not_found', notFound));
  if (askable.liveId) redirect(localizedPath(locale, `/freight/${askable.liveId}`));
  if (!askable.mayAsk) redirect(localizedPath(locale, `/deals/${askable.number}`));
  const t = await getTranslations({ locale, namespace: 'freight' });
  const { preset } = askable;
  return (
    <FormPage locale={locale} title={t('makeTitle')} text={t('makeText')}>
      <div className="max-w-form pb-10">
        <RequestForm
          number={askable.number}
          unit={askable.unit}
          preset={{ ...preset, from: placeIn(preset.from, locale), to: placeIn(preset.to, locale) }}
          ask={ask}
        />
      </div>
    </FormPage>
  );
}
