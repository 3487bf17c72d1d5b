import type { DomainError } from '@/lib/errors/domain-error';
import { refuseOfficialName } from './official-name';

function refusal(firstName: string, lastName: string): unknown {
  try {
    refuseOfficialName({ firstName, lastName });
    return null;
  } catch (error) {
    return (error as DomainError).fields;
  }
}

describe('refuseOfficialName', () => {
  it.each([
    ['Rosa', 'Luna'],
    ['Ma.Elena', 'St. John'],
    ['Juan', 'Corral'],
    ['J.C.', 'Pérez del Corral'],
    ['Cabaña', 'La Estrella S.A.'],
    ['Supporte', 'Administrado'],
    ['Estancia', 'Los Verdes'],
  ])('takes %s %s', (firstName, lastName) => {
    expect(refusal(firstName, lastName)).toBeNull();
  });

  it.each([
    ['Rosa', 'http://evil.example', 'lastName', 'nameAddress'],
    ['www.evil', 'Luna', 'firstName', 'nameAddress'],
    ['Rosa', 'evil.com/pago', 'lastName', 'nameAddress'],
    ['Rosa', 'evil . com', 'lastName', 'nameAddress'],
    ['Rosa', 'ｅｖｉｌ．ｃｏｍ', 'lastName', 'nameAddress'],
    ['Rosa', 'rosa@luna', 'lastName', 'nameAddress'],
    ['Corral', 'Soporte', 'firstName', 'nameOffice'],
    ['Rosa', 'Soporte', 'lastName', 'nameOffice'],
    ['Rosa', 'Admínistración', 'lastName', 'nameOffice'],
    ['Equipo', 'Técnico', 'firstName', 'nameOffice'],
    ['So\u00ADporte', 'Luna', 'firstName', 'nameOffice'],
    ['Ｓｕｐｐｏｒｔ', 'Luna', 'firstName', 'nameOffice'],
    ['Vendedora', 'Verificada', 'lastName', 'nameOffice'],
  ])('refuses %s %s at %s', (firstName, lastName, field, key) => {
    expect(refusal(firstName, lastName)).toEqual({ [field]: [{ key }] });
  });
});
