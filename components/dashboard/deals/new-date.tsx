'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { MemberForm } from '@/components/ui/forms/member-form';
import { useKeptTexts } from '@/components/ui/forms/use-kept-texts';
import { Input } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import { DAY_MS } from '@/lib/core/durations';
import { dayOf, formatDate } from '@/lib/core/i18n/format';
import type { DealDto } from '@/lib/deals/deals/dto';
import { placeZone } from '@/lib/deals/terms/dates/day-end';
import { ActButton } from './act-button';
import { otherName } from './turn';
import { useDealAct, type DealActions } from './use-deal-act';

/** A day further ahead than so many days is asked about before it is accepted. */
const SURE_DAYS = 30;

interface NewDateProps {
  deal: DealDto;
  now: Date;
  actions: Pick<DealActions, 'proposeDate' | 'acceptDate'>;
}

/** The day of delivery that both agreed on after the terms, one that waits for an answer, and the form that proposes one. */
export function NewDate({ deal, now, actions }: NewDateProps) {
  const t = useTranslations('deals.date');
  const deals = useTranslations('deals');
  const locale = useLocale();
  const { number, side, newDate } = deal;
  const { proposed, agreed, mayMove } = newDate;
  const name = otherName(deal);
  if (!agreed && !mayMove) return null;
  // The reservation lasts until such a day: one tap takes no lot away for months.
  const soon = dayOf(new Date(now.getTime() + SURE_DAYS * DAY_MS), placeZone(deal.snapshot));
  return (
    <div className="mt-4 grid justify-items-start gap-2">
      {agreed ? <p className="text-15 font-medium">{t('agreed', { day: formatDate(locale, agreed.day) })}</p> : null}
      {proposed && mayMove ? (
        <Note
          tone={proposed.side === side ? 'info' : 'warn'}
          icon="calendar"
          title={deal.waits === 'date' ? deals('yourTurn') : undefined}
          className="w-full"
        >
          {proposed.side === side
            ? t('youProposed', { day: formatDate(locale, proposed.day), name })
            : t('theyPropose', { day: formatDate(locale, proposed.day), name })}
          {proposed.side === side ? null : (
            <span className="mt-2 block">
              <ActButton
                send={actions.acceptDate}
                input={{ number, seen: proposed.nth }}
                label={t('accept', { day: formatDate(locale, proposed.day) })}
                done={t('accepted')}
                newer={{ code: 'date_outdated', text: t('newer', { name, day: formatDate(locale, proposed.day) }) }}
                sure={
                  proposed.day > soon
                    ? {
                        title: t('sureTitle', { day: formatDate(locale, proposed.day) }),
                        text: t('sureText', { name }),
                        back: t('back'),
                      }
                    : undefined
                }
                variant={deal.waits === 'date' ? 'primary' : 'secondary'}
                className="max-w-full btn-wrap"
              />
            </span>
          )}
        </Note>
      ) : null}
      {mayMove ? (
        <details className="w-full">
          <summary className="link inline-flex min-h-11 items-center text-15">{t('open')}</summary>
          <DateForm number={number} name={name} send={actions.proposeDate} />
        </details>
      ) : null}
    </div>
  );
}

function DateForm({ number, name, send }: { number: number; name: string; send: DealActions['proposeDate'] }) {
  const t = useTranslations('deals.date');
  const { act, pending, errors } = useDealAct();
  const { values, set, clear, isBegun } = useKeptTexts(`deal-day-${number}`, { day: '' });
  const { day } = values;
  const forget = () => {
    set({ day: '' });
    clear();
  };
  const submit = () => {
    act({ send: () => send({ number, day }), done: t('proposed', { name }), onDone: forget });
  };
  return (
    <MemberForm errors={errors} isBegun={isBegun} onSubmit={submit} layout="flex flex-wrap items-end gap-3">
      <Field id="deal-day" label={t('day')} error={errors.day} className="min-w-40 flex-1">
        {(control) => (
          <Input {...control} type="date" required value={day} onChange={({ target }) => set({ day: target.value })} />
        )}
      </Field>
      <Button type="submit" variant="secondary" pending={pending}>
        {t('send')}
      </Button>
    </MemberForm>
  );
}
