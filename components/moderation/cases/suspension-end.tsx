import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { SUSPENSION_DAYS, type Suspension } from '@/lib/closure/account-closure/schema';

export type SuspensionDays = Suspension['days'];

/** Chooses when a suspension ends by itself. */
export function SuspensionEnd({ days, onChoose }: { days: SuspensionDays; onChoose: (days: SuspensionDays) => void }) {
  const t = useTranslations('admin.users');
  return (
    <Field id="suspension-days" label={t('suspendFor')} className="w-full">
      {(control) => (
        <Select
          {...control}
          value={days ?? ''}
          onChange={(event) => onChoose(SUSPENSION_DAYS.find((known) => String(known) === event.target.value) ?? null)}
        >
          <option value="">{t('suspendWithoutEnd')}</option>
          {SUSPENSION_DAYS.map((known) => (
            <option key={known} value={known}>
              {t('suspendDays', { count: known })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
