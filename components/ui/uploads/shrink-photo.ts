import { IMAGE_MAX_BYTES } from '@/lib/files/uploads/schema';
import { IMAGE_WIDTHS } from '@/lib/files/images/widths';
import { LOOK_SIDE, type PhotoLook } from './photo-look';
import { isPictureOnly } from './photo-metadata';

/** The types that the server reads. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif'];

/** The server keeps no picture wider, nor one taller than twice that. */
const WIDEST = IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1] ?? 0;
const TALLEST = 2 * WIDEST;
/** What is lighter gains nothing by being saved again. */
const LIGHT_BYTES = 1024 * 1024;
const QUALITY = 0.85;

/** A photograph as it is sent, and what it looks like if this browser could read it. */
export interface ReadyPhoto {
  file: File;
  look: PhotoLook | null;
}

/** Why a photograph can't be sent: no browser and no server reads it, or only this browser doesn't. */
export type Unsendable = 'type' | 'heic' | 'unshrunk';

export const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>) =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

type Context = CanvasRenderingContext2D;

function canvasOf(width: number, height: number): { canvas: HTMLCanvasElement; context: Context } | null {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { alpha: false });
  return context && { canvas, context };
}

/** Whether a canvas returns what was drawn: browsers that hide what the device is return noise, which nobody wants to sell. */
function canvasTellsTheTruth(): boolean {
  const drawn = canvasOf(2, 2);
  if (!drawn) return false;
  drawn.context.fillStyle = 'rgb(16, 128, 208)';
  drawn.context.fillRect(0, 0, 2, 2);
  const { data } = drawn.context.getImageData(0, 0, 2, 2);
  return [16, 128, 208].every((value, index) => Math.abs((data[index] ?? 0) - value) <= 2);
}

/** Draws a picture upright, as the photographer saw it, over white where it is transparent. */
function draw(source: CanvasImageSource, width: number, height: number) {
  const drawn = canvasOf(width, height);
  if (!drawn) return null;
  drawn.context.fillStyle = '#ffffff';
  drawn.context.fillRect(0, 0, width, height);
  drawn.context.imageSmoothingQuality = 'high';
  drawn.context.drawImage(source, 0, 0, width, height);
  return drawn;
}

function lookOf(picture: HTMLCanvasElement, width: number, height: number): PhotoLook | null {
  const small = draw(picture, LOOK_SIDE, LOOK_SIDE);
  if (!small) return null;
  const { data } = small.context.getImageData(0, 0, LOOK_SIDE, LOOK_SIDE);
  return { width, height, colours: [...data].filter((_, index) => index % 4 !== 3) };
}

/** Whether the file can go as it is: small, light, and without anything that says where it was taken. */
async function isFitToSend(file: File, isShrunk: boolean): Promise<boolean> {
  if (isShrunk || !IMAGE_TYPES.includes(file.type) || file.size > LIGHT_BYTES) return false;
  return isPictureOnly(await file.arrayBuffer());
}

/** Draws the picture in the size that is kept; null if this browser can't read it, or doesn't return what it drew. */
async function shrink(file: File): Promise<ReadyPhoto | null> {
  if (typeof createImageBitmap !== 'function' || !canvasTellsTheTruth()) return null;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = bitmap;
    const scale = Math.min(1, WIDEST / width, TALLEST / height);
    const drawn = draw(bitmap, Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
    if (!drawn) return null;
    const look = lookOf(drawn.canvas, width, height);
    if (await isFitToSend(file, scale < 1)) return { file, look };
    const blob = await new Promise<Blob | null>((resolve) => drawn.canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return blob && { file: new File([blob], file.name, { type: blob.type }), look };
  } finally {
    // A photograph of a phone takes 50 MB of memory and more until then.
    bitmap.close();
  }
}

/**
 * Makes a photograph of any size as small as the one that is kept of it, without what it says of the place, so that it
 * goes up on a slow network. One that this browser can't read is sent as it is if the server reads it.
 */
export async function preparePhoto(file: File): Promise<ReadyPhoto | { refused: Unsendable }> {
  const shrunk = await shrink(file).catch(() => null);
  if (shrunk) return shrunk;
  if (!IMAGE_TYPES.includes(file.type)) return { refused: isHeic(file) ? 'heic' : 'type' };
  return file.size <= IMAGE_MAX_BYTES ? { file, look: null } : { refused: 'unshrunk' };
}
