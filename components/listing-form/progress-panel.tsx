'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { fieldId, type RequiredField, type RequiredSection } from './form-values';
import { ProgressBar } from './progress-bar';

interface ProgressPanelProps {
  missing: Record<RequiredSection, RequiredField[]>;
  /** Fields that were found wrong. */
  wrong: ReadonlySet<string>;
  savedAt: Date | null;
}

const SECTIONS = ['animal', 'price', 'photos'] as const satisfies readonly RequiredSection[];
const FIELDS: Record<RequiredSection, readonly string[]> = {
  animal: ['category', 'title', 'breed', 'age', 'weight', 'description'],
  price: ['price', 'location'],
  photos: ['images'],
};

/** What is still missing, with links to it. */
export function ProgressPanel({ missing, wrong, savedAt }: ProgressPanelProps) {
  const t = useTranslations('listingForm');
  const locale = useLocale();
  const fieldWrong = (section: RequiredSection) => FIELDS[section].find((field) => wrong.has(field));
  const done = SECTIONS.filter((section) => missing[section].length === 0 && !fieldWrong(section)).length;
  const heading = done === SECTIONS.length ? 'ready' : done === 0 ? 'start' : 'almost';
  return (
    <Panel>
      <div className="flex items-baseline justify-between gap-2">
        <h3>{t(`progress.${heading}`)}</h3>
        <span className="text-14 text-ink-2 tabular-nums">{t('progress.count', { done, total: SECTIONS.length })}</span>
      </div>
      <ProgressBar value={Math.round((done / SECTIONS.length) * 100)} label={t('progress.label')} className="mt-2.5" />
      <ul className="mt-2">
        {SECTIONS.map((section) => {
          const first = missing[section][0];
          const isWrong = fieldWrong(section);
          const state = isWrong ? 'wrong' : first ? 'open' : 'done';
          const target = first ?? isWrong;
          return (
            <li key={section}>
              <a
                href={`#${target ? fieldId(target as RequiredField) : `section-${section}`}`}
                onClick={(event) => {
                  const control = target && document.getElementById(fieldId(target as RequiredField));
                  if (!control) return;
                  event.preventDefault();
                  control.scrollIntoView({ block: 'center' });
                  control.focus({ preventScroll: true });
                }}
                className="flex min-h-11 items-center gap-2.5 text-15 hover:underline"
              >
                <span
                  className={`grid size-5.5 flex-none place-items-center rounded-full border-[1.5px] ${
                    { done: 'border-pasture bg-pasture text-on-pasture', wrong: 'border-clay text-clay-ink', open: 'border-line-strong' }[state]
                  }`}
                >
                  {state === 'open' ? null : <Icon name={state === 'done' ? 'check' : 'circle-alert'} className="size-3.5" label={t(`progress.${state}`)} />}
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
        {savedAt ? t('draftSaved', { time: new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(savedAt) }) : t('draftNote')}
      </p>
    </Panel>
  );
}
