'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { HeldInput } from '@/components/ui/forms/held-input';
import { useFieldText } from '@/components/ui/forms/use-field-text';
import { useKeptTexts } from '@/components/ui/forms/use-kept-texts';
import { useMemberSubmit } from '@/components/ui/forms/use-member-submit';
import { useSignalBack, useUnsent } from '@/components/ui/forms/use-signal-back';
import { mentionOf } from '@/components/market/listing-form/mentions';
import { Note } from '@/components/ui/note';
import { Textarea } from '@/components/ui/textarea';
import type { ActionResult, Refusal } from '@/lib/core/validation/action-result';
import { currencySign } from '@/lib/core/i18n/currencies';
import { formatDecimal } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { Reader } from '@/lib/core/i18n/typed-number';
import { readAmountsAlone, readHeads, readPounds, readWeight } from '@/lib/livestock/price-formats/read-quantity';
import type { FieldEdit } from '@/lib/market/animal-lots/edit-field-schema';
import { editFieldPath, type EditField } from '@/lib/market/animal-lots/edit-fields';
import { formatScale, onScale } from '@/lib/deals/terms/scale';
import { DESCRIPTION_MAX } from '@/lib/market/listings/schema';
import { amountOf, isDoubtful, pricedAs, sumWith, type Edited } from './edited';
import { useKeptLeave } from './use-kept-leave';
import { Usual } from './usual';
import { useUndo } from './use-undo';

export type SaveField = (edit: FieldEdit) => Promise<ActionResult<{ seenAt: string }>>;

const readerOf = (field: Exclude<EditField, 'text'>, { weighed }: Edited): Reader =>
  ({ price: readAmountsAlone, heads: readHeads, weight: weighed === 'lb' ? readPounds : readWeight })[field];

/** The key by which what is written of a listing is kept; of what has become of it since there is another. */
export const keyOf = ({ id, seenAt }: Edited, field: EditField): string => `edit-${id}-${field}-${seenAt}`;

/** The id of the one field of the form. */
export const inputOf = ({ id }: Edited): string => `edited-${id}`;

/** On phones the keyboard covers what is low on the screen. */
const showWarning = (warning: HTMLElement | null) => {
  warning?.scrollIntoView({ block: 'center' });
};

interface FieldFormProps {
  listing: Edited;
  field: EditField;
  save: SaveField;
  /** The key by which what is written is kept in the tab, for whoever signs in again. */
  keptAs: string;
  /** Loads what the listing has become since, which `listing` is then. */
  onStale: () => void;
  /** Renders what comes once it is saved; the form stays busy until that has. */
  onSaved: () => void | Promise<void>;
  /** Hears whether what is typed waits for the signal. */
  onWaiting?: (isWaiting: boolean) => void;
  /** Whether it stands in the row of the list, in one line, and has the focus at once. */
  isInRow?: boolean;
  /** Beside the button that saves, such as the one that leaves. */
  children: (pending: boolean) => ReactNode;
}

/** Changes one field of a listing, prefilled. A number out of the usual asks for a yes. */
export function FieldForm({
  listing,
  field,
  save,
  keptAs,
  onStale,
  onSaved,
  onWaiting,
  isInRow = false,
  children,
}: FieldFormProps) {
  const t = useTranslations('editField');
  const locale = useLocale();
  const fieldText = useFieldText();
  const say = useUndo();
  const { pending, submit } = useMemberSubmit(useKeptLeave(listing.lot ? editFieldPath(listing.id, field) : undefined));
  const { values, set, clear } = useKeptTexts(keptAs, { value: listing.values[field] ?? '' });
  const { value } = values;
  const [error, setError] = useState<{ text: string; at: string | null }>();
  const [opened] = useState(listing);
  const [wasRefused, setRefused] = useState(false);
  const [doubted, setDoubted] = useState<'value' | 'price' | null>(null);
  const change = (next: string) => {
    set({ value: next });
    setError(undefined);
    setDoubted(null);
  };
  // What it has become meanwhile is asked about: it isn't overwritten by itself.
  const { unsent, isWaiting, sendOrWait } = useUnsent(() => `${listing.seenAt} ${value}`);
  useEffect(() => onWaiting?.(isWaiting), [isWaiting, onWaiting]);
  const focus = () => document.getElementById(inputOf(listing))?.focus();
  const ask = () => {
    setDoubted('value');
    focus();
  };
  const refused = (reason: string, refusal: Refusal | null) => {
    focus();
    if (refusal?.code === 'price_unconfirmed') setDoubted('price');
    else {
      const isStale = refusal?.code === 'listing_changed';
      const [first] = Object.values(refusal?.fields ?? {}).flat();
      setError({ text: first ? fieldText(first) : reason, at: isStale ? listing.seenAt : null });
      if (!isStale) return;
      setRefused(true);
      onStale();
    }
  };
  const unit = [currencySign(locale, listing.currency), listing.unit].filter(Boolean).join('\u00a0');
  const inPounds = field === 'weight' && listing.weighed === 'lb';
  const label = field === 'price' ? t('priceLabel', { unit }) : inPounds ? t('poundsLabel') : t(`label.${field}`);
  const sum = field === 'text' ? null : sumWith(listing, locale, { [field]: value });
  const before = listing.values[field] ?? '';
  const isOther = listing.seenAt !== opened.seenAt && (wasRefused || before !== (opened.values[field] ?? ''));
  // Of what it has become since, the note below says more, and of what waits for the signal its own line.
  const shownError = error && !isWaiting && (error.at === null || error.at === listing.seenAt) ? error.text : undefined;
  const mention =
    !listing.lot || field === 'text' || value === before
      ? null
      : mentionOf(listing.description, inPounds ? onScale(before, 'lb') : before);
  const write = (reader: Locale, decimal: string) =>
    field === 'price'
      ? amountOf(listing, reader, decimal)
      : formatDecimal(reader, inPounds ? onScale(decimal, 'lb') : decimal);
  const shown = (one: string) =>
    field === 'price' ? pricedAs(listing, locale, one) : field === 'text' || one === '' ? one : write(locale, one);
  // messages: editField.doubt.*
  const doubt =
    doubted === 'value' && (field === 'heads' || field === 'weight')
      ? t(`doubt.${field}`, {
          amount: field === 'heads' ? formatDecimal(locale, value) : formatScale(locale, value, listing.weighed),
        })
      : t('unusual', { price: pricedAs(listing, locale, field === 'price' ? value : listing.values.price) });
  const send = (priceConfirmed: boolean) =>
    submit({
      send: async () =>
        (await sendOrWait(() => save({ id: listing.id, seenAt: listing.seenAt, field, value, priceConfirmed }))) ??
        null,
      done: null,
      onDone: ({ seenAt }) => {
        clear();
        const said = listing.values[field];
        // A number of heads that nobody had said can't be taken back.
        const canUndo = said !== undefined && said !== value && (field !== 'heads' || said !== '');
        // The edit that undoes it names the state that was saved, so whatever changed since is kept.
        const edit = { id: listing.id, seenAt, field, value: said ?? '', priceConfirmed: true };
        const by = listing.lot ? { listing: edit } : { equipment: edit };
        say(t('saved'), canUndo ? { by, undone: t('undone') } : null);
      },
      refresh: onSaved,
      failed: refused,
    });
  useSignalBack(isWaiting, () => send(doubted === 'price'), unsent);
  const buttons = (
    <div className={isInRow ? 'flex items-center gap-2' : 'flex flex-col gap-2 sm:flex-row'}>
      {/* Of a doubtful number the filled button is the safe one. */}
      {doubted ? (
        <Button
          disabled={pending}
          onClick={() => document.querySelector<HTMLInputElement>(`#${inputOf(listing)}`)?.select()}
        >
          {t(doubted === 'value' ? 'doubt.correct' : 'correct')}
        </Button>
      ) : null}
      {/* Enter in the field is no yes: whoever presses it twice would publish a number ten times too high. */}
      {doubted ? (
        <Button variant="secondary" pending={pending} disabled={pending} onClick={() => send(doubted === 'price')}>
          {t(doubted === 'value' ? 'doubt.yes' : 'yes')}
        </Button>
      ) : (
        <Button type="submit" pending={pending} disabled={pending}>
          {t('save')}
        </Button>
      )}
      {children(pending)}
    </div>
  );
  return (
    <form
      method="post"
      noValidate
      className={isInRow ? 'flex flex-wrap items-start gap-x-2 gap-y-1.5 *:max-w-full' : 'grid gap-4'}
      onSubmit={(event) => {
        event.preventDefault();
        if (doubted !== 'price' && isDoubtful(listing, field, value)) ask();
        else send(false);
      }}
    >
      <Field
        id={inputOf(listing)}
        label={label}
        error={shownError}
        className={isInRow ? 'flex-1 basis-40 sm:max-w-52 [&_label]:sr-only' : ''}
      >
        {(control) =>
          field === 'text' ? (
            <Textarea
              {...control}
              rows={10}
              maxLength={DESCRIPTION_MAX}
              value={value}
              onChange={({ target }) => change(target.value)}
            />
          ) : (
            <HeldInput
              {...control}
              {...(isInRow && {
                prefix: currencySign(locale, listing.currency),
                suffix: listing.unit,
                autoFocus: true,
              })}
              locale={locale}
              value={value}
              onHold={change}
              onFocus={({ target }) => target.select()}
              read={readerOf(field, listing)}
              write={write}
              question={fieldText({ key: 'whichNumber' })}
              maxLength={20}
              className="head text-20 tabular-nums"
            />
          )
        }
      </Field>
      {isWaiting && !pending ? (
        <p role="status" className="basis-full text-14 font-semibold">
          {t('waiting')}
        </p>
      ) : null}
      {doubted ? (
        <div ref={showWarning} role="alert" className={isInRow ? 'basis-full' : undefined}>
          <Note tone="warn" icon="circle-alert">
            {doubt}
          </Note>
        </div>
      ) : null}
      {isInRow ? buttons : null}
      {isOther && before !== value ? (
        <div role="alert">
          <Note tone="warn" icon="circle-alert">
            <p className="line-clamp-6">{t('now', { value: shown(before), blank: String(before === '') })}</p>
            <button type="button" className="link min-h-11" onClick={() => change(before)}>
              {t('useNow')}
            </button>
          </Note>
        </div>
      ) : null}
      <div
        className={`text-14 text-ink-2 tabular-nums empty:hidden ${isInRow ? 'flex basis-full flex-wrap items-center gap-x-4' : '-mt-2 grid gap-1'}`}
      >
        {sum ? (
          <p role="status" className="grid gap-0.5">
            {sum.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        ) : null}
        {field === 'price' && listing.lot ? (
          <>
            <Usual listing={listing} />
            <Link
              prefetch={false}
              href={localizedPath(locale, `/offers/floor?listing=${listing.id}`)}
              className={`link inline-flex min-h-11 w-fit items-center ${isInRow ? '' : 'text-15'}`}
            >
              {t('floor')}
            </Link>
          </>
        ) : null}
      </div>
      {mention ? (
        <p className={`text-14 ${isInRow ? 'basis-full' : ''}`}>
          {t('mentioned', { words: mention })}{' '}
          <Link
            prefetch={false}
            href={localizedPath(locale, editFieldPath(listing.id, 'text'))}
            className="link inline-flex min-h-11 items-center"
          >
            {t('title.text')}
          </Link>
        </p>
      ) : null}
      {isInRow ? null : buttons}
    </form>
  );
}
