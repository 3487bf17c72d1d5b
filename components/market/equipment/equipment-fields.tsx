'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { CategoryRadios, DescriptionField, TitleField } from '@/components/market/listing-form/common-fields';
import { fieldId } from '@/components/market/listing-form/form-kind';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { CONDITIONS, EQUIPMENT_CATEGORIES } from '@/lib/market/equipment/categories';
import { EquipmentIcon } from './equipment-icon';
import type { EquipmentListingFormValues } from './equipment-listing-form-kind';
import type { EquipmentNames } from './labels';

/** The category. */
export function EquipmentCategory({ names, isAlone }: { names: EquipmentNames; isAlone: boolean }) {
  const { setValue, control, formState } = useFormContext<EquipmentListingFormValues>();
  const { errors, isSubmitted } = formState;
  return (
    <CategoryRadios
      options={EQUIPMENT_CATEGORIES.map((value) => ({
        value,
        title: names.categories[value],
        picture: <EquipmentIcon category={value} className="size-8" />,
      }))}
      chosen={useWatch({ control, name: 'category' })}
      isAlone={isAlone}
      error={errors.category?.message}
      className="grid-cols-3 sm:grid-cols-4"
      onChoose={(value) => setValue('category', value, { shouldDirty: true, shouldValidate: isSubmitted })}
    />
  );
}

/** The equipment's own fields, with its category unless it is asked elsewhere. */
export function EquipmentFields({ names, hasCategory }: { names: EquipmentNames; hasCategory: boolean }) {
  const t = useTranslations('listingForm.equipment');
  const form = useTranslations('listingForm');
  const { register, formState } = useFormContext<EquipmentListingFormValues>();
  const { errors } = formState;
  const optional = form('optional');
  return (
    <>
      {hasCategory ? <EquipmentCategory names={names} isAlone={false} /> : null}
      <TitleField help={t('titleHelp')} />
      <Field required id={fieldId('condition')} label={t('condition')} error={errors.condition?.message}>
        {(control) => (
          <Select {...control} {...register('condition')} required>
            <option value="">{names.chooseCondition}</option>
            {CONDITIONS.map((condition) => (
              <option key={condition} value={condition}>
                {names.conditions[condition]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-[1fr_1fr_120px] sm:gap-4">
        <Field id={fieldId('brand')} label={t('brand')} note={optional} error={errors.brand?.message}>
          {(control) => <Input {...control} {...register('brand')} autoComplete="off" />}
        </Field>
        <Field id={fieldId('model')} label={t('model')} note={optional} error={errors.model?.message}>
          {(control) => <Input {...control} {...register('model')} autoComplete="off" />}
        </Field>
        <Field id={fieldId('year')} label={t('year')} note={optional} help={t('yearHelp')} error={errors.year?.message}>
          {(control) => (
            <Input
              {...control}
              {...register('year')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              className="tabular-nums"
            />
          )}
        </Field>
      </div>
      <DescriptionField help={t('descriptionHelp')} />
    </>
  );
}
