import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import type { Photos } from '@/components/ui/uploads/use-photos';
import { z } from 'zod';
import type { ListingFormValues } from './form-kind';
import { useDraft } from './use-draft';

const KEY = 'corral-draft:test';
const kind = { draft: z.custom<ListingFormValues>(), numbers: {} };
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
