import { withClient } from '../lib/database';

const POSTS = 30;
const PARAGRAPH =
  'El animal que toma poca agua come poco, y el que come poco no engorda. Por eso una aguada mal calculada se paga dos veces. ';

/** Inserts blog posts of about 5,000 characters and one running ad; returns the ad's id. */
export async function loadCommerce(databaseUrl: string): Promise<string> {
  return withClient(databaseUrl, async (client) => {
    await client.query(
      `INSERT INTO blog_posts (id, title, slug, excerpt, content, status, tags, category, published_at, updated_at)
       SELECT uuidv7(), 'Agua para el rodeo, parte ' || n, 'agua-' || n, 'Cuánta, dónde y de qué calidad.', $1, 'published', ARRAY['agua'],
         (enum_range(NULL::blog_category))[1 + n % 7], now() - n * interval '1 day', now()
       FROM generate_series(1, ${POSTS}) n`,
      [
        Array.from(
          { length: 10 },
          (_, n) => `## Parte ${n}\n\n${PARAGRAPH.repeat(4)}\n\n- una cosa\n- otra cosa\n`,
        ).join('\n'),
      ],
    );
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO banner_ads (id, company_name, contact_email, title, click_url, status, start_date, end_date, amount, payment_status, updated_at)
       VALUES (uuidv7(), 'Semillas', 'ventas@corral.test', 'Pasturas que aguantan la seca', 'https://semillas.example', 'active', now(), now() + interval '1 month', 100, 'paid', now())
       RETURNING id`,
    );
    return rows[0]?.id ?? '';
  });
}
