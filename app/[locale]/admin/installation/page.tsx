import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/components/moderation/admin/admin-page';
import { LegalGaps } from '@/components/moderation/admin/legal-gaps';
import { env } from '@/lib/core/env';
import { legalGaps } from '@/lib/records/legal/read-legal';
import { requireAdminPage } from '@/lib/web/auth/require-admin-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';

export const generateMetadata = unlistedMetadata('admin.operator', 'installation');

/** Outside production mails are meant to become files. */
const mailsLeave = env.NODE_ENV !== 'production' || env.RESEND_API_KEY !== undefined;

/** What whoever runs the server still has to configure. */
export default async function AdminInstallationPage() {
  const { locale } = await requireAdminPage('/admin/installation');
  const [t, gaps] = await Promise.all([getTranslations({ locale, namespace: 'admin.operator' }), legalGaps()]);
  return (
    <AdminPage title={t('installation')} summary={t('installationText')}>
      <LegalGaps locale={locale} gaps={gaps} mailsLeave={mailsLeave} />
    </AdminPage>
  );
}
