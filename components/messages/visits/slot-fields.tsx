'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { SLOTS_MAX } from '@/lib/deals/terms/dates/visit-slots';
import { rowsOf, withoutRow, type SlotValues } from './slot-values';

interface SlotFieldsProps {
  /** Begins the ids. */
  id: string;
  legend: string;
  /** Where the animals are, whose clock counts. */
  place: string;
  values: SlotValues;
  set: (part: Partial<SlotValues>) => void;
  error: string | undefined;
}

/** Up to three slots: a day each, with a part of it or a time. */
export function SlotFields({ id, legend, place, values, set, error }: SlotFieldsProps) {
  const t = useTranslations('visits');
  const rows = rowsOf(values);
  const invalid = error ? { 'aria-invalid': true as const, 'aria-describedby': `${id}-error` } : {};
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="text-15 font-semibold">{legend}</legend>
      <p className="mb-1 text-13 text-ink-2">{t('clockOf', { place })}</p>
      {rows.map((row) => {
        const nth = row + 1;
        return (
          <div key={row} className="flex flex-wrap items-center gap-2">
            <Input
              id={`${id}-day${row}`}
              type="date"
              aria-label={t('dayNth', { nth })}
              {...invalid}
              value={values[`day${row}`]}
              onChange={({ target }) => set({ [`day${row}`]: target.value })}
              className="min-w-36 flex-1"
            />
            <Select
              aria-label={t('partNth', { nth })}
              value={values[`at${row}`]}
              onChange={({ target }) => set({ [`at${row}`]: target.value })}
              className="w-auto min-w-36 flex-1"
            >
              <option value="morning">{t('parts.morning')}</option>
              <option value="afternoon">{t('parts.afternoon')}</option>
              <option value="time">{t('parts.time')}</option>
            </Select>
            {values[`at${row}`] === 'time' ? (
              <Input
                type="time"
                aria-label={t('timeNth', { nth })}
                {...invalid}
                value={values[`time${row}`]}
                onChange={({ target }) => set({ [`time${row}`]: target.value })}
                className="w-32 flex-none"
              />
            ) : null}
            {rows.length > 1 ? (
              <Button
                variant="ghost"
                className="w-11 flex-none px-0!"
                aria-label={t('removeSlot', { nth })}
                onClick={() => set(withoutRow(values, row))}
              >
                <Icon name="x" />
              </Button>
            ) : null}
          </div>
        );
      })}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {rows.length < SLOTS_MAX ? (
        <button
          type="button"
          onClick={() => set({ rows: String(rows.length + 1) })}
          className="link flex min-h-11 w-fit items-center gap-1.5 text-15"
        >
          <Icon name="plus" className="size-4" />
          {t('addSlot')}
        </button>
      ) : null}
    </fieldset>
  );
}
