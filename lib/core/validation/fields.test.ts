import { animalListingFieldsSchema } from '@/lib/market/animal-lots/schema';
import { lotFieldsSchema } from '@/lib/market/auctions/schema';
import { layoutEmail } from '@/lib/core/email/layout';
import { equipmentListingFieldsSchema } from '@/lib/market/equipment/schema';
import { sendMessageSchema } from '@/lib/messages/messages/schema';
import { savedSearchSchema } from '@/lib/finding/saved-searches/schema';
import { verificationFieldsSchema } from '@/lib/accounts/verification/schema';
import { saleSchema } from '@/lib/market/price-history/schema';
import { amountRule } from '@/lib/deals/terms/schema';
import { fieldErrors } from './field-errors';
import { cleanText } from './fields';

const FORGED = 'Toro\r\nBcc: everybody@corral.test\u2028and\u0085more';
const ONE_LINE = 'Toro Bcc: everybody@corral.test and more';

describe('what stands in one line', () => {
  it.each([
    ['the title of an animal', animalListingFieldsSchema.shape.title],
    ['its place', animalListingFieldsSchema.shape.location],
    ['its health', animalListingFieldsSchema.shape.healthStatus],
    ['the title of equipment', equipmentListingFieldsSchema.shape.title],
    ['a brand', equipmentListingFieldsSchema.shape.brand],
    ['the title of a lot', lotFieldsSchema.shape.title],
    ['the name in a request for verification', verificationFieldsSchema.shape.firstName],
    ['a business', verificationFieldsSchema.shape.businessName],
    ['the name of a search', savedSearchSchema.shape.name],
    ['the subject of a message', sendMessageSchema.in.shape.subject],
  ])('holds no other: %s', (_, schema) => {
    expect(schema.parse(FORGED)).toBe(ONE_LINE);
  });

  it('and so does the subject of a mail, whatever was stored before', () => {
    expect(layoutEmail('rosa@corral.test', { subject: FORGED, greeting: '', paragraphs: [], footer: '' }).subject).toBe(
      ONE_LINE,
    );
  });
});

describe('a required text', () => {
  it.each(['', ' \n\t ', '\u200b', '\u200d\u2060', '\ufeff', '\u3164', '\u00ad', '\u2800', '\ufe0f'])(
    'is there for the eye too: %j',
    (text) => {
      expect(animalListingFieldsSchema.shape.location.safeParse(text).success).toBe(false);
    },
  );

  it('keeps paragraphs, accents and joined signs', () => {
    expect(cleanText(' Vaca\u2029con\u0301 cría\r👩‍🌾\u0090 ')).toBe('Vaca\ncoń cría\n👩‍🌾');
  });
});

it('says of a price of zero that it has to be more', () => {
  const { error } = animalListingFieldsSchema.shape.priceAmount.safeParse('0.00');
  expect(fieldErrors(error?.issues ?? []).form).toEqual([{ key: 'amountPositive' }]);
});

describe('a price that is too large', () => {
  it.each([
    ['as asked of animals', animalListingFieldsSchema.shape.priceAmount, 'tooBig', 9_999_999_999],
    ['of animals in dollars', animalListingFieldsSchema.shape.price, 'tooBig', 99_999_999.99],
    ['as asked of equipment', equipmentListingFieldsSchema.shape.priceAmount, 'tooBig', 9_999_999_999],
    ['of a sale', saleSchema.shape.amount, 'tooBig', 9_999_999_999],
    ['of an offer', amountRule, 'tooBig', 9_999_999_999],
    ['of a lot', lotFieldsSchema.shape.startingPrice, 'amountTooHigh', undefined],
  ])('says how much is accepted: %s', (_, schema, key, maximum) => {
    const found = (price: string) => fieldErrors(schema.safeParse(price).error?.issues ?? []).form;
    expect(found('999999999999')).toEqual([{ key, ...(maximum && { values: { maximum } }) }]);
    expect(found('much')?.[0]?.key).not.toBe(key);
  });
});
