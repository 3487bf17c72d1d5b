import type { Locale } from '@/lib/core/i18n/locales';
import { findPlaces } from './find-places';

const find = (q: string, country?: string, language: Locale = 'es') =>
  findPlaces({ q, language, ...(country ? { country } : {}) });
const labels = (...asked: Parameters<typeof find>) => find(...asked).map(({ label }) => label);

describe('findPlaces', () => {
  it('shows the visitor’s country first', () => {
    expect(find('tacua', 'UY')[0]).toMatchObject({ kind: 'city', label: 'Tacuarembó, Uruguay', name: 'Tacuarembó' });
    expect(labels('salto', 'AR')[0]).toBe('Salto, Buenos Aires, Argentina');
    expect(labels('salto', 'UY')[0]).toBe('Salto, Uruguay');
  });

  it('tells places of one name apart by their areas', () => {
    expect(labels('mercedes').slice(0, 3)).toEqual([
      'Mercedes, Buenos Aires, Argentina',
      'Mercedes, Soriano, Uruguay',
      'Mercedes, Corrientes, Argentina',
    ]);
    expect(labels('santa rosa', 'AR').slice(0, 2)).toEqual([
      'Santa Rosa, La Pampa, Argentina',
      'Santa Rosa, Corrientes, Argentina',
    ]);
    const zapatas = labels('emiliano zapata', 'MX');
    expect(zapatas).toHaveLength(8);
    expect(new Set(zapatas).size).toBe(8);
  });

  it('says what a place is where it is', () => {
    const words = (...asked: Parameters<typeof find>) => find(...asked).map(({ what, label }) => `${what}: ${label}`);
    expect(words('durango', 'MX').slice(0, 2)).toEqual([
      'city: Victoria de Durango, Durango, México',
      'state: Durango, México',
    ]);
    expect(words('salto')).toEqual(expect.arrayContaining(['city: Salto, Uruguay', 'city: Salto, São Paulo, Brasil']));
    expect(words('uruguay')[0]).toBe('country: Uruguay');
    expect(words('pergamino', 'AR')[0]).toMatch(/^city: /);
  });

  it('narrows by what is named after a comma', () => {
    expect(labels('mercedes, sori')).toEqual(['Mercedes, Soriano, Uruguay']);
    expect(labels('emiliano zapata, chiapas')[0]).toContain('Chiapas');
  });

  it('narrows without a comma where no name goes on so', () => {
    expect(labels('mercedes soriano')).toEqual(['Mercedes, Soriano, Uruguay']);
    expect(labels('santa rosa la pam')).toEqual(['Santa Rosa, La Pampa, Argentina']);
    expect(labels('emiliano zapata chiapas').every((label) => label.includes('Chiapas'))).toBe(true);
    expect(labels('durango mexico', 'MX')[0]).toBe('Victoria de Durango, Durango, México');
    expect(labels('paso de los toros')).toEqual(['Paso de los Toros, Tacuarembó, Uruguay']);
    expect(labels('de la el los san en y a con xyz')).toEqual([]);
  });

  it('finds a city by the name that people use', () => {
    expect(find('durango', 'MX')[0]).toMatchObject({ name: 'Victoria de Durango', region: 'Durango' });
    expect(find('tepatitl', 'MX')[0]).toMatchObject({ name: 'Tepatitlán de Morelos' });
  });

  it('offers the region beside the city of its name', () => {
    expect(find('paraná', 'BR')[0]).toMatchObject({ kind: 'region', country: 'Brasil' });
    expect(find('paraná', 'AR')[0]).toMatchObject({ kind: 'city', region: 'Entre Ríos' });
  });

  it('shows no two alike', () => {
    for (const q of ['salto', 'durango', 'santa fe', 'mendoza', 'san'])
      expect(new Set(labels(q)).size).toBe(labels(q).length);
  });

  it('ignores accents and case', () => {
    expect(find('são pau')).toEqual(find('SAO PAU'));
    expect(find('são pau')[0]).toMatchObject({ name: 'São Paulo', country: 'Brasil' });
  });

  it('names countries in the reader’s language', () => {
    expect(labels('brasil')[0]).toBe('Brasil');
    expect(labels('brasil', undefined, 'en')[0]).toBe('Brazil');
    expect(labels('tacua', 'UY', 'pt')[0]).toBe('Tacuarembó, Uruguai');
  });

  it('finds nothing for signs and unknown names', () => {
    expect(find('%%')).toEqual([]);
    expect(find('xqzw')).toEqual([]);
    expect(find("' OR 1=1 --")).toEqual([]);
    expect(find(',,,, , ,')).toEqual([]);
  });
});
