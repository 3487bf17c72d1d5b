import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { currentLocale } from '@/lib/core/i18n/current-locale';

/** Provides client components with the named message namespaces only, because each one is sent with the page. */
export async function ClientMessages({ namespaces, children }: { namespaces: readonly string[]; children: ReactNode }) {
  const locale = await currentLocale();
  const messages = await getMessages({ locale });
  const chosen = Object.fromEntries(Object.entries(messages).filter(([namespace]) => namespaces.includes(namespace)));
  return (
    <NextIntlClientProvider locale={locale} messages={chosen} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}

/** A layout that only provides them. */
export const messagesLayout = (...namespaces: string[]) =>
  function MessagesLayout({ children }: { children: ReactNode }) {
    return <ClientMessages namespaces={namespaces}>{children}</ClientMessages>;
  };
