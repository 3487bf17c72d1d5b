import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { toEdited } from '@/components/dashboard/own-edit/edited';
import { FieldPage } from '@/components/dashboard/own-edit/field-page';
import { FormPage } from '@/components/ui/forms/form-page';
import { editFieldNamed, editFieldPath } from '@/lib/market/animal-lots/edit-fields';
import { getAnimalListing } from '@/lib/market/animal-lots/get-animal-listing';
import { titleIn } from '@/lib/market/animal-lots/lots/title';
import { mayEditListing } from '@/lib/market/listings/policy';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { localizedPath } from '@/lib/core/i18n/paths';
import { privateTopicPath, topicPath } from '@/lib/core/topics/schema';
import { saveField } from '../../edit-actions';

/** Rendered per request: the page depends on the session. */
export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const named = async (query: Props['searchParams']) => {
  const { field } = await query;
  return editFieldNamed(typeof field === 'string' ? field : undefined);
};

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await currentLocale(), namespace: 'editField' });
  return { title: t(`title.${await named(searchParams)}`), robots: { index: false } };
}

/** Changes one field of a listing. Responds 404 for someone else's listing, as if it did not exist. */
export default async function EditFieldPage({ params, searchParams }: Props) {
  const [locale, { id }, field] = await Promise.all([currentLocale(), params, named(searchParams)]);
  const { viewer } = await requireMemberPage(editFieldPath(id, field));
  const listing = await getAnimalListing(viewer, id);
  if (!listing || !mayEditListing(viewer, listing)) notFound();
  const t = await getTranslations({ locale, namespace: 'editField' });
  const topic = { kind: 'listing', id } as const;
  const edited = toEdited(listing, locale);
  return (
    <FormPage locale={locale} title={t(`title.${field}`)} text={titleIn(listing, locale).title}>
      <FieldPage
        listing={{ ...edited, values: { ...edited.values, text: listing.description } }}
        field={field}
        viewHref={localizedPath(locale, (listing.status === 'active' ? topicPath : privateTopicPath)(topic))}
        save={saveField}
      />
    </FormPage>
  );
}
