import { growth, LINEAR } from '@/tests/factories/cost';
import { readEquipmentAd } from '../equipment/read-equipment';
import { readAd } from '../read-ad';
import { addressesOf } from './addresses';

const addresses = (text: string) => addressesOf(text).map(({ start, end }) => text.slice(start, end));

describe('addresses of e-mail and of the web', () => {
  it.each([
    ['Vacas Angus. Consultas a juan.perez@gmail.com o www.campo.com.uy', ['juan.perez@gmail.com', 'www.campo.com.uy']],
    ['Toros Hereford, estancia-la.paz@adinet.com.uy', ['estancia-la.paz@adinet.com.uy']],
    ['Vacas, más fotos en https://fotos.campo.uy/a?b=1, Salto', ['https://fotos.campo.uy/a?b=1']],
    ['Bezerros Nelore (fazenda@uol.com.br)', ['fazenda@uol.com.br']],
    ['Touros, site: fazendaboa.com.br e facebook.com/fazendaboa', ['fazendaboa.com.br', 'facebook.com/fazendaboa']],
    ['Heifers. Email bob@hillfarm.co.uk or see hillfarm.com for photos', ['bob@hillfarm.co.uk', 'hillfarm.com']],
    ['Bulls, more at http://hill.farm!', ['http://hill.farm']],
    ['Vaquillonas\ncampolindo.com', ['campolindo.com']],
  ])('are found: %s', (text, found) => {
    expect(addresses(text)).toEqual(found);
    const { description, addresses: read } = readAd(text, { language: 'es', country: 'UY' });
    expect(read).toEqual(found);
    for (const address of found) expect(description).not.toContain(address);
  });

  it.each([
    'Bois gordos 320/@.Campo Grande',
    '20 vacas gordas.com cria ao pé',
    'Boi 18 @ a R$ 320,00@',
    'Vacas a US$ 1.200.Salto',
    'Steers 750 lb avg.$2.10/lb',
    'Toro https://www.youtube.com/watch?v=dQw4w9WgXcQ manso',
    'Toro youtu.be/dQw4w9WgXcQ manso',
    'Toro https://wa.me/59899123456',
    'Novillos https://Angus,1.800kg',
  ])('are none: %s', (text) => {
    expect(addresses(text)).toEqual([]);
  });

  it('keep a video as what it is, and say nothing of a place', () => {
    const text = 'Toro Angus https://youtu.be/dQw4w9WgXcQ juan@perez.com';
    const { facts, description } = readAd(text, { language: 'es', country: 'UY' });
    expect(facts).toContainEqual(expect.objectContaining({ field: 'youtubeUrl' }));
    expect(facts.map(({ field }) => field)).not.toContain('location');
    expect(description).toBe('Toro Angus https://youtu.be/dQw4w9WgXcQ');
  });

  it.each([
    ['Vendo tractor Fiat 700 ventas@maquinas.com.ar año 1979', 'ventas@maquinas.com.ar'],
    ['Vendo trator www.tratores.com.br Valtra ano 2010', 'www.tratores.com.br'],
    ['For sale tractor, https://dealer.example/x1 Fiat 700', 'https://dealer.example/x1'],
  ])('are in no text and title of a machine: %s', (text, address) => {
    const { addresses: read, description, facts } = readEquipmentAd(text, { language: 'es', country: 'AR' });
    expect(read).toEqual([address]);
    expect(`${description} ${facts.title ?? ''}`).not.toContain(address);
  });

  it('are found in a time that grows with the text, whatever it is', () => {
    for (const unit of ['a@', 'a.', 'a.com', 'www.', 'a-', 'a@b.c', 'https://'])
      expect(growth((size) => addresses(unit.repeat(size).slice(0, size)), 1250)).toBeLessThan(LINEAR);
  });
});
