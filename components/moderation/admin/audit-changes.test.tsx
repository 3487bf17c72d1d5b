/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import type { AuditChange } from '@/lib/records/audit/dto';
import es from '@/messages/es.json';
import { AuditChanges } from './audit-changes';

jest.mock('next-intl/server', () => ({
  getTranslations: ({ namespace }: { namespace: never }) => {
    const { createTranslator } = jest.requireActual<typeof import('next-intl')>('next-intl');
    return Promise.resolve(createTranslator({ locale: 'es', messages: es, namespace }));
  },
}));

/** Returns the rendered changes as lines of text. */
async function read(...changes: AuditChange[]): Promise<string[]> {
  const html = renderToStaticMarkup(await AuditChanges({ locale: 'es', changes }));
  return [...html.matchAll(/<dt.*?<\/dd>/gs)].map(([line]) =>
    line
      .replace(/<svg.*?<\/svg>/gs, '→')
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' '),
  );
}

it('shows fields and values in words', async () => {
  expect(
    await read(
      { field: 'status', before: 'pending_request', after: 'pending_approval' },
      { field: 'amount', before: '200', after: '700.00' },
      { field: 'category', before: undefined, after: 'cattle-care' },
      { field: 'language', before: undefined, after: 'es' },
      { field: 'contentLength', before: 1200, after: 900 },
      { field: 'companyName', before: 'Balanzas Pampa', after: 'Balanzas del Sur' },
    ),
  ).toEqual([
    'Estado: Antes en revisión → Después aprobado, falta activar',
    'Importe: Antes US$ 200 → Después US$ 700',
    'Categoría: Después Cuidado del ganado',
    'Idioma: Después Español',
    'Largo del texto: Antes 1.200 → Después 900',
    'Empresa: Antes Balanzas Pampa → Después Balanzas del Sur',
  ]);
});

it('shows of what was deleted its last state, without what nobody had filled in', async () => {
  expect(
    await read(
      { field: 'title', before: 'Aguadas', after: undefined },
      { field: 'tags', before: [], after: undefined },
    ),
  ).toEqual(['Título: Antes Aguadas']);
});

it('cuts ids short; a report can be followed', async () => {
  const id = '01a1fdce-260f-7184-a60e-45e56700315e';
  expect(await read({ field: 'reportId', before: undefined, after: id })).toEqual(['Denuncia: Después 45e56700315e']);
  expect(
    renderToStaticMarkup(
      await AuditChanges({ locale: 'es', changes: [{ field: 'reportId', before: undefined, after: id }] }),
    ),
  ).toContain(`href="/admin/reports?search=${id}"`);
});
