import { PostNotFound } from '@/components/pages/blog/post-not-found';
import { currentLocale } from '@/lib/core/i18n/current-locale';

export default async function PostNotFoundPage() {
  return <PostNotFound locale={await currentLocale()} />;
}
