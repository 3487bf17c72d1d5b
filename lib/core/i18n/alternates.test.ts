import { alternates } from './alternates';

describe('alternates', () => {
  it('names the page in its three languages, Spanish for everyone else', () => {
    expect(alternates('pt', '/listing/7')).toEqual({
      canonical: '/pt/listing/7',
      languages: { es: '/listing/7', en: '/en/listing/7', pt: '/pt/listing/7', 'x-default': '/listing/7' },
    });
  });

  it('keeps the query of the home page', () => {
    expect(alternates('en', '/?page=2')).toMatchObject({ canonical: '/en?page=2', languages: { es: '/?page=2' } });
  });
});
