import 'server-only';
import { readContent, type Content } from '@/lib/records/content/read-content';
import { env } from '@/lib/core/env';
import { DEFAULT_LOCALE, type Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';
import { LEGAL_PAGES } from '@/lib/core/text-pages.mjs';
import type { LegalPage } from './schema';

const OPERATOR = { operator: 'OPERATOR_NAME', address: 'OPERATOR_ADDRESS', law: 'OPERATOR_LAW' } as const;

/** Returns a legal page with the operator's details from the configuration; a missing one is shown as missing. */
export async function readLegal(page: LegalPage, locale: Locale): Promise<Content> {
  const t = await translator(locale, 'help');
  return readContent('pages', page, locale, {
    operator: env.OPERATOR_NAME ?? t('missing.name'),
    address: env.OPERATOR_ADDRESS ?? t('missing.address'),
    law: env.OPERATOR_LAW ?? t('missing.law'),
  });
}

/** Returns the current version of the terms, which new accounts and listings accept. */
export async function termsVersion(): Promise<string> {
  const { version } = await readLegal('terms', DEFAULT_LOCALE);
  if (version === undefined) throw new Error('The terms have no version.');
  return version;
}

/** Returns what the legal pages lack: variables of the configuration without a value, and pages that are drafts. */
export async function legalGaps(): Promise<{ variables: string[]; drafts: LegalPage[] }> {
  const pages = await Promise.all(
    LEGAL_PAGES.map(async (page) => ({ page, draft: (await readLegal(page, DEFAULT_LOCALE)).draft })),
  );
  return {
    variables: Object.values(OPERATOR).filter((name) => env[name] === undefined),
    drafts: pages.filter(({ draft }) => draft).map(({ page }) => page),
  };
}
