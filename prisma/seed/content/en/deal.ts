import { when, type DealText } from '../voice';

export const ENGLISH_DEAL: DealText = {
  papers: [
    'Certificate of veterinary inspection ready the day you load.',
    'CVI included for out-of-state buyers.',
    'Health papers from our vet are paid for.',
    'Comes with a current CVI.',
    'Vet will write the health papers for whatever state you need.',
    'Inspection papers in hand before money changes hands.',
  ],
  identification: [
    'All carry official 840 tags.',
    'Branded, with brand inspection at loading.',
    'Ranch tags match the calving book.',
  ],
  pregnancy: [
    'Ultrasounded and confirmed bred.',
    'Preg-checked bred by our vet three weeks ago.',
    'Confirmed bred by blood test and ultrasound.',
  ],
  closing: [
    (v) => `Located ${v.n(8, 40)} miles out of ${v.city}.`,
    (v) => `Delivery within ${v.n(50, 200, 25)} miles for fuel.`,
    'Cashier’s check or wire before they leave the yard.',
    'Ten percent down holds them.',
    'Good loading chute, semis can turn around.',
    'Call ahead through the site and come any day but Sunday.',
    'Haulers recommended if you need one.',
    'Terms for buyers we know.',
    (v) => `Can meet halfway on the road from ${v.city}.`,
    'Evenings are best, we are in the field until dark.',
    when((v) => !v.negotiable, 'Price is firm.'),
    when((v) => !v.negotiable, 'No trades, and the price is the price.'),
    when((v) => v.negotiable, 'Reasonable offers will get an answer.'),
    when((v) => v.negotiable, 'Better price for cash.'),
    'Bill of sale at pickup.',
    'More video on request.',
    'Come look before you buy, the coffee is on.',
  ],
  healthStatus: ['Excellent', 'Very good', 'Good', 'Healthy, vet checked', 'Sound'],
};
