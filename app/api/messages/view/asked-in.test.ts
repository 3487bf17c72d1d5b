import { QUICK_QUESTIONS } from '@/lib/messages/messages/quick-words';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import pt from '@/messages/pt.json';
import { askedIn } from './asked-in';

it.each([
  ['Hola, ¿siguen disponibles?', ['available']],
  ['Buenas, ¿cuánto pesan?', ['weight']],
  ['¿A cuánto los pedís? ¿Cuánto vale el lote?', ['price']],
  ['¿Dónde están? ¿Puedo ir a verlos el sábado?', ['place', 'visit']],
  ['Ainda está disponível? Qual o peso médio?', ['available', 'weight']],
  ['Onde fica o gado? Posso passar ver?', ['place', 'visit']],
  ['Quanto custa? Dá para visitar?', ['price', 'visit']],
  ['Still available? How much do they weigh?', ['available', 'weight']],
  ['How much are they, and where are they?', ['price', 'place']],
  ['Muchas gracias, nos vemos', []],
  ['Te pago en pesos', []],
])('reads what «%s» asks about', (text, asked) => {
  expect(askedIn(text)).toEqual(asked);
});

it.each(Object.entries({ es, en, pt }))(
  'reads the questions that buyers ask with one tap, in %s',
  (_, { messages }) => {
    const known = {
      available: 'available',
      visit: 'visit',
      price: 'price',
      papers: 'papers',
      video: 'video',
      try: 'visit',
    };
    for (const name of [...QUICK_QUESTIONS.listing, ...QUICK_QUESTIONS.equipment])
      if (name in known)
        expect([name, ...askedIn(messages.questions[name])]).toEqual([name, known[name as keyof typeof known]]);
  },
);
