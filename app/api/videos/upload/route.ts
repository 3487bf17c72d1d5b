import { requireUploader } from '@/lib/web/auth/require-uploader';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { streamFile } from '@/lib/web/request-bodies/multipart-stream';
import { localeOf } from '@/lib/web/http/request-locale';
import { translator } from '@/lib/core/i18n/translator';
import { uploadVideo } from '@/lib/files/uploads/upload-video';

export const POST = defineRoute(async ({ request }) => {
  const actor = await requireUploader();
  const videoUrl = await uploadVideo(actor, await streamFile(request, 'video'));
  const t = await translator(localeOf(request), 'uploads');
  return json({ success: true, videoUrl, message: t('videoUploaded') }, 201);
});
