import { act, renderHook, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useForm } from 'react-hook-form';
import { keepFiles } from '@/components/ui/uploads/kept-files';
import type { Photo } from '@/components/ui/uploads/photo-list';
import { usePhotos, type Photos } from '@/components/ui/uploads/use-photos';
import { z } from 'zod';
import { keepPastedText, pastedText } from './draft';
import type { ListingFormValues } from './form-kind';
import { useDraft } from './use-draft';

const KEY = 'corral-draft:test';
const kind = { draft: z.custom<ListingFormValues>(), numbers: {} };
const NOTHING: readonly [] = [];
const photos = { list: [], restore: jest.fn() } as unknown as Photos;

it('stores what was typed last when the page is left at once, and nothing that was published', () => {
  const { result } = renderHook(() => {
    const form = useForm<ListingFormValues>({ defaultValues: { title: '' } });
    return { form, draft: useDraft(KEY, kind, form, photos) };
  });
  const leave = () => window.dispatchEvent(new Event('pagehide'));
  act(() => result.current.form.setValue('title', 'Toro'));
  act(() => void leave());
  expect(localStorage.getItem(KEY)).toContain('Toro');
  act(() => result.current.form.setValue('title', 'Toro Angus'));
  act(() => result.current.draft.finish());
  act(() => void leave());
  expect(localStorage.getItem(KEY)).toBeNull();
});

describe('in two tabs', () => {
  const open = (isStored: boolean) =>
    renderHook(() => {
      const form = useForm<ListingFormValues>({ defaultValues: { title: '' } });
      return { form, draft: useDraft(KEY, kind, form, photos, undefined, isStored) };
    });
  const tab = () => open(true).result;
  const type = (opened: ReturnType<typeof tab>, title: string) => {
    act(() => opened.current.form.setValue('title', title));
    act(() => void window.dispatchEvent(new Event('pagehide')));
  };
  beforeEach(() => localStorage.clear());

  it('leaves what the other one wrote, before or after', () => {
    const [one, other] = [tab(), tab()];
    type(one, 'Toro Angus');
    type(other, 'Toro Hereford');
    act(() => other.current.draft.finish());
    expect(localStorage.getItem(KEY)).toContain('Toro Angus');
    act(() => one.current.draft.finish());
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('leaves the draft of another that was never seen', () => {
    const [one, other] = [tab(), tab()];
    type(one, 'Toro Angus');
    act(() => other.current.draft.finish());
    expect(localStorage.getItem(KEY)).toContain('Toro Angus');
  });

  it.each(['', 'Vendo vaca Hereford'])(
    'forgets what was published and keeps the other one’s advertisement: %p',
    (ad) => {
      const { result, unmount } = open(false);
      type(result, 'Toro Angus');
      keepPastedText(KEY, 'Vendo toro Angus');
      act(() => result.current.draft.finish());
      expect(pastedText(KEY)).toBe('Vendo toro Angus');
      localStorage.setItem(KEY, '{}');
      localStorage.setItem(`${KEY}:pasted`, ad);
      unmount();
      expect(pastedText(KEY)).toBe(ad);
    },
  );

  it('stores again what a refused save leaves typed', () => {
    const one = tab();
    type(one, 'Toro Angus');
    localStorage.removeItem(KEY);
    act(() => one.current.draft.keep());
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(localStorage.getItem(KEY)).toContain('Toro Angus');
  });
});

it('gives kept photographs to the list once, and keeps them where the page is left before', async () => {
  const kept = new Map<string, { blob: () => Promise<Blob> }>();
  const cache = {
    put: (path: string, response: { blob: () => Promise<Blob> }) => Promise.resolve(kept.set(path, response)),
    keys: () => Promise.resolve([...kept.keys()].map((path) => ({ url: `https://corral.example${path}` }))),
    match: ({ url }: { url: string }) => Promise.resolve(kept.get(new URL(url).pathname)),
    delete: ({ url }: { url: string }) => Promise.resolve(kept.delete(new URL(url).pathname)),
  };
  class Body {
    constructor(private readonly body: Blob) {}
    blob = () => Promise.resolve(this.body);
  }
  // jsdom has neither.
  Object.assign(window, { caches: { open: () => Promise.resolve(cache) }, Response: Body });
  await keepFiles(KEY, [new File(['x'], 'toro.jpg', { type: 'image/jpeg' })]);
  const add = jest.fn<void, [readonly File[]]>();
  const open = () => renderHook(() => useDraft(KEY, kind, useForm<ListingFormValues>(), { ...photos, add }));
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));
  open().unmount();
  await settle();
  expect([add.mock.calls.length, kept.size]).toEqual([0, 1]);
  open();
  await waitFor(() => expect(kept.size).toBe(0));
  open();
  await settle();
  expect(add.mock.calls.map(([files]) => files.map(({ name }) => name))).toEqual([['toro.jpg']]);
  Reflect.deleteProperty(window, 'caches');
});

it('keeps what was pointed out about pictures for the page in another language', () => {
  const look = { width: 400, height: 300, colours: [1, 2, 3] };
  const kept: Photo[] = [
    { key: 'a', id: 'a', name: 'a.jpg', thumbnailUrl: '/a.webp', look },
    { key: 'b', id: 'b', name: 'b.jpg', thumbnailUrl: '/b.webp', look, isKept: true },
  ].map((photo) => ({ ...photo, status: 'done', progress: 100, preview: null, file: null }));
  const written = renderHook(() => {
    const form = useForm<ListingFormValues>({ defaultValues: { title: '' } });
    return { form, draft: useDraft(KEY, kind, form, { ...photos, list: kept }) };
  });
  act(() => written.result.current.form.setValue('title', 'Toro'));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  written.unmount();

  const { result } = renderHook(
    () => {
      const form = useForm<ListingFormValues>({ defaultValues: { title: '' } });
      const restored = usePhotos(() => undefined, NOTHING);
      useDraft(KEY, kind, form, restored);
      return restored;
    },
    { wrapper: ({ children }) => <NextIntlClientProvider locale="pt">{children}</NextIntlClientProvider> },
  );
  expect(result.current.list).toMatchObject([
    { id: 'a', look },
    { id: 'b', look, isKept: true },
  ]);
});
