import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What each of these files says in several places, and no copy may. */
export const PLACE = '34.6037';

/**
 * Half a second of real video and sound each, written by FFmpeg 5 from its test picture and a sine with
 * `-metadata location=…`, comments and, but for AVI, a track of subtitles that say where it was.
 */
export const CAMERA_VIDEOS = ['phone.mp4', 'phone.mov', 'recorder.webm', 'camera.avi', 'compact.avi'] as const;

/** Reads one of the files. */
export const cameraVideo = (name: (typeof CAMERA_VIDEOS)[number]): Promise<Buffer> =>
  readFile(path.join(__dirname, 'camera-videos', name));
