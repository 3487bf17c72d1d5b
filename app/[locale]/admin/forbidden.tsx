import { AccessDenied } from '@/components/moderation/admin/access-denied';
import { currentLocale } from '@/lib/core/i18n/current-locale';

export default async function AdminForbidden() {
  return <AccessDenied locale={await currentLocale()} />;
}
