'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { ProgressBar } from '@/components/uploads/progress-bar';
import { clock } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { fieldId, type FormPart, type RequiredField } from './form-kind';

interface ProgressPanelProps {
  /** The parts of the form, each with its missing fields. */
  parts: readonly (FormPart & { missing: RequiredField[] })[];
  /** Invalid fields. */
  wrong: ReadonlySet<string>;
  savedAt: Date | null;
}

/** Lists what is still missing, with links. */
export function ProgressPanel({ parts, wrong, savedAt }: ProgressPanelProps) {
  const t = useTranslations('listingForm');
  const locale = useLocale() as Locale;
  const fieldWrong = ({ fields }: FormPart) => fields.find((field) => wrong.has(field));
  const done = parts.filter((part) => part.missing.length === 0 && !fieldWrong(part)).length;
  const heading = done === parts.length ? 'ready' : done === 0 ? 'start' : 'almost';
  return (
    <Panel>
      <div className="flex items-baseline justify-between gap-2">
        <h3>{t(`progress.${heading}`)}</h3>
        <span className="text-14 text-ink-2 tabular-nums">{t('progress.count', { done, total: parts.length })}</span>
      </div>
      <ProgressBar value={Math.round((done / parts.length) * 100)} label={t('progress.label')} className="mt-2.5" />
      <ul className="mt-2">
        {parts.map((part) => {
          const { name: section } = part;
          const first = part.missing[0];
          const isWrong = fieldWrong(part);
          const state = isWrong ? 'wrong' : first ? 'open' : 'done';
          const target = first ?? isWrong;
          return (
            <li key={section}>
              <a
                href={`#${target ? fieldId(target) : `section-${section}`}`}
                onClick={(event) => {
                  const control = target && document.getElementById(fieldId(target));
                  if (!control) return;
                  event.preventDefault();
                  control.scrollIntoView({ block: 'center' });
                  control.focus({ preventScroll: true });
                }}
                className="flex min-h-11 items-center gap-2.5 text-15 hover:underline"
              >
                <span
                  className={`grid size-5.5 flex-none place-items-center rounded-full border-[1.5px] ${
                    {
                      done: 'border-pasture bg-pasture text-on-pasture',
                      wrong: 'border-clay text-clay-ink',
                      open: 'border-line-strong',
                    }[state]
                  }`}
                >
                  {state === 'open' ? null : (
                    <Icon
                      name={state === 'done' ? 'check' : 'circle-alert'}
                      className="size-3.5"
                      label={t(`progress.${state}`)}
                    />
                  )}
                </span>
                {t(`progress.${section}`)}
                {state === 'done' ? null : (
                  <span className={`ml-auto text-13 ${isWrong ? 'font-semibold text-clay-ink' : 'text-ink-2'}`}>
                    {first ? t(`missing.${first}`) : t('progress.review')}
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-13 text-ink-2">
        {savedAt
          ? t('draftSaved', {
              time: new Intl.DateTimeFormat(locale, clock(locale)).format(savedAt),
            })
          : t('draftNote')}
      </p>
    </Panel>
  );
}
