import type { Viewport } from 'next';
import { redirect } from 'next/navigation';
import { readMessagesView } from '@/app/api/messages/view/read-messages-view';
import { NeedsScript } from '@/components/ui/forms/needs-script';
import { MessagesPage } from '@/components/messages/messages/messages-page';
import { getViewer } from '@/lib/web/auth/viewer';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { localizedPath } from '@/lib/core/i18n/paths';
import { archive, block, readConversation, unarchive, unblock } from './actions';

/** Rendered per request: the page depends on the session. */
export const dynamic = 'force-dynamic';

/** The keyboard of a phone shrinks the page, so that the reply box stays above it. */
export const viewport: Viewport = { interactiveWidget: 'resizes-content' };

export const generateMetadata = unlistedMetadata('messages', 'title');

/** The viewer's conversations: rendered with the one that the URL names, so that it can be read before any script. */
export default async function Messages({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const [locale, viewer, parameters] = await Promise.all([currentLocale(), getViewer(), searchParams]);
  const single = Object.entries(parameters).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
  const query = new URLSearchParams(single);
  const search = query.toString();
  if (!viewer) {
    const path = localizedPath(locale, `/messages${search ? `?${search}` : ''}`);
    redirect(`${localizedPath(locale, '/auth')}?next=${encodeURIComponent(path)}`);
  }
  const view = await readMessagesView(viewer, locale, query);
  return (
    <>
      <NeedsScript locale={locale} className="mx-4 mt-4 sm:mx-6" />
      <MessagesPage query={search} view={view} actions={{ readConversation, block, unblock, archive, unarchive }} />
    </>
  );
}
