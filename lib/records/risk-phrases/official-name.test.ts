import type { DomainError } from '@/lib/core/errors/domain-error';
import { refuseOfficialBusiness, refuseOfficialName } from './official-name';

const refusal = (firstName: string, lastName: string) => fieldsOf(() => refuseOfficialName({ firstName, lastName }));

function fieldsOf(check: () => void): unknown {
  try {
    check();
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
    ['Juan', 'Mercado Corral'],
    ['A.', 'Corral'],
    ['Celia', 'Corrales'],
    ['Coral', 'Tellechea'],
    ['Marcela', 'Callejas'],
    ['Llamas', 'Contreras'],
    ['Ligia', 'Banco'],
    ['Remates', '25 de Mayo 1810'],
    ['Lote 21', 'Estancia 1900'],
    ['João', 'da Conta'],
    ['Müller', 'Łukasz'],
    ['María', 'Corral'],
    ['María', 'Corral de los Santos'],
    ['El', 'Corral'],
    ['Cabaña', 'Corral Viejo'],
    ['Estancia', 'Los Corrales'],
    ['Establecimiento', 'Treinta y Tres'],
    ['Joaquín', 'Queirolo'],
    ['Meritxell', 'Col·lado'],
    ['Director', 'Luna'],
    ['Inés', 'IIII'],
    ['MarIa', 'Corral'],
    ['Central', 'Mesa'],
    ['Rosa', 'de la Mesa'],
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
    ['Atención', 'al Cliente', 'firstName', 'nameOffice'],
    ['Mesa de', 'Ayuda', 'firstName', 'nameOffice'],
    ['Departamento', 'de Pagos', 'firstName', 'nameOffice'],
    ['Financeiro', 'do Site', 'firstName', 'nameOffice'],
    ['Rosa', 'Luna ✅', 'lastName', 'nameOffice'],
    ['gana.vip', 'Luna', 'firstName', 'nameAddress'],
    ['ganado。com', 'Luna', 'firstName', 'nameAddress'],
    ['ganado[.]com', 'Luna', 'firstName', 'nameAddress'],
    ['10.1.2.3', 'Luna', 'firstName', 'nameAddress'],
    ['Vendedora', 'Verificada', 'lastName', 'nameOffice'],
    ['llame al 099 123 456', 'Luna', 'firstName', 'nameAddress'],
    ['Rosa', 'llame al 099', 'lastName', 'nameAddress'],
    ['Rosa', '+598 99 12 34 56', 'lastName', 'nameAddress'],
    ['Rosa 099', '123-456', 'lastName', 'nameAddress'],
    ['Rosa', 'O99 l23 456', 'lastName', 'nameAddress'],
    ['Rosa', '٠٩٩١٢٣٤٥٦', 'lastName', 'nameAddress'],
    ['Rosa', 'cero nueve nueve uno dos tres', 'lastName', 'nameAddress'],
    ['Rosa', 'Call me 555 0100', 'lastName', 'nameAddress'],
    ['Rosa', 'Escribime al WhatsApp', 'lastName', 'nameAddress'],
    ['Rosa', 'rosa gmail punto com', 'lastName', 'nameAddress'],
    ['Rosa', 'rosa(punto)com', 'lastName', 'nameAddress'],
    ['Tesorería', 'Corral', 'firstName', 'nameOffice'],
    ['Rosa', 'Corra1', 'lastName', 'nameOffice'],
    ['Rosa', 'Corrál', 'lastName', 'nameOffice'],
    ['Rosa', 'Cor ral', 'lastName', 'nameOffice'],
    ['Cor', 'ral', 'firstName', 'nameOffice'],
    ['Rosa', 'Cоrrаl', 'lastName', 'nameOffice'],
    ['Rosa', 'Соггаӏ', 'lastName', 'nameOffice'],
    ['Rosa', 'C.0.r.r.4.|', 'lastName', 'nameOffice'],
    ['Pagos', '𝐂𝐨𝐫𝐫𝐚𝐥', 'lastName', 'nameOffice'],
    ['Corrall', 'Luna', 'firstName', 'nameOffice'],
    ['Mercado', 'Corral', 'firstName', 'nameOffice'],
    ['Finanzas', 'Corral', 'firstName', 'nameOffice'],
    ['Financeiro', 'Corral', 'firstName', 'nameOffice'],
    ['Corral', 'Refunds', 'firstName', 'nameOffice'],
    ['T3sorería', 'Luna', 'firstName', 'nameOffice'],
    ['Sopor te', 'Luna', 'firstName', 'nameOffice'],
    ['Equipo', 'de Corral', 'firstName', 'nameOffice'],
    ['Rosa', 'CorraI', 'lastName', 'nameOffice'],
    ['Rosa', 'CorraІ', 'lastName', 'nameOffice'],
    ['Rosa', 'Qorral', 'lastName', 'nameOffice'],
    ['Qorral', 'Luna', 'firstName', 'nameOffice'],
    ['Departamento', 'Corral', 'firstName', 'nameOffice'],
    ['Gestión', 'Corral', 'firstName', 'nameOffice'],
    ['Gestão', 'Corral', 'firstName', 'nameOffice'],
    ['Auditor', 'Corral', 'firstName', 'nameOffice'],
    ['Agente', 'Corral', 'firstName', 'nameOffice'],
    ['Asesora', 'de Corral', 'firstName', 'nameOffice'],
    ['Representante', 'Corral', 'firstName', 'nameOffice'],
    ['Claims', 'Corral', 'firstName', 'nameOffice'],
    ['Rosa', 'evil•com', 'lastName', 'nameAddress'],
    ['Rosa', 'evil · net', 'lastName', 'nameAddress'],
    ['Rosa', 'evil,com', 'lastName', 'nameAddress'],
    ['Rosa', 'evil‧com', 'lastName', 'nameAddress'],
    ['Rosa', 'ceronuevenueveunodostres', 'lastName', 'nameAddress'],
    ['Rosa', 'noventa y nueve doce treinta y cuatro', 'lastName', 'nameAddress'],
    ['Rosa', 'double five ninety nine oh one', 'lastName', 'nameAddress'],
  ])('refuses %s %s at %s', (firstName, lastName, field, key) => {
    expect(refusal(firstName, lastName)).toEqual({ [field]: [{ key }] });
  });
});

describe('refuseOfficialBusiness', () => {
  it.each([
    'El Corral de Piedra',
    'El Corral',
    'Corral de los Santos',
    'Agencia El Corral',
    'El Corral Gestión Ganadera',
    'Estancia El Corral',
    'Corral Hermanos Ganadería S.A.',
    'Concesionario oficial John Deere',
    'Banco República',
    'Finca 1840',
    'Servicios Rurales del Norte',
    null,
  ])('takes %s', (name) => {
    expect(fieldsOf(() => refuseOfficialBusiness('businessName', name))).toBeNull();
  });

  it.each([
    ['Corral', 'nameOffice'],
    ['Corral S.A.', 'nameOffice'],
    ['Corra1 Uruguay', 'nameOffice'],
    ['Gestión Corral', 'nameOffice'],
    ['Departamento Corral Uruguay', 'nameOffice'],
    ['CorraI', 'nameOffice'],
    ['Qorral S.A.', 'nameOffice'],
    ['Mercado Corral', 'nameOffice'],
    ['Tesorería de Corral', 'nameOffice'],
    ['Remates Corral verificado', 'nameOffice'],
    ['Cоrrаl Pagos', 'nameOffice'],
    ['Estancia 099 123 456', 'nameAddress'],
    ['ganado[.]com', 'nameAddress'],
  ])('refuses %s', (name, key) => {
    expect(fieldsOf(() => refuseOfficialBusiness('businessName', name))).toEqual({ businessName: [{ key }] });
  });
});
