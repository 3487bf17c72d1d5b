import { query } from './database';

/** Puts sixty calves of the account on sale at US$ 3.05 a kilogram, and returns the listing's id. */
export async function putCalvesOnSale(email: string, title: string): Promise<string> {
  const [row] = await query<{ id: string }>(
    `INSERT INTO cattle_listings (id, user_id, title, category, breed, age, weight, class, head_count, price_amount, price_basis, price_currency,
       shrink_percent, location, expires_at, updated_at)
     SELECT uuidv7(), id, $2, 'bovine', 'Gelbvieh', 7, 170, 'calf_m', 60, 3.05, 'live_kg', 'USD', 3, 'Trinidad, Uruguay', now() + interval '9 days', now()
     FROM users WHERE email = $1 RETURNING id`,
    [email, title],
  );
  if (!row) throw new Error(`There is no account ${email}`);
  return row.id;
}
