import { requireUploader } from '@/lib/auth/require-uploader';
import { defineRoute, json } from '@/lib/http/define-route';
import { streamFile } from '@/lib/request-bodies/multipart-stream';
import { localeOf } from '@/lib/http/request-locale';
import { translator } from '@/lib/i18n/translator';
import { uploadVideo } from '@/lib/uploads/upload-video';

export const POST = defineRoute(async ({ request }) => {
  const actor = await requireUploader();
  const videoUrl = await uploadVideo(actor, await streamFile(request, 'video'));
  const t = await translator(localeOf(request), 'uploads');
  return json({ success: true, videoUrl, message: t('videoUploaded') }, 201);
});
