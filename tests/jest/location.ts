/** Records navigations: jsdom neither navigates nor allows its location to be mocked. */
export function watchLocation(method: 'assign' | 'reload'): jest.SpyInstance {
  const behind = Object.getOwnPropertySymbols(window.location).find(({ description }) => description === 'impl');
  if (!behind) throw new Error('jsdom keeps its location elsewhere now');
  const { [behind]: location } = window.location as unknown as Record<symbol, Record<typeof method, () => void>>;
  if (!location) throw new Error('jsdom has no location');
  return jest.spyOn(location, method).mockImplementation(() => undefined);
}
