import { offersContact } from './offers-contact';

describe('offersContact', () => {
  it.each([
    'Escribime al privado',
    'Escríbame',
    'Escribinos por interno',
    'Llámenos ya',
    'Llamar al campo',
    'Mandame mensaje',
    'Hableme por privado',
    'Consultar por privado',
    'Contactame',
    'al inbox',
    'Call me',
    'Text us now',
    'Message me',
    'Write to me',
    'DM me',
    'Me chama no privado',
    'Chame no zap',
    'Ligue pra mim',
    'Fale conosco',
    'Escreva-me',
    'Entre em contato',
    'no pv',
  ])('finds that «%s» does', (text) => {
    expect(offersContact(text)).toBe(true);
  });

  it.each([
    'Marcela Callejas',
    'Llamas Contreras',
    'Llamedo',
    'Escribano',
    'Carmen Escribá',
    'Ligia Chame',
    'Mandell',
    'Call',
    'May Wright',
    'Ring',
    'Textor',
    'Consuelo Prieto',
    'María del Mar Privado',
    'Salvador Fala',
    'Contato Rural',
    'Mensaje de la Pampa',
    'Mandamos',
    'La Llamada, Salto, Uruguay',
    'Ruta 5 km 386,500, Tacuarembó',
    'Paraje Los Ceibos, padrón 12.345, Rivera',
    'Estancia Call, Amarillo, Texas',
  ])('lets «%s» be', (text) => {
    expect(offersContact(text)).toBe(false);
  });
});
