import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { makePlayable } from '@/tests/factories/playable-video';

const MB = 1_000_000;
const VIDEO_BYTES = 100 * 1024 * 1024 - 4096;
const PHOTO_BYTES = 10 * 1024 * 1024;
const PHOTOS = 5;

/** Returns the resident memory of a process in bytes (Linux only). */
async function residentBytes(pid: number): Promise<number> {
  const pages = Number((await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')[1]);
  return pages * 4096;
}

/** Returns by how many bytes `work` raises the memory of the process above its initial value. */
async function rise(pid: number, work: () => Promise<void>): Promise<number> {
  const before = await residentBytes(pid);
  let peak = before;
  const watch = setInterval(() => void residentBytes(pid).then((now) => (peak = Math.max(peak, now))), 10);
  await work();
  clearInterval(watch);
  return peak - before;
}

async function send(url: string, cookie: string, form: FormData): Promise<void> {
  const answer = await fetch(url, { method: 'POST', body: form, headers: { cookie, origin: new URL(url).origin } });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
}

/** An MP4 whose frames are noise. */
async function video(): Promise<FormData> {
  const bytes = await makePlayable('mp4', VIDEO_BYTES);
  const form = new FormData();
  form.set('video', new Blob([new Uint8Array(bytes)], { type: 'video/mp4' }), 'lote.mp4');
  return form;
}

/** A photograph of noise, of nearly 10 MB: the worst case for compression. */
async function photo(): Promise<Buffer> {
  const [width, height] = [3200, 2400];
  const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
  for (const quality of [95, 92, 88, 84, 80, 70, 60]) {
    const jpeg = await noise.clone().jpeg({ quality }).toBuffer();
    if (jpeg.length < PHOTO_BYTES) return jpeg;
  }
  throw new Error('No quality makes the noise small enough.');
}

async function listing(): Promise<FormData> {
  const form = new FormData();
  const fields = {
    title: 'Vaquillonas Angus',
    category: 'bovine',
    breed: 'Angus',
    age: '24',
    price: '900.00',
    location: 'Durazno',
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const jpeg = await photo();
  for (let n = 0; n < PHOTOS; n++)
    form.append('images', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), `${n}.jpg`);
  return form;
}

/**
 * Measures how much a large video and five large photographs add to the server's memory. Linux only; empty elsewhere.
 */
export async function memoryTable(base: string, pid: number, cookie: string): Promise<string[]> {
  if (process.platform !== 'linux') return [];
  const [videoForm, listingForm] = [await video(), await listing()];
  const rows = [
    {
      name: 'video of 100 MB',
      most: 60 * MB,
      bytes: await rise(pid, () => send(`${base}/api/videos/upload`, cookie, videoForm)),
    },
    {
      name: 'five photographs of 10 MB',
      most: 400 * MB,
      bytes: await rise(pid, () => send(`${base}/api/cattle`, cookie, listingForm)),
    },
  ];
  const lines = rows.map(
    ({ name, most, bytes }) =>
      `| ${name} | +${(bytes / MB).toFixed(0)} MB | ${bytes <= most ? 'reached' : 'missed'} (≤ ${most / MB} MB) |`,
  );
  return ['| upload | server memory | goal |', '| --- | ---: | --- |', ...lines];
}
