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
    ['Servicios Rurales', 'Pérez'],
    ['Phelps', 'Corral'],
    ['A. M. B.', 'de la C. y Corral'],
    ['Zoë', 'Ångström'],
    ['Олена', 'Шевченко'],
    ['Cabaña 1840', 'San José 2'],
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
    ['S\u043Eporte', 'Luna', 'firstName', 'nameOffice'],
    ['\u0410na', 'Luna', 'firstName', 'nameOffice'],
    ['\u1D00\u1D05\u1D0D\u026A\u0274', 'Luna', 'firstName', 'nameOffice'],
    ['5oporte', 'Luna', 'firstName', 'nameOffice'],
    ['C0rral', 'Luna', 'firstName', 'nameOffice'],
    ['S o p o r t e', 'Corral', 'firstName', 'nameOffice'],
    ['SoporteCorral', 'Luna', 'firstName', 'nameOffice'],
    ['C o r r a l', 'Ayuda', 'firstName', 'nameOffice'],
    ['Rosa', 'S.o.p.o.r.t.e', 'lastName', 'nameOffice'],
    ['Atención al Cliente', 'Luna', 'firstName', 'nameOffice'],
    ['Seguridad', 'Corral', 'firstName', 'nameOffice'],
    ['Pagos', 'Corral', 'firstName', 'nameOffice'],
    ['Rosa', 'Luna ✅', 'lastName', 'nameOffice'],
    ['gana.vip', 'Luna', 'firstName', 'nameAddress'],
    ['ganado。com', 'Luna', 'firstName', 'nameAddress'],
    ['ganado[.]com', 'Luna', 'firstName', 'nameAddress'],
    ['10.1.2.3', 'Luna', 'firstName', 'nameAddress'],
    ['Vendedora', 'Verificada', 'lastName', 'nameOffice'],
  ])('refuses %s %s at %s', (firstName, lastName, field, key) => {
    expect(refusal(firstName, lastName)).toEqual({ [field]: [{ key }] });
  });
});
