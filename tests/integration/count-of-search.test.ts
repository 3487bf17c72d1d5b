import { NextRequest } from 'next/server';
import { GET } from '@/app/api/cattle/count/route';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';

it('says how many lots a search page shows, with its sentence read and numbers as its language writes them', async () => {
  const { id: userId } = await makeUser();
  for (const price of ['900', '1300']) await makeListing({ userId, title: 'Vaquillonas', class: 'heifer_bred', price });
  const ask = async (query: string): Promise<unknown> => {
    const request = new NextRequest(`http://localhost/api/cattle/count?language=es&${query}`);
    return (await GET(request, { params: Promise.resolve({}) })).json();
  };
  expect(await ask('search=vaquillonas+hasta+1000+usd')).toEqual({ shown: '1', button: 'Ver 1 lote' });
  expect(await ask('search=vaquillonas&maxPrice=1.500')).toEqual({ shown: '2', button: 'Ver 2 lotes' });
});
