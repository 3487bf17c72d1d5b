import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { localizedPath } from '@/lib/core/i18n/paths';
import { EDIT_FIELDS, editFieldPath, sellPath } from '@/lib/market/animal-lots/edit-fields';
import type { ListingModel } from './listing-model';

interface Part {
  model: ListingModel;
}

/** Leads the seller to the form of their listing. */
export function EditLink({ model, size }: Part & { size?: 'lg' }) {
  return (
    <a href={model.editHref} className={buttonVariants(size ? { size } : {})}>
      <Icon name="pencil" />
      {model.words.edit}
    </a>
  );
}

/** Leads the seller of animals on sale to a form for each of the fields that change most, and to what they were sold for. */
export function FieldLinks({ model: { kind, id, isSold, locale, words } }: Part) {
  if (kind !== 'listing' || isSold) return null;
  return (
    <div className="grid grid-cols-[repeat(5,auto)] gap-1.5">
      {EDIT_FIELDS.map((field) => (
        <a
          key={field}
          href={localizedPath(locale, editFieldPath(id, field))}
          aria-label={words.changes[field].name}
          className={`${buttonVariants({ variant: 'secondary' })} px-1! text-14`}
        >
          {words.changes[field].word}
        </a>
      ))}
      <a
        href={localizedPath(locale, sellPath(id))}
        aria-label={words.sell.name}
        className={`${buttonVariants({ variant: 'secondary' })} px-1! text-14`}
      >
        {words.sell.word}
      </a>
    </div>
  );
}

/** Leads the seller to a form that begins another listing from this one. */
export function CopyLink({ model }: Part) {
  if (model.copyHref === null) return null;
  return (
    <a href={model.copyHref} className={buttonVariants({ variant: 'secondary' })}>
      <Icon name="copy" />
      {model.words.copy}
    </a>
  );
}
