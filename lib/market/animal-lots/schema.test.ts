import { fieldErrors } from '@/lib/core/validation/field-errors';
import { listingInput } from '@/tests/factories/listing';
import { BREEDS } from '@/lib/livestock/stock/breeds';
import { animalListingFieldsSchema } from './schema';

function errorsOf(traits: Record<string, unknown>) {
  const parsed = animalListingFieldsSchema.safeParse({ ...listingInput, ...traits }, { reportInput: true });
  return parsed.success
    ? {}
    : Object.fromEntries(
        Object.entries(fieldErrors(parsed.error.issues)).map(([field, messages]) => [field, messages[0]?.key]),
      );
}

describe('listingFieldsSchema', () => {
  it('asks for the category that breeds belong to while neither is chosen', () => {
    expect(errorsOf({ category: '', breed: '' })).toEqual({
      category: 'categoryRequired',
      breed: 'breedCategoryRequired',
    });
  });

  it('turns what a form sends into what is stored', () => {
    expect(
      animalListingFieldsSchema.parse({
        ...listingInput,
        title: '  Toro\u0000 Angus ',
        weight: '',
        vaccinated: 'true',
        priceNegotiable: 'on',
        healthStatus: ' ',
      }),
    ).toMatchObject({
      title: 'Toro Angus',
      age: 28,
      weight: null,
      price: '4800.00',
      vaccinated: true,
      priceNegotiable: true,
      healthCertificate: false,
      healthStatus: null,
      youtubeUrl: null,
    });
  });

  it.each([
    ['title', '', 'titleRequired'],
    ['title', '   ', 'titleRequired'],
    ['title', 'x'.repeat(101), 'titleTooLong'],
    ['title', undefined, 'titleRequired'],
    ['title', 7, 'titleRequired'],
    ['category', 'fish', 'categoryRequired'],
    ['category', undefined, 'categoryRequired'],
    ['breed', '', 'breedRequired'],
    ['breed', 'Merino', 'breedRequired'],
    ['breed', undefined, 'breedRequired'],
    ['age', '', 'ageRequired'],
    ['age', undefined, 'ageRequired'],
    ['age', '-1', 'agePositive'],
    ['age', '301', 'ageRealistic'],
    ['age', '1.5', 'wholeNumber'],
    ['age', '1e2', 'wholeNumber'],
    ['age', 'dos', 'wholeNumber'],
    ['age', {}, 'wholeNumber'],
    ['weight', '-1', 'weightPositive'],
    ['weight', '0', 'weightPositive'],
    ['weight', 0, 'weightPositive'],
    ['weight', '9999', 'weightRealistic'],
    ['weight', 'x', 'weight'],
    ['price', '', 'priceRequired'],
    ['price', undefined, 'priceRequired'],
    ['price', '1,5', 'plainNumber'],
    ['price', '-5', 'priceInvalid'],
    ['price', '1.234', 'plainNumber'],
    ['price', '123456789', 'tooBig'],
    ['price', '1e3', 'priceInvalid'],
    ['priceAmount', '0', 'amountPositive'],
    ['priceAmount', '999999999999', 'tooBig'],
    ['priceAmount', '1.000', 'plainNumber'],
    ['priceAmount', '1,000', 'plainNumber'],
    ['priceAmount', '1 000', 'plainNumber'],
    ['priceAmount', '1.234.567,50', 'plainNumber'],
    ['weight', '1.150', 'plainNumber'],
    ['weightMin', '1,150', 'plainNumber'],
    ['headCount', '1.000', 'plainNumber'],
    ['shrinkPercent', '2,5', 'plainNumber'],
    ['deliverFrom', '0000-01-01', 'dateInvalid'],
    ['weighedOn', '2100-01-01', 'dateInvalid'],
    ['weighedOn', '2099-01-01', 'dayInFuture'],
    ['traits', '{"wormedOn":"2099-01-01"}', 'dayInFuture'],
    ['traits', '{"vaccines":[{"what":"Aftosa","on":"2099-01-01"}]}', 'dayInFuture'],
    ['traits', '{"faults":[{"what":"a\\u0000b","heads":1}]}', 'traits'],
    ['location', ' ', 'locationRequired'],
    ['location', 'x'.repeat(121), 'tooLong'],
    ['description', 'x'.repeat(5001), 'tooLong'],
    ['vaccinated', 'maybe', 'invalid'],
    ['youtubeUrl', 'https://example.com/watch?v=aqz-KE-bpKQ', 'videoLink'],
    ['youtubeUrl', 'javascript:alert(1)', 'videoLink'],
    ['highlightDuration', 'year', 'highlight'],
    ['highlightUntil', 'tomorrow', 'highlight'],
  ])('refuses %s = %p with %s', (field, value, key) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: key });
  });

  it.each([
    ['age', '0'],
    ['age', '300'],
    ['age', 28],
    ['weight', '0.04'],
    ['weight', '1.1500'],
    ['price', 4800],
    ['priceAmount', 1.234],
    ['priceAmount', '0.385'],
    ['priceAmount', '1.8275'],
    ['traits', '{"serviceTo":"2099-01-01"}'],
    ['price', '0.5'],
    ['price', '99999999.99'],
    ['title', 'x'.repeat(100)],
    ['highlightDuration', 'none'],
    ['highlightDuration', ''],
    ['youtubeUrl', ''],
  ])('accepts %s = %p', (field, value) => {
    expect(errorsOf({ [field]: value })).toEqual({});
  });
});

it('knows the breeds of each category, Other last', () => {
  expect(Object.fromEntries(Object.entries(BREEDS).map(([category, breeds]) => [category, breeds.length]))).toEqual({
    bovine: 31,
    ovine: 16,
    caprine: 15,
    equine: 17,
    aviary: 17,
  });
  for (const breeds of Object.values(BREEDS)) expect(breeds.at(-1)).toBe('Other');
});
